/** Keeps what is opened from a list a single step in the history. */
import { stepBack } from './step-back.ts';

/** The history state of an address opened from its list. */
export const OPENED = { opened: true };

/** Steps back to the list; otherwise `replaceAddress` closes it. */
export function closeOpened(replaceAddress: () => void): void {
  if (history.state?.opened) stepBack();
  else replaceAddress();
}
