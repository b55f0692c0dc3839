/** Stacked columns (C12.2): x as a fraction of the width, to fit any width without scaling text; y in pixels */

export type Column = { parts: readonly number[] };

export type Box = { x: number; width: number; y: number; height: number };
export type Columns = {
  boxes: (Box & { column: number; part: number })[];
  /** Full-height hit areas for the pointer. */
  aims: Box[];
  ticks: { value: number; y: number }[];
  tops: { x: number; y: number }[];
};

const TICKS_MAX = 4;
const FILLED = 0.72;
/** Fraction of the width for the tick labels on the left. */
const NUMBERS = 0.07;
/** Fewer columns are as narrow as this many. */
export const COLUMNS_MIN = 6;

/** From 0 to at least `most`, in steps of 1, 2 or 5 times a power of ten. */
export function ticksOf(most: number): number[] {
  const wanted = Math.max(most, 1) / TICKS_MAX;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((each) => each >= wanted) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step);
}

/** `height`: pixels from top tick to baseline. */
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
