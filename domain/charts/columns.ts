/**
 * Stacked columns (contract C12.2): numbers in, places out. Across, places are shares of the width from 0 to 1, so that a chart
 * fits any width and its letters stay as large as they are; down, they are pixels.
 */

export type Column = { parts: readonly number[] };

export type Box = { x: number; width: number; y: number; height: number };
export type Columns = {
  boxes: (Box & { column: number; part: number })[];
  /** The whole width of each column, from top to ground: what a pointer aims at. */
  aims: Box[];
  ticks: { value: number; y: number }[];
  tops: { x: number; y: number }[];
};

const TICKS_MAX = 4;
/** The share of its place that a column fills. */
const FILLED = 0.72;
/** The share of the width that is left, on the left, to the numbers of the lines. */
const NUMBERS = 0.07;
/** Fewer columns are no wider than so many would be. */
export const COLUMNS_MIN = 6;

/** Whole numbers from 0 to one that is at least `most`, in steps of 1, 2 or 5 times a power of ten. */
export function ticksOf(most: number): number[] {
  const wanted = Math.max(most, 1) / TICKS_MAX;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((each) => each >= wanted) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step);
}

/** The columns, `height` pixels from the highest line to the ground, which is at `height`. */
export function columnsOf(columns: readonly Column[], height: number): Columns {
  const sums = columns.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const values = ticksOf(sums.reduce((a, b) => Math.max(a, b), 0));
  const top = values.at(-1) ?? 1;
  const place = (1 - NUMBERS) / Math.max(columns.length, COLUMNS_MIN);
  const placeOf = (at: number) => NUMBERS + at * place;
  const across = (at: number) => ({ x: placeOf(at) + ((1 - FILLED) / 2) * place, width: FILLED * place });
  const boxes = columns.flatMap(({ parts }, at) => {
    let below = 0;
    return parts.flatMap((value, part) => {
      if (value === 0) return [];
      below += value;
      return [{ column: at, part, ...across(at), y: height * (1 - below / top), height: (height * value) / top }];
    });
  });
  return {
    boxes,
    aims: columns.map((_, at) => ({ x: placeOf(at), width: place, y: 0, height })),
    ticks: values.map((value) => ({ value, y: height * (1 - value / top) })),
    tops: sums.map((sum, at) => ({ x: placeOf(at + 0.5), y: height * (1 - sum / top) })),
  };
}
