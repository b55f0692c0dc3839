/** Parses fixes (B) and headers (H) of a flight log, skipping broken lines */
import { dayIn } from './headers.ts';

export type Fix = {
  /** Seconds since midnight UTC; later since the midnight before the first fix. */
  time: number;
  /** In seconds since 1970: of the day in the preceding headers, else in the first ones; corrected at the opening. */
  midnight: number | null;
  /** Set later: whether its time continues that of most fixes. */
  fits: boolean;
  /** Metres; 0 often means unknown. */
  pressure: number;
  satellites: number;
  /** False without satellite reception (`V`). */
  isValid: boolean;
  /** `5015123N00955456E` */
  position: string;
};

const HEADERS_MAX = 200;
const LINE_MAX = 500;

/** SeeYou writes the pilot's corrections as comments: `LCU::HPGIDGLIDERID:D-1234`. */
const CORRECTION = 'LCU::';

const [LF, CR, SPACE, ZERO, MINUS, BYTE_ORDER_MARK] = [10, 13, 32, 48, 45, 0xfeff];
/** Column offsets in a fix; `END`: after the heights. */
const [POSITION, VALIDITY, PRESSURE, SATELLITES, END] = [7, 24, 25, 30, 35];

function numberAt(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** `01234`, ` 1234`, `-0012`, `00-12` or `  -12`; 0 for anything else. */
function metresAt(text: string, from: number, to: number): number {
  let start = from;
  while (start < to && (text.charCodeAt(start) === SPACE || text.charCodeAt(start) === ZERO)) start += 1;
  const isNegative = text.charCodeAt(start) === MINUS;
  const metres = numberAt(text, isNegative ? start + 1 : start, to);
  if (Number.isNaN(metres)) return 0;
  return isNegative ? -metres : metres;
}

function fixAt(text: string, at: number, end: number, midnight: number | null): Fix | null {
  if (end - at <= VALIDITY) return null;
  const [hours, minutes, seconds] = [1, 3, 5].map((part) => numberAt(text, at + part, at + part + 2)) as [
    number,
    number,
    number,
  ];
  if (!(hours < 24 && minutes < 60 && seconds < 60)) return null;
  const validity = text[at + VALIDITY]?.toUpperCase();
  if (validity !== 'A' && validity !== 'V') return null;
  return {
    time: hours * 3_600 + minutes * 60 + seconds,
    midnight,
    fits: true,
    pressure: end - at >= SATELLITES ? metresAt(text, at + PRESSURE, at + SATELLITES) : 0,
    satellites: end - at >= END ? metresAt(text, at + SATELLITES, at + END) : 0,
    isValid: validity === 'A',
    position: text.slice(at + POSITION, at + VALIDITY),
  };
}

const isBlank = (code: number): boolean => code <= SPACE || code === BYTE_ORDER_MARK;

/** In file order, corrections first; accepts any line ending. */
export function recordsOf(text: string): { fixes: Fix[]; headers: string[] } {
  const fixes: Fix[] = [];
  const headers: string[] = [];
  const corrected: string[] = [];
  let midnight: number | null = null;
  let from = 0;
  for (let end = 0; end <= text.length; end += 1) {
    const code = end === text.length ? LF : text.charCodeAt(end);
    if (code !== LF && code !== CR) continue;
    while (from < end && isBlank(text.charCodeAt(from))) from += 1;
    const kind = text[from]?.toUpperCase();
    if (kind === 'B') {
      const fix = fixAt(text, from, end, midnight);
      if (fix) fixes.push(fix);
    } else if (kind === 'H' && headers.length < HEADERS_MAX) {
      const header = text.slice(from, Math.min(end, from + LINE_MAX));
      headers.push(header);
      midnight = midnightOf(header) ?? midnight;
    } else if (kind === 'L' && corrected.length < HEADERS_MAX && text.startsWith(CORRECTION, from))
      corrected.push(text.slice(from + CORRECTION.length, Math.min(end, from + LINE_MAX)));
    from = end + 1;
  }
  const first = headers.map(midnightOf).find((each) => each !== null) ?? null;
  for (const fix of fixes) fix.midnight ??= first;
  return { fixes, headers: [...corrected, ...headers] };
}

function midnightOf(header: string): number | null {
  const day = dayIn(header);
  return day === null ? null : Date.parse(`${day}T00:00:00Z`) / 1000;
}
