/** Median time until a report is acted on, from mergeable groups (C12.1) */

export const TENTH_OF_DAY_S = 8_640;

/** Waits equal to a tenth of a day: shortest and longest in seconds, and count. */
export type Waits = { least: number; most: number; total: number };

const tenths = (seconds: number): number => Math.floor(seconds / TENTH_OF_DAY_S + 0.5);

/** Merges groups by tenth, sorted; the median is unchanged. */
export function byTenths(waits: readonly Waits[]): Waits[] {
  const alike = new Map<number, Waits>();
  for (const { least, most, total } of waits) {
    const known = alike.get(tenths(least)) ?? { least, most, total: 0 };
    alike.set(tenths(least), {
      least: Math.min(known.least, least),
      most: Math.max(known.most, most),
      total: known.total + total,
    });
  }
  return [...alike.values()].toSorted((a, b) => a.least - b.least);
}

/** Days, to a tenth; `null` if empty. Exact: no wait is between the middle two, so they share a tenth or are known. */
export function medianDays(waits: readonly Waits[]): number | null {
  const inOrder = byTenths(waits);
  const count = inOrder.reduce((sum, { total }) => sum + total, 0);
  const holding = (rank: number): Waits | undefined => {
    let before = 0;
    return inOrder.find(({ total }) => {
      before += total;
      return rank < before;
    });
  };
  const [low, high] = [holding(Math.floor((count - 1) / 2)), holding(Math.ceil((count - 1) / 2))];
  if (!low || !high) return null;
  return tenths(low === high ? low.least : (low.most + high.least) / 2) / 10;
}
