/** Medians, spreads and percentiles, and their formatting. */

/** The percentile for a share between 0 and 1; `NaN` without values. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A row of the results table: name, goal, measured value, and whether it meets the goal. */
export type Figure = { name: string; goal: string; measured: string; met: boolean | null };

const round = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(value >= 10 ? 3 : 2);

export const amount = (value: number, unit: string): string => `${round(value)} ${unit}`;

/** A figure without a goal. */
export const plain = (name: string, measured: string): Figure => ({ name, goal: '', measured, met: null });

/** Paired measurements, as the median and interquartile range of their ratios; not judged without a goal. */
export function ratio(
  name: string,
  pairs: readonly { app: number; other: number }[],
  { min, max, unit }: { min?: number; max?: number; unit: string },
): Figure {
  const ratios = pairs.map(({ app, other }) => app / other);
  const middle = median(ratios);
  const spread = `${percentile(ratios, 0.25).toFixed(2)}–${percentile(ratios, 0.75).toFixed(2)}`;
  const values = [pairs.map(({ app }) => app), pairs.map(({ other }) => other)].map(median);
  const [app = 0, other = 0] = values;
  return {
    name,
    goal: min !== undefined ? `≥ ${min} ×` : max !== undefined ? `≤ ${max} ×` : '',
    measured: `${middle.toFixed(2)} × (${spread}); ${round(app)} to ${round(other)} ${unit}`,
    met: min !== undefined ? middle >= min : max !== undefined ? middle <= max : null,
  };
}

/** Times of single requests in milliseconds, against goals for p50 and p99. */
export function times(name: string, measured: readonly number[], goal: { p50?: number; p99?: number } = {}): Figure {
  const [p50, p99] = [median(measured), percentile(measured, 0.99)];
  const goals = Object.entries(goal).map(([key, max]) => `${key} ≤ ${max} ms`);
  const isMet = p50 <= (goal.p50 ?? Number.POSITIVE_INFINITY) && p99 <= (goal.p99 ?? Number.POSITIVE_INFINITY);
  return {
    name,
    goal: goals.join(', '),
    measured: `p50 ${round(p50)} ms, p99 ${round(p99)} ms`,
    met: goals.length === 0 ? null : isMet,
  };
}

/** Alternating single requests of two systems: how much longer the p95 of the first is, milliseconds. */
export function slower(
  name: string,
  { app, other }: { app: readonly number[]; other: readonly number[] },
  max: number,
): Figure {
  const [mine, theirs] = [percentile(app, 0.95), percentile(other, 0.95)];
  return {
    name,
    goal: `p95 ≤ ${max} ms more`,
    measured: `p95 ${round(mine)} to ${round(theirs)} ms, p50 ${round(median(app))} to ${round(median(other))} ms`,
    met: mine - theirs <= max,
  };
}
