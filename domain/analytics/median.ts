/** How long it takes until somebody acts on a report, of sums that are added up (contract C12.1). */

export const TENTH_OF_DAY_S = 8_640;

/** Some that took equally long to a tenth of a day: the shortest and the longest, seconds, and how many they are. */
export type Waits = { least: number; most: number; total: number };

const tenths = (seconds: number): number => Math.floor(seconds / TENTH_OF_DAY_S + 0.5);

/** The same with one for each tenth of a day, in order; the median stays. */
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

/**
 * The median of all of them in days, to a tenth; `null` of none. It is known without each single one: between the two in the
 * middle lies nothing, so where they differ in tenths they are the longest and the shortest of theirs.
 */
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
