/** Farms and hamlets before a postcode: "ferme des Essarts, 21690 Verrey" (C5.2) */
import { anyOf, endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import { FARMS, STREET_PREPOSITIONS, WITHIN_STREETS } from '../../tables/places/house-words.ts';
import { CAPITAL } from './capitals.ts';
import { HOUSE, PARTS } from './house.ts';
import { CODE_ABROAD } from './postcode.ts';

const NAME = `(?! ${anyOf(STREET_PREPOSITIONS)} )(?: (?:${anyOf(WITHIN_STREETS)}|[Dd]['’]|[Ll]['’]))*(?: ?${CAPITAL}){1,4}`;
const STREET = `(?: ?, ?(?:${CAPITAL} ?){1,3}${HOUSE}${PARTS})?`;
const FARM = new RegExp(`${anyOf(FARMS)}${NAME}(?: ${HOUSE})?${STREET} ?, ?${CODE_ABROAD}(?: ${CAPITAL}){0,3}`, 'uy');

/** Returns the last token of the address. */
export function farmWithCode({ tokens }: Passage, index: number): number | undefined {
  return FARMS.has(tokens[index]?.fold ?? '') ? endAt(tokens, index, FARM) : undefined;
}
