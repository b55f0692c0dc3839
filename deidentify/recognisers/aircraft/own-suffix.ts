/** Last letters of the aircraft's own registration (C5.2), as clubs call gliders */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { CALLED } from '../../tables/cues/own-suffix.ts';
import { ACRONYM, AIRCRAFT, CRAFT, ORDINARY } from '../../tables/lexicon.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { hasUnitAfter } from './unit-after.ts';

const TOLD = {
  kind: 'registration',
  reason: "The last letters of the aircraft's own registration",
  confidence: 0.85,
} as const;

/** The last two to four characters of `own` (compact) as a word. */
export function findOwnSuffix(passage: Passage, own: string): Find[] {
  if (own.length < 4) return [];
  const { tokens, sentences } = passage;
  const suffixes = new Set([own.slice(-2), own.slice(-3), own.slice(-4)]);
  return tokens.flatMap((token, index) => {
    if (!suffixes.has(token.fold) || hasUnitAfter(tokens, index)) return [];
    const find = findOfTokens(tokens, index, index, TOLD);
    if (tokens.slice(Math.max(0, index - 2), index).some(({ fold }) => CALLED.test(fold))) return [find];
    if (token.letterCase === 'lower' || token.letterCase === 'capital' || token.flags & (ORDINARY | ACRONYM)) return [];
    const letters = token.kind === 'word' && token.fold.length > 2 && sentences.styles[index] === 'prose';
    return letters || (tokens[index - 1]?.flags ?? 0) & (AIRCRAFT | CRAFT) ? [find] : [];
  });
}
