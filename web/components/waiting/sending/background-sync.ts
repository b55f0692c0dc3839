/** Sending while no page is open (contract C15.4). */
import { WAITING_NAME } from '../database-name.ts';

/** Background Sync, which not every browser has. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks the browser to wake the worker once there is a connection, where it can. */
export async function requestSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(WAITING_NAME);
  } catch {
    // It is not allowed here: the page sends by itself.
  }
}
