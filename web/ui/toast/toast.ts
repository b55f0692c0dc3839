/** Shows one short message at a time, in toaster.tsx, which loads separately. */

export type Toast = {
  key: number;
  title: string;
  description?: string | undefined;
  destructive?: boolean;
  action?: ToastAction | undefined;
};

/** Also offered elsewhere, as the toast disappears. */
type ToastAction = { label: string; onPress: () => void };

export type ToastState = { toast: Toast | null; hosts: readonly string[] };
let state: ToastState = { toast: null, hosts: [] };
let count = 0;
const listeners = new Set<() => void>();

export function setToastState(next: Partial<ToastState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function toast(message: Omit<Toast, 'key'>): void {
  count += 1;
  setToastState({ toast: { ...message, key: count } });
}

export function dismissToast(): void {
  setToastState({ toast: null });
}

export const toastState = () => state;
