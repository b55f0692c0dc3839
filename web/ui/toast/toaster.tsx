/** Renders toasts: one at a time, 5 s, errors 8 s. */

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { dismissToast, setToastState, subscribe, type Toast, type ToastState, toastState } from './toast.ts';
import * as words from './words/en.ts';

const DURATION_MS = 5_000;
const ERROR_DURATION_MS = 8_000;

const SERVER_STATE: ToastState = { toast: null, hosts: [] };

/**
 * Each open dialog has its own, since a modal makes everything else inert; only the innermost shows anything. The
 * page's own is `outermost`, although it may mount after a dialog has opened.
 */
export function Toaster({ outermost = false }: { outermost?: boolean }) {
  const id = useId();
  const { toast: shown, hosts } = useSyncExternalStore(subscribe, toastState, () => SERVER_STATE);
  useEffect(() => {
    setToastState({ hosts: outermost ? [id, ...toastState().hosts] : [...toastState().hosts, id] });
    return () => setToastState({ hosts: toastState().hosts.filter((host) => host !== id) });
  }, [id, outermost]);
  if (hosts.length > 0 && hosts.at(-1) !== id) return null;
  return (
    <div className="print:hidden pointer-events-none fixed inset-x-0 top-0 z-50 mx-auto p-3 sm:p-4 md:max-w-[420px]">
      <div role="status">{shown && !shown.destructive && <ToastCard key={shown.key} toast={shown} />}</div>
      <div role="alert">{shown?.destructive && <ToastCard key={shown.key} toast={shown} />}</div>
    </div>
  );
}

/** Paused while hovered or focused. */
function ToastCard({ toast: { title, description, destructive, action } }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(dismissToast, destructive ? ERROR_DURATION_MS : DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPaused, destructive]);
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that somebody is reading
    <div
      className={`pointer-events-auto flex animate-rise items-start gap-3 rounded-card border p-4 shadow-float ${
        destructive ? 'border-danger-fill bg-danger-tint text-ink' : 'border-line bg-raised text-ink'
      }`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${destructive ? 'text-danger' : 'text-good'}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">{title}</p>
        {description && <p className="mt-1 text-[0.9375rem] leading-snug text-ink-soft">{description}</p>}
        {action && (
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => {
              dismissToast();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        onClick={dismissToast}
        aria-label={words.dismiss}
        className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
