/** Bar widths as fractions of the chart (C12.2) */
import { NOT_GIVEN } from '../reports/trend-filters/trend-filters.ts';

type BarRow = { label: string; total: number };

/** The table beside the chart has all rows. */
export const BARS_MAX = 12;

type Bars<Row extends BarRow> = {
  bars: (Row & { width: number })[];
  hidden: number;
  /** Shown below the chart, without a bar. */
  notGiven: Row | undefined;
};

export function barsOf<Row extends BarRow>(rows: readonly Row[], max = BARS_MAX): Bars<Row> {
  const withValue = rows.filter(({ label }) => label !== NOT_GIVEN);
  const shown = withValue.slice(0, max);
  const widest = shown.reduce((a, { total }) => Math.max(a, total), 1);
  return {
    bars: shown.map((row) => ({ ...row, width: row.total / widest })),
    hidden: withValue.length - shown.length,
    notGiven: rows.find(({ label }) => label === NOT_GIVEN),
  };
}
