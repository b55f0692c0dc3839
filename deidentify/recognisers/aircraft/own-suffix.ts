/** The last letters or digits of the report's own registration (C5.2), which is how a club calls its gliders. */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { CALLED } from '../../tables/cues/own-suffix.ts';
import { ACRONYM, AIRCRAFT, CRAFT, ORDINARY } from '../../tables/lexicon.ts';
import { isMeasured } from './measured.ts';

/** Finds the last two to four signs of `own` (pressed) where they stand by themselves as a glider's name. */
export function findOwnSuffix(passage: Passage, own: string): Find[] {
  if (own.length < 4) return [];
  const finds: Find[] = [];
  const suffixes = new Set([own.slice(-2), own.slice(-3), own.slice(-4)]);
  for (const [index, token] of passage.tokens.entries()) {
    if (!suffixes.has(token.fold)) continue;
    const before = passage.tokens[index - 1];
    const called = CALLED.test(before?.fold ?? '') || CALLED.test(passage.tokens[index - 2]?.fold ?? '');
    if (!called && (token.letterCase === 'lower' || token.letterCase === 'capital')) continue;
    const introduced = before !== undefined && (before.flags & (AIRCRAFT | CRAFT)) !== 0;
    const letters = token.kind === 'word' && token.fold.length > 2 && passage.sentences.styles[index] === 'prose';
    if (!called && token.flags & (ORDINARY | ACRONYM)) continue;
    if (isMeasured(passage.tokens, index)) continue;
    if (!called && !introduced && !letters) continue;
    const reason = "The last letters of the aircraft's own registration";
    finds.push({ start: token.start, end: token.end, kind: 'registration', reason, confidence: 0.85 });
  }
  return finds;
}
