/**
 * The radio alphabet read back into letters and digits: "Golf Alpha Bravo" is "gab" (C5.2). Single capitals and single
 * digits count as well, so that "G A B" and "Golf A B" are read too.
 */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { RADIO_LETTERS, SPOKEN_DIGITS } from '../../tables/context-words.ts';
import { NUMERAL, RADIO } from '../../tables/lexicon.ts';

/** A run of spelt signs: the n-th sign of `signs` stands at token `indices[n]`. */
export type SpokenRun = { signs: string; indices: readonly number[] };

/** What stands between two signs that are spelt. */
export const SPELLING_HYPHEN = /^[-‐‑‒–.,]$/;

/** The letter or digit that a token spells, or undefined. */
export function signOf(token: Token | undefined): string | undefined {
  if (!token) return undefined;
  if (token.kind === 'number') return token.fold.length === 1 ? token.fold : undefined;
  if (token.kind !== 'word') return undefined;
  if (token.flags & RADIO) return RADIO_LETTERS.get(token.fold);
  if (token.flags & NUMERAL) return SPOKEN_DIGITS.get(token.fold);
  return token.fold.length === 1 && token.letterCase === 'capital' && /[a-z]/.test(token.fold) ? token.fold : undefined;
}

/** The runs of two signs and more in which a radio letter, or nothing but single capitals and digits, is spelt. */
export function spokenRuns(passage: Passage): SpokenRun[] {
  const runs: SpokenRun[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    if (signOf(tokens[i]) === undefined) continue;
    const run = readRun(tokens, i);
    if (run.indices.length > 1) runs.push(run);
    i = Math.max(i, run.indices.at(-1) ?? i);
  }
  return runs;
}

/** "Golf, Charlie, Kilo": a comma between two letters of the radio alphabet. */
function isSpelt(tokens: readonly Token[], comma: number): boolean {
  const spelt = (token: Token | undefined): boolean =>
    ((token?.flags ?? 0) & (RADIO | NUMERAL)) !== 0 || token?.fold === 'x' || token?.fold === 'ray';
  return tokens[comma]?.text === ',' && spelt(tokens[comma - 1]) && spelt(tokens[comma + 1]);
}

function readRun(tokens: readonly Token[], from: number): SpokenRun {
  const indices: number[] = [];
  let signs = '';
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.fold === 'x' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.fold === 'ray') {
      indices.push(at + 2);
      signs += 'x';
      at += 2;
      continue;
    }
    const sign = signOf(token);
    if (sign !== undefined && !(at > from && token?.newLine)) {
      indices.push(at);
      signs += sign;
    } else if (!SPELLING_HYPHEN.test(token?.text ?? '') || token?.spaced || signOf(tokens[at + 1]) === undefined) break;
    else if (token?.text !== '-' && tokens[at + 1]?.spaced && !isSpelt(tokens, at)) break;
  }
  return { signs, indices };
}
