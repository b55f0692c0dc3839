/** Merges the precision chosen by two reviewers (C5.5). */
import { PRECISION_CHOICES, type Precision } from '../../../../domain/reports/public/precision.ts';

/** `base`: the precision before the first choice. */
export type ChosenPrecision = { precision: Precision; base: Precision };

const KEYS = Object.keys(PRECISION_CHOICES) as (keyof Precision)[];

export const isSamePrecision = (one: Precision, other: Precision): boolean =>
  KEYS.every((key) => one[key] === other[key]);

const rank = (key: keyof Precision, precision: Precision): number =>
  (PRECISION_CHOICES[key] as readonly string[]).indexOf(precision[key]);

/**
 * If both chose, the coarser wins, so that nobody unknowingly shows what the other removed. Null if there is nothing to
 * save.
 */
export function combinePrecision({ precision: mine, base }: ChosenPrecision, now: Precision): ChosenPrecision | null {
  const sourceOf = (key: keyof Precision) => {
    if (mine[key] === base[key]) return now;
    return now[key] === base[key] || rank(key, mine) > rank(key, now) ? mine : now;
  };
  const precision: Precision = {
    date: sourceOf('date').date,
    time: sourceOf('time').time,
    place: sourceOf('place').place,
    type: sourceOf('type').type,
  };
  return isSamePrecision(precision, now) ? null : { precision, base: now };
}
