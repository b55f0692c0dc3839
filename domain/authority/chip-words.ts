/** The chip in the page's language (contract C13.2, C14.4): what the API says of it is English, and read here. */
import { count, fill } from '../language/text.ts';
import { dayInWords } from './chip.ts';
import * as words from './words/en.ts';

/** What shape a chip has, so that it is not told by its colour alone: late, due within 48 hours, due later, or ended. */
export type ChipTone = 'late' | 'soon' | 'later' | 'ended';

type Said = { tone: ChipTone; words: string };

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day such as `3 Jun 2026` in the page's language. */
function sayDay(day: string, month: string, year: string): string {
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return dayInWords(`${year}-${number}-${day.padStart(2, '0')}`);
}

/** Each chip there is, and how it is said. */
const CHIPS: readonly [RegExp, (...parts: string[]) => Said][] = [
  [/^(\d+) days left$/, (days = '') => ({ tone: 'later', words: count(words.daysLeft, Number(days), { days }) })],
  [/^(\d+) days late$/, (days = '') => ({ tone: 'late', words: count(words.daysLate, Number(days), { days }) })],
  [/^(\d+) h late$/, (hours = '') => ({ tone: 'late', words: fill(words.hoursLate, { hours }) })],
  [/^(\d+) h left$/, (hours = '') => ({ tone: 'soon', words: fill(words.hoursLeft, { hours }) })],
  [/^1 day (\d+) h left$/, (hours = '') => ({ tone: 'soon', words: fill(words.dayAndHoursLeft, { hours }) })],
  [/^due now$/, () => ({ tone: 'soon', words: words.dueNow })],
  [/^not reportable$/, () => ({ tone: 'ended', words: words.notReportable })],
  [
    /^sent (\d+) (\w{3}) (\d{4})(?:, ref\. (.*))?$/s,
    (day = '', month = '', year = '', reference?: string) => {
      const on = { day: sayDay(day, month, year) };
      const said = reference === undefined ? fill(words.sent, on) : fill(words.sentWithReference, { ...on, reference });
      return { tone: 'ended', words: said };
    },
  ],
];

/** A chip of the API, as the page says it, and its shape; one that is not known, as it is. */
export function sayChip(chip: string): Said {
  const text = chip.replace(/^Authority: /, '');
  for (const [pattern, say] of CHIPS) {
    const match = pattern.exec(text);
    if (match) return say(...match.slice(1));
  }
  return { tone: 'ended', words: chip };
}
