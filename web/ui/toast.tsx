/** Short messages that come and go (specification sections 8 and 9): at most one at a time. */
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';

type Toast = { key: number; title: string; description?: string | undefined; destructive?: boolean };

/** How long a toast stays (section 9). */
const DURATION = 5_000;
const ERROR_DURATION = 8_000;

type State = { toast: Toast | null; hosts: readonly string[] };
let state: State = { toast: null, hosts: [] };
let count = 0;
const listeners = new Set<() => void>();

function set(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a toast in place of the one that is there. */
export function toast(message: { title: string; description?: string; destructive?: boolean }): void {
  count += 1;
  set({ toast: { ...message, key: count } });
}

/** Takes the toast away. */
export function dismissToast(): void {
  set({ toast: null });
}

const SERVER_STATE: State = { toast: null, hosts: [] };

/**
 * Where toasts appear. Every open dialog holds one of its own, since all outside a modal dialog is inert; only the
 * innermost shows anything.
 */
export function Toaster() {
  const id = useId();
  const { toast: shown, hosts } = useSyncExternalStore(
    subscribe,
    () => state,
    () => SERVER_STATE,
  );
  useEffect(() => {
    set({ hosts: [...state.hosts, id] });
    return () => set({ hosts: state.hosts.filter((host) => host !== id) });
  }, [id]);
  if (hosts.length > 0 && hosts.at(-1) !== id) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 p-3 sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-full sm:p-4 md:max-w-[420px]">
      <div role="status">{shown && !shown.destructive && <ToastCard key={shown.key} toast={shown} />}</div>
      <div role="alert">{shown?.destructive && <ToastCard key={shown.key} toast={shown} />}</div>
    </div>
  );
}

/** The time stops while the toast is pointed at or focused, so that nobody has to read in haste. */
function ToastCard({ toast: { title, description, destructive } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, destructive ? ERROR_DURATION : DURATION);
    return () => clearTimeout(timer);
  }, [held, destructive]);
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is reading
    <div
      className={`pointer-events-auto flex animate-rise items-start gap-3 rounded-card border p-4 shadow-float ${
        destructive ? 'border-danger-fill bg-danger-tint text-ink' : 'border-line bg-raised text-ink'
      }`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${destructive ? 'text-danger' : 'text-good'}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">{title}</p>
        {description && <p className="mt-1 text-[0.9375rem] leading-snug text-ink-soft">{description}</p>}
      </div>
      <button
        type="button"
        onClick={dismissToast}
        aria-label="Dismiss message"
        className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
