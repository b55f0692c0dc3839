/** Median time until a report is acted on, from mergeable groups (C12.1) */

export const TENTH_OF_DAY_S = 8_640;

/** Waits that round to the same tenth of a day: the shortest and the longest, and their number. */
export type Waits = { minSeconds: number; maxSeconds: number; total: number };

const tenths = (seconds: number): number => Math.floor(seconds / TENTH_OF_DAY_S + 0.5);

/** Sorted; merging leaves the median unchanged. */
export function byTenths(waits: readonly Waits[]): Waits[] {
  const byTenth = new Map<number, Waits>();
  for (const { minSeconds, maxSeconds, total } of waits) {
    const group = byTenth.get(tenths(minSeconds)) ?? { minSeconds, maxSeconds, total: 0 };
    byTenth.set(tenths(minSeconds), {
      minSeconds: Math.min(group.minSeconds, minSeconds),
      maxSeconds: Math.max(group.maxSeconds, maxSeconds),
      total: group.total + total,
    });
  }
  return [...byTenth.values()].sort((a, b) => a.minSeconds - b.minSeconds);
}

/** To a tenth of a day; `null` if empty. Exact: the middle two share a group, or are the ends of adjacent ones. */
export function medianDays(waits: readonly Waits[]): number | null {
  const sorted = byTenths(waits);
  const count = sorted.reduce((sum, { total }) => sum + total, 0);
  const groupAt = (rank: number): Waits | undefined => {
    let cumulative = 0;
    return sorted.find(({ total }) => {
      cumulative += total;
      return rank < cumulative;
    });
  };
  const [low, high] = [groupAt(Math.floor((count - 1) / 2)), groupAt(Math.ceil((count - 1) / 2))];
  if (!low || !high) return null;
  return tenths(low === high ? low.minSeconds : (low.maxSeconds + high.minSeconds) / 2) / 10;
}
