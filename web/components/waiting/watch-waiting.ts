/** Whether anything waits on this device (contract C15.5): all that a page asks before it fetches what deals with it. */
import { WAITING_NAME } from './database-name.ts';

const EVERY_MS = 60_000;

let isLooking = false;

/** Calls `act` now and, while the document is open, whenever a report may be sent (contract C15.4): with a connection, every minute, and when the page is looked at. */
export function onSendOpportunity(act: () => void): void {
  act();
  addEventListener('online', act);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act());
  setInterval(act, EVERY_MS);
}

/** Calls `show` where a report waits, also one that another tab keeps later. A browser that cannot say so has none, as far as this page can know. */
export function watchForWaiting(show: () => unknown): void {
  if (isLooking) return;
  isLooking = true;
  onSendOpportunity(() =>
    indexedDB
      .databases?.()
      .then((all) => all.some(({ name }) => name === WAITING_NAME) && show())
      // Storage is forbidden here: nothing can wait.
      .catch(() => undefined),
  );
}
