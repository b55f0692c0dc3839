/** Days as people write them, in the page's language. */
import { language } from './words/en.ts';

const LOCALE = language === 'en' ? 'en-GB' : language;

/** French writes the first of a month `1er`; Intl does not. */
export const withOrdinal = (formattedDay: string): string =>
  language === 'fr' ? formattedDay.replace(/^1(?=\s)/, '1er') : formattedDay;

/** `3 Jun 2026` */
export function formatDay(day: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const formatted = new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALE, parts);
  return language === 'en' ? formatted.replace('Sept', 'Sep') : withOrdinal(formatted);
}
