// All word lists in one table, read once: for each folded word the bits of what it can be. A word can be several
// things at once ("Baker" is a surname and an ordinary word); the recognisers weigh them.

import { ORDINARY_WORDS } from './ordinary-words.ts';

export const GIVEN = 1;
export const SURNAME = 2;
export const ORDINARY = 4;
export const CRAFT = 8;
export const PLACE = 16;
export const ROLE = 32;
export const TITLE = 64;
export const SAYING = 128;
export const DOING = 256;
export const ACRONYM = 512;
export const CALENDAR = 1024;
export const PHONETIC = 2048;
export const PARTICLE = 4096;
export const NUMERAL = 8192;
export const AIRCRAFT = 16_384;
export const LOCATIVE = 32_768;
export const ARTICLE = 65_536;

const LISTS: readonly (readonly [number, readonly string[]])[] = [[ORDINARY, ORDINARY_WORDS]];

const lexicon = new Map<string, number>();
for (const [flag, words] of LISTS) for (const word of words) lexicon.set(word, (lexicon.get(word) ?? 0) | flag);

/** What the tables know of a folded word, as bits; 0 for an unknown one. */
export function lookUp(folded: string): number {
  return lexicon.get(folded) ?? 0;
}
