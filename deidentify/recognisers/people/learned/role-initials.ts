/** Initials alone after a role: "Pilot KR", "trainatore g.m." (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import {
  ABBREVIATIONS,
  COMPANY_AND_STATE_CODES,
  LOWER_CASE_ABBREVIATIONS,
  ROLE_CODES,
} from '../../../tables/cues/people/initials.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameReading } from '../../../tagger/tagger.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';
import type { Person } from '../candidate.ts';
import { LEARNED } from './tagged-people.ts';

const NOT_INITIALS = lexicon.ACRONYM | lexicon.AIRCRAFT_NOUN | lexicon.MAKE_OR_TYPE | lexicon.NUMERAL | lexicon.ROLE;
const ABBREVIATED = kinds.ACRONYM | kinds.MAKE_OR_TYPE | kinds.NUMERAL | kinds.COUNTRY;

export function roleInitials({ tokens, sentences }: Passage, { kindsOf }: NameReading): Person[] {
  return tokens.flatMap((token, first) => {
    if (token.kind !== 'word' || token.newLine || !(kindsOf(first - 1).own & kinds.ROLE)) return [];
    if (sentences.styles[first] === 'shout') return [];
    const { common, own } = kindsOf(first);
    const isPlain = !(common & ABBREVIATED) && !(own & kinds.FUNCTION);
    const last = twoCapitals(token) && isPlain ? first : lowerCaseLetters(tokens, first);
    if (last === undefined || !isFollowed(tokens, last)) return [];
    return [{ first, last, reason: 'Follows a role', confidence: 0.8, rule: LEARNED, announced: true }];
  });
}

function twoCapitals({ text, fold, flags }: Token): boolean {
  if (!/^\p{Lu}{2}$/u.test(text) || flags & NOT_INITIALS) return false;
  return !ROLE_CODES.test(fold) && !COMPANY_AND_STATE_CODES.test(fold) && !ABBREVIATIONS.test(fold);
}

/** "g.m.": the last letter. */
function lowerCaseLetters(tokens: readonly Token[], first: number): number | undefined {
  const [one, dot, two, end] = [0, 1, 2, 3].map((steps) => tokens[first + steps]);
  const isTight = [dot, two, end].every((token) => token?.spaced === false);
  const isDotted = dot?.text === '.' && end?.text === '.';
  if (!isTight || !isDotted || ![one, two].every((token) => /^\p{Ll}$/u.test(token?.text ?? ''))) return undefined;
  if (/^\p{L}$/u.test(tokens[first + 4]?.text ?? '') && tokens[first + 4]?.spaced === false) return undefined;
  return LOWER_CASE_ABBREVIATIONS.test(`${one?.fold}${two?.fold}`) ? undefined : first + 2;
}

/** Before a lower-case word, a mark or nothing: "Pilot KR 4" is something else. */
function isFollowed(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  return !next || next.newLine || next.letterCase === 'lower' || /^[.,;:!?)]$/.test(next.text);
}
