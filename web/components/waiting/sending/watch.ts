/** When a page tries to send what waits (contract C15.4): at once, every minute, with a connection, and when it is looked at. */
import { WAITING_NAME } from '../name.ts';

const EVERY_MS = 60_000;

/** Background Sync, which not every browser has. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks the browser to wake the worker once there is a connection, where it can. */
export async function askForSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(WAITING_NAME);
  } catch {
    // It is not allowed here: the page sends by itself.
  }
}

let isWatching = false;

/** Calls `attempt` from now on, for as long as the document is open. */
export function watch(attempt: () => void): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', attempt);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && attempt());
  setInterval(attempt, EVERY_MS);
  attempt();
}
