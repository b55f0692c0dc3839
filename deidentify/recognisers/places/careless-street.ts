/** Streets typed in lower case, with a house number: "calle san roque 12, Ocaña" (C5.2) */
import { anyOf, endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import { CLEAR_STREETS, NO_STREET_NAMES, SMALL_STREETS } from '../../tables/places/careless-streets.ts';
import { WITHIN_STREETS } from '../../tables/places/house-words.ts';
import { DOTTED_STREETS } from '../../tables/places/street-words.ts';
import { HOUSE, NUMBER } from './house.ts';

const CLEAR = anyOf([...CLEAR_STREETS, ...DOTTED_STREETS]);
const NAME = `(?: ${anyOf(WITHIN_STREETS)})*(?! ${anyOf(NO_STREET_NAMES)})(?: [a-z]{3,}){1,2}`;
/** What may follow, so that the number counts nothing. */
const ENDS = '(?= ?(?:$|[,.;)\\n])| (?:w|a|en|in|te|i|v|ve) [\\p{L}])';
const WORD_FIRST = new RegExp(`${CLEAR} ?\\.?${NAME}${NUMBER}${ENDS}`, 'uy');
const HOUSE_FIRST = new RegExp(`${HOUSE} ?,? ?${CLEAR} ?\\.?${NAME}`, 'uy');
/** "kerkweg 12 in Terlet": needs the town, as many other words end like this. */
const ONE_WORD = new RegExp(`${SMALL_STREETS}${NUMBER}(?= ?, ?[A-Z\\d]| (?:in|te|i) [A-Z])`, 'uy');

/** Returns the last token of the address. */
export function carelessStreet({ tokens, language }: Passage, index: number): number | undefined {
  if (language === 'english') return undefined;
  return endAt(tokens, index, WORD_FIRST) ?? endAt(tokens, index, HOUSE_FIRST) ?? endAt(tokens, index, ONE_WORD);
}
