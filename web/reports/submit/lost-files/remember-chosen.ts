import { withStorage } from '../state/draft.ts';

/** Remembers how many photos or logs were chosen, so that a reload can say what was lost; 0 removes the entry (C7.9). */
export function rememberChosen(key: string, count: number): void {
  withStorage((storage) => (count > 0 ? storage.setItem(key, `${count}`) : storage.removeItem(key)));
}
