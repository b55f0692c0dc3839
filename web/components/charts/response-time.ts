/** Median days to the first response, as text (C12.1). */
import { pluralText } from '../../../domain/language/text.ts';
import type { Figure } from './figure-list.tsx';
import * as words from './words/en.ts';

/** `Half are reviewed within`, `2 days`; a dash if there is none. */
export function responseTime(medianDays: number | null): Figure {
  return [words.halfReviewedWithin, medianDays === null ? '–' : formatDays(Math.max(medianDays, 1))];
}

const formatDays = (days: number): string => pluralText(Number.isInteger(days) ? words.days : words.decimalDays, days);
