/** Rows of bars, a label above each (contract C12.2): shares of the width across, pixels down. */

export type BarRow = { label: string; total: number };
export type Bar = { label: string; total: number; width: number; labelY: number; y: number; height: number };

/** Pixels from one row to the next, to the ground line of its label, and of the bar below that. */
const ROW = 44;
const LABEL = 18;
const BAR_TOP = 24;
const BAR = 12;
/** Letters of a label that a phone of 320 px has room for, beside the number. */
const LETTERS_MAX = 36;
/** Most bars of a chart: the table beside it holds all rows. */
export const BARS_MAX = 12;

const inShort = (label: string): string =>
  label.length <= LETTERS_MAX ? label : `${label.slice(0, LETTERS_MAX - 1).trimEnd()}…`;

/** The first rows as bars, the largest as wide as the chart, and how high all of them are together. */
export function barsOf(rows: readonly BarRow[]): { bars: Bar[]; height: number } {
  const shown = rows.slice(0, BARS_MAX);
  const most = shown.reduce((a, { total }) => Math.max(a, total), 1);
  const bars = shown.map(({ label, total }, at) => ({
    label: inShort(label),
    total,
    width: total / most,
    labelY: at * ROW + LABEL,
    y: at * ROW + BAR_TOP,
    height: BAR,
  }));
  return { bars, height: shown.length * ROW };
}
