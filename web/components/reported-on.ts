/** The day or month a copy was reported (C5.5). */
import { fill } from '../../domain/language/text.ts';
import { isMonth, longDay } from './dates.ts';
import * as words from './words/en.ts';

/** `Reported on June 3, 2026`, or `Reported in June 2026`. */
export const reportedOn = (iso: string): string =>
  fill(isMonth(iso) ? words.reportedIn : words.reportedOn, { day: longDay(iso) });
