/**
 * One sign-in per address at a time, in this process. Attempts count as failed until checked (C6.3), so simultaneous
 * correct passwords would use up the limit
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
