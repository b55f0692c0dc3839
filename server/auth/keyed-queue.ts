/**
 * One sign-in of an address at a time, within this process. An attempt counts as failed until its password was
 * looked at (contract C6.3); without turns, right passwords that arrive together would use up the limit for each other.
 */
export type InTurn = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/** Makes the queue: work for one address runs in the order it came, and a failure holds nobody up. */
export function makeTurns(): InTurn {
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
