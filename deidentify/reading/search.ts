/**
 * Looks for a value in the pressed text, where white space, hyphens, dots, case and accents no longer stand between
 * the letters: "g abcd", "G-AB CD" and "GABCD" are all "gabcd" (C5.2).
 */
import type { Passage } from './passage.ts';

export type Stretch = { start: number; end: number };

/**
 * Every stretch of the text that presses to `needle` (folded letters and digits) and begins and ends where a word
 * does; with `anywhere` also inside words, though never inside a longer run of digits.
 */
export function findPressed(passage: Passage, needle: string, anywhere = false): Stretch[] {
  const { text, starts, ends } = passage.pressed();
  const found: Stretch[] = [];
  if (needle === '') return found;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const last = at + needle.length - 1;
    const start = starts[at] ?? 0;
    const end = ends[last] ?? start;
    const open = at === 0 || mayPart(text, ends, starts, at - 1, at, anywhere);
    const shut =
      last + 1 >= text.length ||
      mayPart(text, ends, starts, last, last + 1, anywhere) ||
      isPossessive(text, passage.text, end, last);
    if (open && shut) found.push({ start, end });
  }
  return found;
}

function mayPart(
  text: string,
  ends: Int32Array,
  starts: Int32Array,
  left: number,
  right: number,
  anywhere: boolean,
): boolean {
  if ((ends[left] ?? 0) !== (starts[right] ?? 0)) return true;
  return anywhere && !(isDigit(text, left) && isDigit(text, right));
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isPossessive(pressed: string, text: string, end: number, last: number): boolean {
  return pressed.charAt(last + 1) === 's' && !/[\p{L}\p{N}]/u.test(text.charAt(end + 1));
}
