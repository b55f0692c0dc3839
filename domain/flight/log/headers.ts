/** Parses headers (H records) of flight logs, spelt variously */
import { isRealDay } from '../../text/calendar.ts';

const HEADER_MAX = 60;

const PLACEHOLDER = /^(?:unknown|not ?set|not ?recorded|none|n\/?a|nil|[-?.0\s]+)$/i;

const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD]/gu;

/** `HFDTE160701`, `HFDTEDATE:160701,01`, `HFDTE DATE: 160701`. */
const DATE = /^H.?DTE\D*(\d\d)(\d\d)(\d\d)/i;
/** `HFTZNTIMEZONE:+5.50`, `HFTZNUTCOFFSET:02:00`, `HFTZOTimezone: 3`. */
const ZONE = /^H.?TZ[NO][^:]*:\s*([-+]?)(\d{1,2})(?:([:.])(\d{1,2}))?/i;

/** `YYYY-MM-DD`. Two-digit years; none before 1980. */
export function dayIn(header: string): string | null {
  const [, day, month, year] = DATE.exec(header) ?? [];
  const date = `${Number(year) >= 80 ? '19' : '20'}${year}-${month}-${day}`;
  return isRealDay(date) ? date : null;
}

/** Minutes ahead of UTC; `null` for 0, the default of recorders. */
export function zoneIn(headers: readonly string[]): number | null {
  const [, sign, hours, divider, rest = '0'] = headers.map((header) => ZONE.exec(header)).find(Boolean) ?? [];
  if (hours === undefined) return null;
  const minutes = Number(hours) * 60 + (divider === '.' ? Number(`0.${rest}`) * 60 : Number(rest));
  if (minutes === 0 || minutes > 14 * 60) return null;
  return Math.round(sign === '-' ? -minutes : minutes);
}

/** `HFGTYGLIDERTYPE:ASK 21`, colon optional; `null` if missing. */
export function headerIn(headers: readonly string[], letters: 'GTY' | 'GID' | 'SIT'): string | null {
  const start = new RegExp(`^H.?${letters}(?:[^:]*:)?`, 'i');
  const header = headers.find((each) => start.test(each)) ?? '';
  const text = header.replace(start, '').replace(UNPRINTABLE, ' ').trim();
  if (text === '' || PLACEHOLDER.test(text)) return null;
  const spaced = letters === 'GID' ? text.replace(/_/g, '-') : text.replace(/_/g, ' ').replace(/\s+/g, ' ');
  return [...spaced].slice(0, HEADER_MAX).join('').trim();
}
