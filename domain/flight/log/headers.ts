/** Parses headers (H records) of flight logs, spelt variously */
import { isRealDay } from '../../text/calendar.ts';

const HEADER_MAX = 60;

const PLACEHOLDER = /^(?:unknown|not ?set|not ?recorded|not ?known|nkn|none|n\/?a|nil|null|undefined|x+|[-?.0\s]+)$/i;

const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD]/gu;

/** `HFDTE160701`, `HFDTEDATE:160701,01`, `HFDTE DATE: 160701`, `HFDTEDATE:16072001`. */
const DATE = /^H.?DTE\D*(\d\d)(\d\d)(?:19|20)?(\d\d)(?!\d)/i;
/** `+5.50`, `-3.30`, `02:00`, `+0200`, `UTC+2`. */
const ZONE = /^(?:UTC|GMT)?\s*([-+]?)(\d{1,2})(?:([:.]|(?=\d\d(?!\d)))(\d{1,2}))?(?!\d)/i;

/** 0 before 1995, when the format began: recorders without a date write 1970 or 1980. */
function yearOf(digits: number): number {
  return digits >= 95 ? 1_900 + digits : digits < 70 ? 2_000 + digits : 0;
}

/** `YYYY-MM-DD`. */
export function dayIn(header: string): string | null {
  const [, day, month, year] = DATE.exec(header) ?? [];
  const date = `${yearOf(Number(year))}-${month}-${day}`;
  return isRealDay(date) ? date : null;
}

/** Minutes ahead of UTC; `null` for 0, the default of recorders. */
export function zoneIn(headers: readonly string[]): number | null {
  const zone = valuesIn(headers, 'TZ[NO]', 'TIME\\s*ZONE|UTC\\s*OFFSET').find((value) => ZONE.test(value));
  const [, sign, hours, divider, rest = '0'] = ZONE.exec(zone ?? '') ?? [];
  const fraction = divider === '.' ? Number(`0.${rest}`) * 60 : Number.NaN;
  // Zones differ by quarters of an hour: `5.30` is half past five.
  const minutes = Number(hours) * 60 + (fraction % 15 === 0 ? fraction : Number(rest));
  if (!(minutes > 0 && minutes <= 14 * 60) || minutes % 15 !== 0) return null;
  return sign === '-' ? -minutes : minutes;
}

const LONG_NAMES = { GTY: 'GLIDER\\s*TYPE', GID: 'GLIDER\\s*ID', SIT: 'SITE' };

/** `HFGTYGLIDERTYPE:ASK 21`, long name and colon optional; `null` if missing. */
export function headerIn(headers: readonly string[], letters: keyof typeof LONG_NAMES): string | null {
  const text = valuesIn(headers, letters, LONG_NAMES[letters]).find((value) => !PLACEHOLDER.test(value));
  if (text === undefined) return null;
  const spaced = letters === 'GID' ? text.replace(/_/g, '-') : text.replace(/_/g, ' ').replace(/\s+/g, ' ');
  return [...spaced].slice(0, HEADER_MAX).join('').trim();
}

/** Non-empty values after the short name, the long name and the colon. */
function valuesIn(headers: readonly string[], letters: string, longName: string): string[] {
  const start = new RegExp(`^H.?${letters}\\s*(?::?\\s*(?:${longName})\\s*:?|[^:]*:)?`, 'i');
  return headers
    .filter((header) => start.test(header))
    .map((header) => header.replace(start, '').replace(UNPRINTABLE, ' ').trim())
    .filter((value) => value !== '');
}
