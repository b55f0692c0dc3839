// Towns in the word table, including Polish and Czech case forms: "pod Lesznem", "u Karlštejna".

import type { Token } from '../../reading/tokens.ts';
import { TOWN_CASES } from '../../tables/namesakes/routes.ts';
import { LANGUAGES } from '../languages.ts';
import type { Knowledge } from './knowledge.ts';
import { PLACE, PLACE_LARGE } from './word-kinds.ts';
import { hashLetters, type WordTable } from './word-table.ts';

const TOWN = PLACE | PLACE_LARGE;
const DECLINING: readonly number[] = (['pl', 'cs'] as const).map((code) => LANGUAGES.indexOf(code));
const STEM_LETTERS_MIN = 3;

/** Whether a capitalised word is a town, or may be a case form of one. */
export function isTown(token: Token | undefined, known: Knowledge, i: number, table: WordTable): boolean {
  if (token?.kind !== 'word' || token.letterCase === 'lower') return false;
  if ((known.common[i] ?? 0) & TOWN) return true;
  if (!DECLINING.includes(known.language[i] ?? 0)) return false;
  return TOWN_CASES.some(([ending, plain]) => {
    const stem = token.fold.slice(0, -ending.length);
    if (stem.length < STEM_LETTERS_MIN || !token.fold.endsWith(ending)) return false;
    return plain.some((end) => ((table.common[table.rowOf(hashLetters(stem + end))] ?? 0) & TOWN) !== 0);
  });
}
