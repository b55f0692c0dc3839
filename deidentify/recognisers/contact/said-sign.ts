/** The signs of an address as they are said, in one word or several: "arobase", "snabel-a", "tiret du six" (C5.2). */
import type { Token } from '../../reading/tokens.ts';

export type Sign = { from: number; to: number };
export type SaidSigns = ReadonlyMap<string, readonly (readonly string[])[]>;

const MOST_WORDS = 5;

/** The longest of the phrases that ends at the token `last`. */
export function signUntil(tokens: readonly Token[], last: number, signs: SaidSigns): Sign | undefined {
  const found = signs
    .get(tokens[last]?.fold ?? '')
    ?.find((words) => words.every((word, index) => tokens[last - words.length + 1 + index]?.fold === word));
  return found && { from: last - found.length + 1, to: last };
}

/** The longest of the phrases that begins at the token `first`. */
export function signFrom(tokens: readonly Token[], first: number, signs: SaidSigns): Sign | undefined {
  for (let last = first + MOST_WORDS - 1; last >= first; last--) {
    const sign = signUntil(tokens, last, signs);
    if (sign?.from === first) return sign;
  }
  return undefined;
}
