/** Median time until a report is acted on, from mergeable groups (C12.1) */

export const TENTH_OF_DAY_S = 8_640;

/** Waits that round to the same tenth of a day: the shortest and longest in seconds, and their number. */
export type Waits = { least: number; most: number; total: number };

const tenths = (seconds: number): number => Math.floor(seconds / TENTH_OF_DAY_S + 0.5);

/** Sorted; merging leaves the median unchanged. */
export function byTenths(waits: readonly Waits[]): Waits[] {
  const byTenth = new Map<number, Waits>();
  for (const { least, most, total } of waits) {
    const group = byTenth.get(tenths(least)) ?? { least, most, total: 0 };
    byTenth.set(tenths(least), {
      least: Math.min(group.least, least),
      most: Math.max(group.most, most),
      total: group.total + total,
    });
  }
  return [...byTenth.values()].toSorted((a, b) => a.least - b.least);
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
  return tenths(low === high ? low.least : (low.most + high.least) / 2) / 10;
}
