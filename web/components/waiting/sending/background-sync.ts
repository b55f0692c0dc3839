/** Background Sync: sends while no page is open (C15.4). */
import { WAITING_NAME } from '../database-name.ts';

/** Not supported by every browser. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks the browser to wake the worker once online. */
export async function requestSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(WAITING_NAME);
  } catch {
    // Not permitted: the page sends instead.
  }
}
