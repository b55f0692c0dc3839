/** Farms and hamlets with their town: "ferme des Essarts, 21690 Verrey", "Church Farm, Nether Wickham" (C5.2) */
import { anyOf, endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import {
  ENGLISH_FARMS,
  FARMS,
  STREET_PREPOSITIONS,
  UNAMBIGUOUS_FARMS,
  WITHIN_STREETS,
} from '../../tables/places/house-words.ts';
import { CAPITAL, isCapital } from './capitals.ts';
import { HOUSE, PARTS } from './house.ts';
import { CODE_ABROAD } from './postcode.ts';

const NAME = `(?! ${anyOf(STREET_PREPOSITIONS)} )(?: (?:${anyOf(WITHIN_STREETS)}|[Dd]['’]|[Ll]['’]))*(?: ?${CAPITAL}){1,4}`;
const STREET = `(?: ?, ?(?:${CAPITAL} ?){1,3}${HOUSE}${PARTS})?`;
const TOWN = `${CAPITAL}(?:[-'’]\\p{L}+| ${CAPITAL}){0,4}`;
const FARM = new RegExp(
  `(?:[Ll]ieu-)?${anyOf(FARMS)}${NAME}(?: ${HOUSE})?${STREET} ?, ?${CODE_ABROAD}(?: ${TOWN})?`,
  'uy',
);
const HAMLET = /^lieu(?:dit)?$/;
/** Without a postcode. */
const FARM_ALONE = new RegExp(`(?:${anyOf(UNAMBIGUOUS_FARMS)}|[Ll]ieu-?[Dd]it)${NAME} ?, ?${TOWN}`, 'uy');
const ENGLISH_FARM = new RegExp(`(?:${CAPITAL} ){1,3}?${anyOf(ENGLISH_FARMS)} ?, ?${TOWN}`, 'uy');

/** Returns the last token of the address. */
export function farmWithTown({ tokens, language }: Passage, index: number): number | undefined {
  const { fold = '' } = tokens[index] ?? {};
  const coded = FARMS.has(fold) ? endAt(tokens, index, FARM) : undefined;
  if (coded !== undefined) return coded;
  if (UNAMBIGUOUS_FARMS.has(fold) || HAMLET.test(fold)) return endAt(tokens, index, FARM_ALONE);
  const isFirst = isCapital(tokens[index]) && tokens[index - 1]?.letterCase === 'lower';
  return language === 'english' && isFirst ? endAt(tokens, index, ENGLISH_FARM) : undefined;
}
