/** Detects waiting reports; pages load nothing else until there is one (C15.5). */
import { WAITING_NAME } from './database-name.ts';

const INTERVAL_MS = 60_000;

let isWatching = false;

/**
 * Calls `act` now and whenever sending may succeed: on reconnecting, every minute, and when the page becomes visible
 * (C15.4).
 */
export function onSendOpportunity(act: () => void): void {
  act();
  addEventListener('online', act);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act());
  setInterval(act, INTERVAL_MS);
}

/** Calls `show` if a report is waiting, now or stored later by another tab. */
export function watchForWaiting(show: () => unknown): void {
  if (isWatching) return;
  isWatching = true;
  onSendOpportunity(async () => {
    try {
      const all = await indexedDB.databases();
      if (all.some(({ name }) => name === WAITING_NAME)) await show();
    } catch {
      // Storage is absent or forbidden, so nothing can be waiting.
    }
  });
}
