// Compounds in German, Dutch and Swedish, which no word list can cover: "Windenseilriss".

import { LANGUAGES } from '../languages.ts';
import { BAND, DOMAIN } from './word-kinds.ts';
import { hashLetters, type WordTable } from './word-table.ts';

const COMPOUNDING: readonly number[] = (['de', 'nl', 'sv'] as const).map((code) => LANGUAGES.indexOf(code));
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er'];
const PART_LETTERS_MIN = 4;
const COMPOUND_LETTERS_MIN = 8;
const COMPOUND_LETTERS_MAX = 40;
const ORDINARY_BAND = 2;

/** Whether a folded word consists of two ordinary words of the language, or of one and a compound. */
export function isCompound(folded: string, language: number, table: WordTable): boolean {
  if (folded.length < COMPOUND_LETTERS_MIN || folded.length > COMPOUND_LETTERS_MAX || !COMPOUNDING.includes(language))
    return false;
  return splits(folded, 0, language, table, 2);
}

function splits(folded: string, start: number, language: number, table: WordTable, depth: number): boolean {
  for (let end = folded.length - PART_LETTERS_MIN; end >= start + PART_LETTERS_MIN; end--) {
    if (!isOrdinary(folded, start, end, language, table)) continue;
    for (const link of LINKS) {
      const next = end + link.length;
      if (folded.length - next < PART_LETTERS_MIN || !folded.startsWith(link, end)) continue;
      if (isOrdinary(folded, next, folded.length, language, table)) return true;
      if (depth > 1 && splits(folded, next, language, table, depth - 1)) return true;
    }
  }
  return false;
}

function isOrdinary(folded: string, start: number, end: number, language: number, table: WordTable): boolean {
  const own = table.own[table.rowOf(hashLetters(folded, start, end)) * LANGUAGES.length + language] ?? 0;
  return (own & BAND) >= ORDINARY_BAND || (own & DOMAIN) !== 0;
}
