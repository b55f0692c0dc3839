/** House numbers: "n.º 3", "14 bis", "7/2/14", "5 m. 3" (C5.2) */

import { anyOf, endAfter } from '../../reading/line.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  ABBREVIATED_EXTRAS,
  BEFORE_HOUSE,
  COUNTED_NOUNS,
  FLOORS,
  HOUSE_EXTRAS,
  HOUSE_PARTS,
} from '../../tables/places/house-words.ts';

export const HOUSE = '\\d{1,5}[A-Za-z]?(?![A-Za-z\\d])';
const PART = [
  '[/-](?:\\d{1,4}[A-Za-z]?|[A-Z]|I{1,3}|IV)(?![A-Za-z\\d])',
  `(?: ?,)? ?(?:${anyOf(ABBREVIATED_EXTRAS)}\\.?(?!\\s)|${anyOf(HOUSE_EXTRAS)})`,
  `(?: ?,)? ?(?:${anyOf(HOUSE_PARTS)} ?\\.?|#) ?(?:\\d{1,4}[A-Za-z]?|[A-Z]\\d{0,3})(?![A-Za-z\\d])`,
  `(?: ?,)? ?(?:\\d{1,2}(?: ?[.ºª°]|ere?)?|[IVX]{1,4}) ${anyOf(FLOORS)}(?: ?(?:${anyOf(HOUSE_EXTRAS)}))?`,
  `(?: ?,) \\d{1,2}\\.?[oaOA](?![a-z\\d])(?: ?[A-Z](?![A-Za-z])| ${anyOf(ABBREVIATED_EXTRAS)}\\.?)?`,
  ' [A-D](?=$|,| [a-z])',
].join('|');
export const PARTS = `(?:${PART}){0,4}`;
export const NUMBER = `(?:\\s?(?:[,.°]|${anyOf(BEFORE_HOUSE)})){0,4}(?: ?[Ss] ?\\/[Nn](?![A-Za-z])(?:${PART}){0,2}| ?${HOUSE}(?:(?:${PART}){1,4}|(?! ?${anyOf(COUNTED_NOUNS)})))`;
const HOUSE_AFTER = new RegExp(NUMBER, 'y');

export function houseAfter(tokens: readonly Token[], street: number): number | undefined {
  return endAfter(tokens, street, HOUSE_AFTER);
}
