/** Normalises typed text for storage (C3.3), in form, server and database */
import { isBlank } from './blank.ts';

/** Forbidden: C0 except tab and newline, DEL, C1, and a CR not followed by LF (C3.3). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rule is about control characters
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\r(?!\n)/;

/** Invalid in UTF-8. In `u` mode a pair is one character, so that only lone surrogates match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** `null` if blank. Never throws. Idempotent, as a lone CR also becomes LF. */
export function normaliseText(raw: string): string | null {
  const text = raw.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  return isBlank(text) ? null : text;
}

/** Call before `normaliseText`, which trims some of these. */
export function hasForbiddenCharacter(text: string): boolean {
  return CONTROL.test(text) || LONE_SURROGATE.test(text);
}

export function hasLineBreak(text: string): boolean {
  return /[\n\u2028\u2029]/.test(text);
}
