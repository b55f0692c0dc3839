/** Finds a value however it is spaced, hyphenated or accented (C5.2) */
import type { CompactText, Passage, TextRange } from './passage.ts';

/** Where a match may begin or end within a word. */
type Inside = 'nowhere' | 'joined' | 'at changes';

const SEPARATED = /[^\p{L}\p{N}\p{M}]/u;
/** Letters of scripts without capitals do not separate words. */
const START = /\p{Ll}\p{Lu}|\p{Lo}/u;
/** "D-EASTer" too, but a match never begins like the "ec 12" of "Dec 12". */
const END = /\p{Lu}\p{Ll}|\p{Ll}\p{Lu}|\p{Lo}/u;

/**
 * Matches whole words of folded letters. With `anywhere` also within words: joined, or at a change to digits or capitals
 * ("gliderG-CAME", but not "the wing came off"); never within a longer run of digits.
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
    const inside = anywhere ? (SEPARATED.test(passage.text.slice(start, end)) ? 'at changes' : 'joined') : 'nowhere';
    const isEdge = (left: number, change: RegExp) =>
      isBoundary(compactText, left) || isWithin(compactText, passage.text, left, inside, change);
    const startsAtBoundary = at === 0 || isEdge(at - 1, START);
    const endsAtBoundary = last + 1 >= text.length || isEdge(last, END) || isPossessive(text, passage.text, end, last);
    if (startsAtBoundary && endsAtBoundary) found.push({ start, end });
  }
  return found;
}

function isBoundary({ placeOf }: CompactText, left: number): boolean {
  return placeOf(left).end !== placeOf(left + 1).start;
}

/** Whether a match may begin or end between two characters of one word. */
function isWithin(
  { text, placeOf }: CompactText,
  written: string,
  left: number,
  inside: Inside,
  change: RegExp,
): boolean {
  const digits = [left, left + 1].filter((at) => isDigit(text, at)).length;
  if (inside === 'nowhere' || digits === 2) return false;
  return inside === 'joined' || digits === 1 || change.test(written.slice(placeOf(left).start, placeOf(left + 1).end));
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isPossessive(compactText: string, text: string, end: number, last: number): boolean {
  return compactText.charAt(last + 1) === 's' && !/[\p{L}\p{N}]/u.test(text.charAt(end + 1));
}
