/** Whether anything waits here; all that a page loads to find out (C15.5). */
import { WAITING_NAME } from './database-name.ts';

const EVERY_MS = 60_000;

let isLooking = false;

/**
 * Calls `act` now and whenever a report may be sent: with a connection, every minute, and when the page becomes visible
 * (C15.4).
 */
export function onSendOpportunity(act: () => void): void {
  act();
  addEventListener('online', act);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act());
  setInterval(act, EVERY_MS);
}

/** Calls `show` if a report waits, also one that another tab stores later. */
export function watchForWaiting(show: () => unknown): void {
  if (isLooking) return;
  isLooking = true;
  onSendOpportunity(() =>
    indexedDB
      .databases?.()
      .then((all) => all.some(({ name }) => name === WAITING_NAME) && show())
      // Storage is forbidden, so nothing can wait.
      .catch(() => undefined),
  );
}
