/** Stacked columns (C12.2): x as a fraction of the width; y in pixels, as text does not scale */

type Column = { parts: readonly number[] };

export type Box = { x: number; width: number; y: number; height: number };
type Columns = {
  boxes: (Box & { column: number; part: number })[];
  /** Full height. */
  hitAreas: Box[];
  ticks: { value: number; y: number }[];
  tops: { x: number; y: number }[];
};

const TICKS_MAX = 4;
const BAR_SHARE = 0.72;
const TICK_LABELS_SHARE = 0.07;
/** With fewer, columns are no wider. */
export const COLUMNS_MIN = 6;

/** From 0 to at least `max`, in steps of 1, 2 or 5 times a power of ten. */
export function ticksOf(max: number): number[] {
  const minStep = Math.max(max, 1) / TICKS_MAX;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((each) => each >= minStep) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, at) => at * step);
}

/** `height`: from top tick to baseline. */
export function columnsOf(columns: readonly Column[], height: number): Columns {
  const sums = columns.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const values = ticksOf(sums.reduce((a, b) => Math.max(a, b), 0));
  const top = values.at(-1) ?? 1;
  const slotWidth = (1 - TICK_LABELS_SHARE) / Math.max(columns.length, COLUMNS_MIN);
  const slotStart = (at: number) => TICK_LABELS_SHARE + at * slotWidth;
  const barExtent = (at: number) => ({
    x: slotStart(at) + ((1 - BAR_SHARE) / 2) * slotWidth,
    width: BAR_SHARE * slotWidth,
  });
  const boxes = columns.flatMap(({ parts }, at) => {
    let stacked = 0;
    return parts.flatMap((value, part) => {
      if (value === 0) return [];
      stacked += value;
      return [{ column: at, part, ...barExtent(at), y: height * (1 - stacked / top), height: (height * value) / top }];
    });
  });
  return {
    boxes,
    hitAreas: columns.map((_, at) => ({ x: slotStart(at), width: slotWidth, y: 0, height })),
    ticks: values.map((value) => ({ value, y: height * (1 - value / top) })),
    tops: sums.map((sum, at) => ({ x: slotStart(at + 0.5), y: height * (1 - sum / top) })),
  };
}
