/** Whether anything waits on this device (contract C15.5): all that a page asks before it fetches what deals with it. */
import { WAITING_NAME } from './name.ts';

/** Calls `show` where a report waits. A browser that cannot say so has none, as far as this page can know. */
export function lookForWaiting(show: () => unknown): void {
  indexedDB
    .databases?.()
    .then((all) => all.some(({ name }) => name === WAITING_NAME) && show())
    // Storage is forbidden here: nothing can wait.
    .catch(() => undefined);
}
