/** The name before or after the word for a club (C5.2) */
import { endAfter } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { BEFORE_OF } from '../../tables/club-words.ts';
import { AFTER_NAMES, DIRECTIONS, PLACE_NOUNS, WITHIN_CLUBS } from '../../tables/cues/any-club.ts';
import * as lexicon from '../../tables/lexicon.ts';

export type ClubRange = [first: number, last: number];

const WORDS_MAX = 4;
const CZECH_FORM = / ?,? ?z\. ?s\./y;
export const NOT_A_NAME_PART =
  lexicon.ARTICLE |
  lexicon.PERSON_CUE |
  lexicon.LOCATIVE |
  lexicon.SPEECH_VERB |
  lexicon.ACTION_VERB |
  lexicon.ROLE |
  lexicon.AIRCRAFT_NOUN |
  lexicon.CALENDAR;

function isPart(passage: Passage, index: number): boolean {
  const token = passage.tokens[index];
  if (token?.kind !== 'word') return false;
  const shout = passage.sentences.styles[index] === 'shout';
  if (shout ? token.flags & lexicon.ORDINARY : !/^(?:capital|upper)$/.test(token.letterCase)) return false;
  if (token.flags & (lexicon.PLACE | lexicon.SURNAME) || DIRECTIONS.has(token.text)) return true;
  // "from Tarn Fell GC": only a headline may capitalise a verb.
  const named = token.letterCase === 'capital' && passage.tokens[index - 2]?.letterCase === 'lower';
  return !(token.flags & (named ? NOT_A_NAME_PART & ~(lexicon.SPEECH_VERB | lexicon.ACTION_VERB) : NOT_A_NAME_PART));
}

/** `index` if no name ends before it. */
export function firstOfName(passage: Passage, index: number): number {
  const { tokens } = passage;
  let first = index;
  for (let at = index - 1; at >= Math.max(0, index - WORDS_MAX - 2); at--) {
    if (tokens[at + 1]?.newLine) break;
    if (tokens[at + 1]?.fold === 'of' && !BEFORE_OF.has(tokens[at]?.fold ?? '')) break;
    if (isPart(passage, at)) first = at;
    else if (!/^(?:&|and|-|'|’|s|of)$/.test(tokens[at]?.fold ?? '') || first !== at + 1) break;
  }
  return first;
}

/** "des Trois Combes", "Saint-Martin-sur-Oust"; `index` if none follows. */
export function lastOfName(passage: Passage, index: number): number {
  const german = passage.language === 'german';
  let last = index;
  for (let at = index + 1, words = 0; words < WORDS_MAX + 2; at++) {
    const token = passage.tokens[at];
    if (!token || token.newLine) break;
    if (token.spaced) words += 1;
    const glued = token.kind === 'word' && !token.spaced;
    const isWithinName = token.flags & lexicon.PARTICLE || WITHIN_CLUBS.has(token.fold);
    const ofOwner = at === index + 1 && /^(?:der|des)$/.test(token.fold);
    const within = glued || (german ? token.fold === 'von' || ofOwner : isWithinName);
    const isGluedName = glued && token.letterCase === 'capital' && last > index;
    if (german && AFTER_NAMES.has(token.fold)) break;
    const named = isGluedName || (isPart(passage, at) && !(token.flags & lexicon.CALENDAR));
    if (named || (last > index && last === at - 1 && PLACE_NOUNS.has(token.fold))) last = at;
    else if (!within && !/^[-'’]$/.test(token.text)) break;
  }
  return last;
}

/** The "e.V." after a German club, the ", z.s." after a Czech one. */
export function endOfLegalForm(tokens: readonly Token[], last: number): number {
  const [first, dot, second, end] = [1, 2, 3, 4].map((steps) => tokens[last + steps]);
  const czech = endAfter(tokens, last, CZECH_FORM);
  if (czech !== undefined) return czech;
  if (/^(?:ltd|limited|inc|cic|ev)$/.test(first?.fold ?? '')) return last + 1;
  if (first?.fold !== 'e' || dot?.text !== '.' || second?.fold !== 'v') return last;
  return end?.text === '.' && !end.spaced ? last + 4 : last + 3;
}
