/** Geometry of a height curve (C16.5): x as a fraction of the width; y in pixels */
import { type Flight, type Height, lastSecond } from './flight.ts';

/** Not counting the lowest. */
const GRID_LINES_MAX = 4;
const TIME_LABELS_MAX = 5;

const TIME_STEPS_S = [1, 5, 10, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600];

type Curve = {
  /** In a `width` by `height` viewBox. */
  line: string;
  width: number;
  gridLines: { metres: number; y: number }[];
  times: { second: number; x: number }[];
  xOf: (second: number) => number;
  yOf: (metres: number) => number;
};

/** 1, 2 or 5 times a power of ten. */
function roundStep(span: number): number {
  const minStep = Math.max(span, 1) / GRID_LINES_MAX;
  const power = 10 ** Math.floor(Math.log10(minStep));
  return Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((step) => step >= minStep) ?? 1);
}

export function rangeOf(heights: readonly Height[]): { lowest: number; highest: number } {
  const metres = heights.map(([, metre]) => metre);
  return { lowest: Math.min(...metres), highest: Math.max(...metres) };
}

/** `height`: from top to bottom line. */
export function curveOf(heights: readonly Height[], height: number): Curve {
  const width = Math.max(1, lastSecond(heights));
  const { lowest, highest } = rangeOf(heights);
  const step = roundStep(highest - lowest);
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(bottom + step, Math.ceil(highest / step) * step);
  const xOf = (second: number) => second / width;
  const yOf = (metres: number) => height * (1 - (metres - bottom) / (top - bottom));
  const line = heights.map(([second, metre]) => `${second} ${Math.round(yOf(metre) * 10) / 10}`).join('L');
  const timeStep = TIME_STEPS_S.find((each) => width / each <= TIME_LABELS_MAX) ?? width;
  return {
    line: `M${line}`,
    width,
    gridLines: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, at) => {
      const metres = bottom + at * step;
      return { metres, y: yOf(metres) };
    }),
    times: Array.from({ length: Math.floor(width / timeStep) + 1 }, (_, at) => ({
      second: at * timeStep,
      x: xOf(at * timeStep),
    })),
    xOf,
    yOf,
  };
}

/** Interpolated; clamped to both ends. */
export function heightAt(heights: readonly Height[], second: number): number {
  const next = heights.findIndex(([each]) => each >= second);
  const [after, before] = [heights[next] ?? heights.at(-1), heights[next - 1]];
  if (!after || next <= 0 || !before) return after?.[1] ?? 0;
  const share = (second - before[0]) / (after[0] - before[0]);
  return Math.round(before[1] + share * (after[1] - before[1]));
}

/** `1:05:30` */
export function flightTime(second: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(second / 3_600)}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
}

/** `1:05`; `0:00:30` for a curve of a few minutes. */
export function shortTime(second: number, durationS: number): string {
  const full = flightTime(second);
  return durationS > 300 ? full.slice(0, -3) : full;
}

export type Mark = 'launch' | 'moment' | 'highest';
type HeightRow = { second: number; metre: number; marks: Mark[] };

/** Launch and moment always have a row. */
export function rowsOf({ heights, launch, moment }: Flight): HeightRow[] {
  const { highest } = rangeOf(heights);
  const heightsBySecond = new Map(heights);
  for (const second of [launch, moment])
    if (second !== null && !heightsBySecond.has(second)) heightsBySecond.set(second, heightAt(heights, second));
  const peak = heights.find(([, metre]) => metre === highest)?.[0];
  return [...heightsBySecond]
    .sort(([one], [other]) => one - other)
    .map(([second, metre]) => {
      const marks: [Mark, boolean][] = [
        ['launch', second === launch],
        ['moment', second === moment],
        ['highest', second === peak],
      ];
      return { second, metre, marks: marks.flatMap(([mark, applies]) => (applies ? [mark] : [])) };
    });
}

/** Seconds per arrow key: about 300 presses cross a flight. */
export function markStep(heights: readonly Height[]): number {
  const minStep = lastSecond(heights) / 300;
  return [1, 2, 5, 10, 15, 30, 60, 120, 300].find((step) => step >= minStep) ?? 600;
}

/** Rounded to a step of the marker. */
export function secondAt(heights: readonly Height[], share: number): number {
  const step = markStep(heights);
  const last = lastSecond(heights);
  const second = Math.round((Math.min(1, Math.max(0, share)) * last) / step) * step;
  return Math.min(second, last - (last % step));
}
