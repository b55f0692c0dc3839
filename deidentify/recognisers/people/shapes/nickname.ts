/** Nicknames: "everyone calls him Dusty", "known in the club as Spud" */
import type { Passage } from '../../../reading/passage.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameRange } from '../candidate.ts';
import { CERTAIN } from '../levels.ts';
import { endOfName } from '../name-phrase.ts';

const PRONOUN = /^(?:him|her|me|them|himself|herself|myself)$/;
const CALLING = /^(?:calls?|called|calling|nicknamed|named)$/;
const KNOWN = /^(?:known|knows?|knew|named|nicknamed|introduced|signs|signed)$/;
const NOT_A_NICKNAME = lexicon.ROLE | lexicon.AIRCRAFT_NOUN | lexicon.ACRONYM | lexicon.ARTICLE | lexicon.MAKE_OR_TYPE;
const CUE_DISTANCE_TOKENS_MAX = 6;

export function nicknameAt(passage: Passage, index: number): NameRange | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (token?.letterCase !== 'capital' || token.fold.length < 2 || passage.sentences.styles[index] !== 'prose')
    return undefined;
  if (token.flags & NOT_A_NICKNAME || !isAnnounced(passage, index)) return undefined;
  return {
    first: index,
    last: endOfName(passage, index),
    reason: "Introduced as somebody's name",
    confidence: CERTAIN.shape,
  };
}

function isAnnounced(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  const quoted = /^["“”„«»‘’']$/.test(tokens[index - 1]?.text ?? '') ? 1 : 0;
  const back = (steps: number): string => tokens[index - steps - quoted]?.fold ?? '';
  if (PRONOUN.test(back(1))) return CALLING.test(back(2));
  if (/^(?:is|was)$/.test(back(1))) return /^(?:nickname|surname|forename|firstname)$/.test(back(2)) || isNameOf(back);
  if (back(1) !== 'as') return false;
  for (let steps = 2; steps <= CUE_DISTANCE_TOKENS_MAX; steps++) {
    if (KNOWN.test(back(steps))) return true;
    if (tokens[index - steps - quoted]?.kind === 'mark') return false;
  }
  return false;
}

function isNameOf(back: (steps: number) => string): boolean {
  return back(4) === 'of' && back(5) === 'name';
}
