/** Words with a capital, one after the other (C5.2). */
import type { Token } from '../../reading/tokens.ts';

const MOST_WORDS = 4;

/** A word with a capital, as part of a pattern. */
export const CAPITAL = '[A-Z]\\p{L}*(?![\\p{L}\\d])';

/** True for a word that begins with a capital, or is all in capitals. */
export function isCapital(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false;
  return token.letterCase === 'capital' || token.letterCase === 'upper';
}

/** The last of the capitalised words from `index` on, on one line; `index - 1` where there is none. */
export function endOfCapitals(tokens: readonly Token[], index: number): number {
  let end = index - 1;
  while (end < index + MOST_WORDS && isCapital(tokens[end + 1]) && !(end >= index && tokens[end + 1]?.newLine))
    end += 1;
  return end;
}
