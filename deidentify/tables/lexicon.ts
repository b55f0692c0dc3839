/**
 * All word lists in one table, read once: for each folded word the bits of what it can be. A word can be several
 * things at once ("Baker" is a surname and an ordinary word); the recognisers weigh them.
 */
import { ACRONYMS, CRAFT_WORDS } from './aircraft-words.ts';
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
export const CRAFT = 1 << 3;
export const PLACE = 1 << 4;
export const ROLE = 1 << 5;
export const TITLE = 1 << 6;
export const SAYING = 1 << 7;
export const DOING = 1 << 8;
export const ACRONYM = 1 << 9;
export const CALENDAR = 1 << 10;
export const RADIO = 1 << 11;
export const PARTICLE = 1 << 12;
export const NUMERAL = 1 << 13;
export const AIRCRAFT = 1 << 14;
export const LOCATIVE = 1 << 15;
export const ARTICLE = 1 << 16;
export const COMPANION = 1 << 17;
export const ANNOUNCER = 1 << 18;
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
  [CRAFT, CRAFT_WORDS],
  [PLACE, PLACES],
  [ROLE, context.ROLES],
  [TITLE, context.TITLES],
  [SAYING, context.SAYING],
  [DOING, context.DOING],
  [ACRONYM, ACRONYMS],
  [CALENDAR, context.CALENDAR],
  [RADIO, [...context.RADIO_LETTERS.keys()]],
  [PARTICLE, context.PARTICLES],
  [NUMERAL, [...context.SPOKEN_DIGITS.keys()]],
  [AIRCRAFT, context.AIRCRAFT_NOUNS],
  [LOCATIVE, context.LOCATIVES],
  [ARTICLE, context.ARTICLES],
  [COMPANION, context.COMPANIONS],
  [ANNOUNCER, context.ANNOUNCERS],
  [PLACE_ENDING, PLACE_ENDINGS],
  [PLACE_OPENING, PLACE_OPENINGS],
];

const lexicon = new Map<string, number>();
for (const [flag, words] of LISTS) for (const word of words) lexicon.set(word, (lexicon.get(word) ?? 0) | flag);

for (const [word, flags] of lexicon) {
  if (flags & FOREIGN) lexicon.set(word, flags & ORDINARY ? flags & ~FOREIGN : flags | ORDINARY);
}

/** A role made of two words that the tables do not list. */
const SHORTEST_MADE_ROLE_LETTERS = 8;

/** What the tables know of a folded word, as bits; 0 for an unknown one. */
export function lookUp(folded: string): number {
  return lexicon.get(folded) ?? (folded.length >= SHORTEST_MADE_ROLE_LETTERS && ROLE_ENDING.test(folded) ? ROLE : 0);
}
