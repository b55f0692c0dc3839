/** The signs of an address as they are said, in one word or several: "arobase", "snabel-a", "tiret du six" (C5.2). */
import type { Token } from '../../reading/tokens.ts';

import type { SaidSigns } from '../../tables/cues/spelt-email.ts';

export type Sign = { from: number; to: number };

/** The longest of the phrases that ends at the token `last`. */
export function signUntil(tokens: readonly Token[], last: number, { byLast }: SaidSigns): Sign | undefined {
  const phrases = byLast.get(tokens[last]?.fold ?? '');
  const found = phrases?.find((words) => stands(tokens, last - words.length + 1, words));
  return found && { from: last - found.length + 1, to: last };
}

/** The longest of the phrases that begins at the token `first`. */
export function signFrom(tokens: readonly Token[], first: number, { byFirst }: SaidSigns): Sign | undefined {
  const found = byFirst.get(tokens[first]?.fold ?? '')?.find((words) => stands(tokens, first, words));
  return found && { from: first, to: first + found.length - 1 };
}

function stands(tokens: readonly Token[], first: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[first + index]?.fold === word);
}
