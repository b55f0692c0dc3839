/** The signs of an address as they are said, in one word or several: "arobase", "snabel-a", "tiret du six" (C5.2). */
import type { Token } from '../../reading/tokens.ts';

import type { SaidSigns } from '../../tables/cues/spelt-email.ts';

export type Sign = { from: number; to: number };

/** The longest of the phrases that ends at the token `last`. */
export function signUntil(tokens: readonly Token[], last: number, { byLast }: SaidSigns): Sign | undefined {
  for (const words of byLast.get(tokens[last]?.fold ?? '') ?? [])
    if (stands(tokens, last - words.length + 1, words)) return { from: last - words.length + 1, to: last };
  return undefined;
}

/** The longest of the phrases that begins at the token `first`. */
export function signFrom(tokens: readonly Token[], first: number, { byFirst }: SaidSigns): Sign | undefined {
  for (const words of byFirst.get(tokens[first]?.fold ?? '') ?? [])
    if (stands(tokens, first, words)) return { from: first, to: first + words.length - 1 };
  return undefined;
}

function stands(tokens: readonly Token[], first: number, words: readonly string[]): boolean {
  for (let index = 0; index < words.length; index++) if (tokens[first + index]?.fold !== words[index]) return false;
  return true;
}
