/** How soon reports are looked at: the median of the days to the first act, in words (contract C12.1). */
import { count } from '../../../domain/language/text.ts';
import type { Figure } from './figure-list.tsx';
import * as words from './words/en.ts';

/** `Half are taken up within`, `2 days`; a day where it took less, a dash where nobody has done anything. */
export function responseTime(medianDays: number | null): Figure {
  const within = medianDays === null ? '–' : count(words.days, Math.max(medianDays, 1));
  return [words.takenUp, within];
}
