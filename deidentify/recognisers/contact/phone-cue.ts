/** Words for telephones or calling before a number (C5.2) */
import type { Token } from '../../reading/tokens.ts';
import { COPULAS, CUE_STEMS, CUES, POSSESSIVES, WEAK_CUES } from '../../tables/cues/phone.ts';
import { cueOf } from '../../tables/number-cues.ts';

const WORDS_MAX = 4;
const WORD_CHARS_MAX = 10;
const MARKS_MAX = 4;

/** Folded; `weak` ones also introduce other numbers. */
export type PhoneCue = { word: string; weak: boolean };

/** Allows up to four short words in between. */
export function phoneCueBefore(tokens: readonly Token[], index: number): PhoneCue | undefined {
  let marks = 0;
  let words = 0;
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || tokens[at + 1]?.newLine || token.kind === 'number' || token.kind === 'code') return undefined;
    if (token.kind !== 'word') {
      marks += token.text.length;
      if (marks > MARKS_MAX) return undefined;
      continue;
    }
    marks = 0;
    const hyphened = tokens[at - 1]?.text === '-' && !token.spaced;
    if (!hyphened && isCue(token.fold)) return { word: token.fold, weak: false };
    const isOwned = token.fold === 'number' && POSSESSIVES.has(tokens[at - 1]?.fold ?? '');
    if (!hyphened && (isOwned || WEAK_CUES.has(token.fold)) && words === 0 && !cueOf(tokens[at - 1]?.fold ?? ''))
      return { word: token.fold, weak: true };
    if (COPULAS.has(token.fold)) continue;
    const other = cueOf(token.fold);
    if (other && !other.strict) return undefined;
    words += 1;
    if (words > WORDS_MAX || token.text.length > WORD_CHARS_MAX) return undefined;
  }
  return undefined;
}

function isCue(fold: string): boolean {
  return CUES.has(fold) || CUE_STEMS.test(fold);
}
