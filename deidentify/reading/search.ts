/** Finds a value however it is spaced, hyphenated or accented (C5.2) */
import type { CompactText, Passage, TextRange } from './passage.ts';

/**
 * Matches whole words of folded letters; with `anywhere` also within words, but never within a longer run of digits.
 */
export function findCompact(passage: Passage, needle: string, anywhere = false): TextRange[] {
  const found: TextRange[] = [];
  if (needle === '') return found;
  const compactText = passage.compact();
  const { text, placeOf } = compactText;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const last = at + needle.length - 1;
    const { start } = placeOf(at);
    const { end } = placeOf(last);
    const startsAtBoundary = at === 0 || isBoundary(compactText, at - 1, anywhere);
    const endsAtBoundary =
      last + 1 >= text.length || isBoundary(compactText, last, anywhere) || isPossessive(text, passage.text, end, last);
    if (startsAtBoundary && endsAtBoundary) found.push({ start, end });
  }
  return found;
}

/** Whether two characters are separated or, with `anywhere`, not both digits. */
function isBoundary({ text, placeOf }: CompactText, left: number, anywhere: boolean): boolean {
  if (placeOf(left).end !== placeOf(left + 1).start) return true;
  return anywhere && !(isDigit(text, left) && isDigit(text, left + 1));
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isPossessive(compactText: string, text: string, end: number, last: number): boolean {
  return compactText.charAt(last + 1) === 's' && !/[\p{L}\p{N}]/u.test(text.charAt(end + 1));
}
