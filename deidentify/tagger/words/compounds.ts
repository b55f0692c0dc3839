// Compounds in German, Dutch and Swedish, which no word list can cover: "Windenseilriss".

import { LANGUAGES } from '../languages.ts';
import { BAND, DOMAIN } from './word-kinds.ts';
import { hashLetters, type WordTable } from './word-table.ts';

const COMPOUNDING: readonly number[] = (['de', 'nl', 'sv'] as const).map((code) => LANGUAGES.indexOf(code));
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er'];
const SHORTEST_PART = 4;
const SHORTEST = 8;
const LONGEST = 40;
const ORDINARY_BAND = 2;

/** Whether a folded word consists of two ordinary words of the language, or of one and a compound. */
export function isCompound(folded: string, language: number, table: WordTable): boolean {
  if (folded.length < SHORTEST || folded.length > LONGEST || !COMPOUNDING.includes(language)) return false;
  return splits(folded, 0, language, table, 2);
}

function splits(folded: string, start: number, language: number, table: WordTable, depth: number): boolean {
  for (let end = folded.length - SHORTEST_PART; end >= start + SHORTEST_PART; end--) {
    if (!isOrdinary(folded, start, end, language, table)) continue;
    for (const link of LINKS) {
      const next = end + link.length;
      if (folded.length - next < SHORTEST_PART || !folded.startsWith(link, end)) continue;
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
