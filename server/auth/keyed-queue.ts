/**
 * One sign-in per address at a time, within this process. Attempts count as failed until they are checked (C6.3), so
 * simultaneous ones would exhaust the limit even with correct passwords
 */
export type KeyedQueue = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/** In order of arrival; a failure does not block the others. */
export function keyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (address, work) => {
    const current = (last.get(address) ?? Promise.resolve()).then(work, work);
    last.set(address, current);
    try {
      return await current;
    } finally {
      if (last.get(address) === current) last.delete(address);
    }
  };
}
