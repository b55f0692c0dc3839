/**
 * Short messages that come and go (specification sections 8 and 9): at most one at a time. What shows them is in
 * toaster.tsx, which is fetched apart.
 */

export type Toast = {
  key: number;
  title: string;
  description?: string | undefined;
  destructive?: boolean;
  action?: ToastAction | undefined;
};

/** A button in a toast; what it does must be possible elsewhere too, since the toast goes. */
export type ToastAction = { label: string; onPress: () => void };

export type ToastState = { toast: Toast | null; hosts: readonly string[] };
let state: ToastState = { toast: null, hosts: [] };
let count = 0;
const listeners = new Set<() => void>();

/** Changes the state and tells who listens. */
export function setToasts(next: Partial<ToastState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a toast in place of the one that is there. */
export function toast(message: Omit<Toast, 'key'>): void {
  count += 1;
  setToasts({ toast: { ...message, key: count } });
}

/** Takes the toast away. */
export function dismissToast(): void {
  setToasts({ toast: null });
}

/** The state now. */
export const toasts = () => state;
