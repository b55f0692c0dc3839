/**
 * All word lists in one table, built once: each folded word has a bit for every list that contains it. A word can be
 * several things at once ("Baker" is a surname and an ordinary word); the recognisers weigh them.
 */
import { ACRONYMS, MAKES_AND_TYPES } from './aircraft-words.ts';
import * as context from './context-words.ts';
import { FOREIGN_WORDS, ORDINARY_WORDS } from './ordinary-words.ts';
import { GIVEN_NAMES } from './people/given-names.ts';
import { GIVEN_NAMES_OF_NATIONS } from './people/given-names-of-nations.ts';
import { ROLE_ENDING } from './people/role-endings.ts';
import { SURNAMES } from './people/surnames.ts';
import { PLACE_ENDINGS, PLACE_OPENINGS, PLACES } from './places/place-words.ts';

export const GIVEN = 1 << 0;
export const SURNAME = 1 << 1;
export const ORDINARY = 1 << 2;
/** A make, type or thing named after a person ("Schneider", "Grob"). */
export const MAKE_OR_TYPE = 1 << 3;
export const PLACE = 1 << 4;
export const ROLE = 1 << 5;
export const TITLE = 1 << 6;
export const SPEECH_VERB = 1 << 7;
export const ACTION_VERB = 1 << 8;
export const ACRONYM = 1 << 9;
export const CALENDAR = 1 << 10;
export const RADIO_LETTER = 1 << 11;
export const PARTICLE = 1 << 12;
export const NUMERAL = 1 << 13;
/** A noun for an aircraft ("tug", "glider"). */
export const AIRCRAFT_NOUN = 1 << 14;
export const LOCATIVE = 1 << 15;
export const ARTICLE = 1 << 16;
export const PERSON_CUE = 1 << 17;
export const NAME_CUE = 1 << 18;
export const PLACE_ENDING = 1 << 19;
export const PLACE_OPENING = 1 << 20;
/** Together with ORDINARY: an ordinary word, but not in English. */
export const FOREIGN = 1 << 21;

const LISTS: readonly (readonly [number, readonly string[]])[] = [
  [GIVEN, GIVEN_NAMES],
  [GIVEN, GIVEN_NAMES_OF_NATIONS],
  [SURNAME, SURNAMES],
  [ORDINARY, ORDINARY_WORDS],
  [FOREIGN, FOREIGN_WORDS],
  [MAKE_OR_TYPE, MAKES_AND_TYPES],
  [PLACE, PLACES],
  [ROLE, context.ROLES],
  [TITLE, context.TITLES],
  [SPEECH_VERB, context.SPEECH_VERBS],
  [ACTION_VERB, context.ACTION_VERBS],
  [ACRONYM, ACRONYMS],
  [CALENDAR, context.CALENDAR],
  [RADIO_LETTER, [...context.RADIO_LETTERS.keys()]],
  [PARTICLE, context.PARTICLES],
  [NUMERAL, [...context.SPOKEN_DIGITS.keys()]],
  [AIRCRAFT_NOUN, context.AIRCRAFT_NOUNS],
  [LOCATIVE, context.LOCATIVES],
  [ARTICLE, context.ARTICLES],
  [PERSON_CUE, context.PERSON_CUES],
  [NAME_CUE, context.NAME_CUES],
  [PLACE_ENDING, PLACE_ENDINGS],
  [PLACE_OPENING, PLACE_OPENINGS],
];

const lexicon = new Map<string, number>();
for (const [flag, words] of LISTS) for (const word of words) lexicon.set(word, (lexicon.get(word) ?? 0) | flag);

for (const [word, flags] of lexicon) {
  if (flags & FOREIGN) lexicon.set(word, flags & ORDINARY ? flags & ~FOREIGN : flags | ORDINARY);
}

/** Compounds of at least this length can be roles that the tables do not list. */
const COMPOUND_ROLE_LETTERS_MIN = 8;

/** The bits of a folded word; 0 for an unknown one. */
export function lookUp(folded: string): number {
  return lexicon.get(folded) ?? (folded.length >= COMPOUND_ROLE_LETTERS_MIN && ROLE_ENDING.test(folded) ? ROLE : 0);
}
