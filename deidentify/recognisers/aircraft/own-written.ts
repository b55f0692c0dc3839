/** The aircraft's own registration with a letter too few or too many, and shortened as on the radio (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';

const HYPHENED = /(?<![\p{L}\d-])([\p{L}\d]{1,2})[-‐‑‒–]([\p{L}\d]{2,6})(?![\p{L}\d]|-\p{L})/gu;
const LENGTH_MIN = 4;
const REASON = "The aircraft's own registration";

/** `own` is compact; `written` as in the form, since only a hyphen shows where the nationality mark ends. */
export function findOwnWritten({ text }: Passage, own: string, written: string): Find[] {
  const [mark = '', ...rest] = written
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const afterMark = rest.join('');
  if (own.length < LENGTH_MIN || afterMark.length < 2) return [];
  return [...text.matchAll(HYPHENED)].flatMap(({ index, 0: found, 1: before = '', 2: after = '' }) => {
    const [prefix, end] = [before.toLowerCase(), after.toLowerCase()];
    const isShort =
      end.length < afterMark.length && afterMark.endsWith(end) && (prefix === mark || prefix === mark.charAt(0));
    const isMistyped = prefix === mark && afterMark.length > 2 && isOneOff(afterMark, end);
    if (!isShort && !isMistyped) return [];
    return [
      { start: index, end: index + found.length, kind: 'registration' as const, reason: REASON, confidence: 0.9 },
    ];
  });
}

/** Equal but for one character that one of them lacks. */
function isOneOff(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (long.length !== short.length + 1) return false;
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}
