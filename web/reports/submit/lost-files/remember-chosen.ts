import { withStorage } from '../state/draft.ts';

/** 0 leaves nothing in storage (C7.9). */
export function rememberChosen(key: string, count: number): void {
  withStorage((storage) => (count > 0 ? storage.setItem(key, `${count}`) : storage.removeItem(key)));
}
