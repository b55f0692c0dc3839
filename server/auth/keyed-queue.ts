/**
 * A keyed mutex: one sign-in of an address at a time, within this process. An attempt counts as failed until its password
 * was looked at (5 an email, 20 an address in 15 minutes, contract C6.3); without it, right passwords that arrive together
 * would use up the limit for each other.
 */
export type KeyedQueue = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/** Makes the mutex: work for one address runs in the order it came, and a failure holds nobody up. */
export function keyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (address, work) => {
    const mine = (last.get(address) ?? Promise.resolve()).then(work, work);
    last.set(address, mine);
    try {
      return await mine;
    } finally {
      if (last.get(address) === mine) last.delete(address);
    }
  };
}
