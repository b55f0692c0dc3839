import type { Token } from '../../reading/tokens.ts';

const WORDS_MAX = 4;

export const CAPITAL = '[A-Z]\\p{L}*(?![\\p{L}\\d])';

export function isCapital(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false;
  return token.letterCase === 'capital' || token.letterCase === 'upper';
}

/** On one line; `index - 1` if none. */
export function endOfCapitals(tokens: readonly Token[], index: number): number {
  let end = index - 1;
  while (end < index + WORDS_MAX && isCapital(tokens[end + 1]) && !(end >= index && tokens[end + 1]?.newLine)) end += 1;
  return end;
}
