/**
 * How typed text becomes stored text (contract C3.3). One rule for every field of the product, so that the form,
 * the server and the database never disagree about what was written.
 */
import { isBlank } from './blank.ts';

/** Control characters that no field may hold: C0 but tab and newline, DEL, C1; CR goes only before LF (C3.3). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rule is about control characters
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\r(?!\n)/;

/** Half of a surrogate pair standing alone: no UTF-8 text can hold it, so no database can. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Trims, composes (NFC), turns CRLF into LF, and gives `null` for text that shows nothing (C3.3).
 * Never throws, and running it twice changes nothing: that is why a lone CR, which is refused anyway, becomes LF too.
 */
export function normaliseText(raw: string): string | null {
  const text = raw.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  return isBlank(text) ? null : text;
}

/**
 * True where the text holds a character that no field may hold (C3.3). Ask of the text as it was sent: trimming takes some
 * of them away.
 */
export function hasForbiddenCharacter(text: string): boolean {
  return CONTROL.test(text) || LONE_SURROGATE.test(text);
}

/** True where a single-line text runs over several lines (C3.3). */
export function hasLineBreak(text: string): boolean {
  return /[\n\u2028\u2029]/.test(text);
}
