/** Streets typed in lower case, with a house number: "calle san roque 12, Ocaña" (C5.2) */
import { anyOf, endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  AFTER_RESIDENCE_VERB,
  BEFORE_STREET_NAME,
  BEFORE_TOWN,
  RESIDENCE_VERBS,
  WITHIN_STREETS,
} from '../../tables/places/house-words.ts';
import * as streets from '../../tables/places/lower-case-streets.ts';
import { DOTTED_STREETS } from '../../tables/places/street-words.ts';
import { HOUSE, NUMBER, PARTS } from './house.ts';
import { CODE_ABROAD } from './postcode.ts';

const CLEAR = anyOf([...streets.CLEAR_STREETS, ...DOTTED_STREETS]);
const NAME = `(?: ${anyOf(WITHIN_STREETS)})*(?! ${anyOf(streets.NON_STREET_NAMES)})(?: [a-z]{3,}(?:-[a-z]{3,})?){1,2}`;
/** What may follow, so that the number is not a count. */
const ENDS = `(?= ?(?:$|[,.;)\\n])| ${anyOf(BEFORE_TOWN)} [\\p{L}])`;
const WORD_FIRST = new RegExp(`${CLEAR} ?\\.?${NAME}${NUMBER}${ENDS}`, 'uy');
const BEHIND_NUMBER = anyOf([...streets.CLEAR_STREETS, ...DOTTED_STREETS, ...streets.STREETS_AFTER_NUMBER]);
const HOUSE_FIRST = new RegExp(`${HOUSE} ?,? ?${BEHIND_NUMBER} ?\\.?${NAME}`, 'uy');
/** "kerkweg 12 in Terlet": needs the town, as many other words end like this. */
const ONE_WORD = new RegExp(`${streets.LOWER_CASE_STREETS}${NUMBER}(?= ?, ?[A-Z\\d]| (?:in|te|i) [A-Z])`, 'uy');

/**
 * "birkenweg 11,", "op kerkstraat 8a": the number ends its clause, or a preposition and a letter show that it is a
 * house number.
 */
const ENDING = new RegExp(
  `(?!(?:${streets.NON_STREETS}) )(?:${anyOf(BEFORE_STREET_NAME)} )?${streets.LOWER_CASE_STREETS} ?\\d{1,3}(?:[a-z](?![a-z\\d])|(?= ?(?:$|[,.;)\\n])))`,
  'uy',
);
/** "pa kyrkogatan 8 i bystugan": after a preposition, where it is not a measurement. */
const PLACED = new RegExp(
  `(?!(?:${streets.NON_STREETS}) )(?:${anyOf(BEFORE_STREET_NAME)} )?(?:${streets.LOWER_CASE_STREETS}|[Cc] ?\\/${NAME})${NUMBER}`,
  'uy',
);
/** "kirchgasse 4, 36129 gersfeld": a postcode and its town, all in lower case. */
const WITH_CODE = new RegExp(
  `(?:${anyOf([...streets.CLEAR_STREETS, ...streets.BEFORE_HOUSE_WITH_POSTCODE])} ?\\.? ?)?[a-z]{3,}(?: [a-z]{3,}){0,2} ?${HOUSE}${PARTS} ?, ?${CODE_ABROAD} [a-z]{3,}`,
  'uy',
);
/** "behind 22a mill lane", "no. 5 chapel st". */
const ENGLISH = new RegExp(
  `(?:no\\.? ?)?\\d{1,3}[a-z]?(?![a-z\\d])(?: [a-z]{3,}){1,2} ${anyOf(streets.LOWER_CASE_ENGLISH_STREETS)}`,
  'uy',
);

/** "i live at 14 orchard close": more words for streets, after a verb of residence. */
const ENGLISH_HOME = new RegExp(
  `(?:no\\.? ?)?\\d{1,3}[a-z]?(?![a-z\\d])(?: [a-z]{3,}){1,2} ${anyOf([...streets.LOWER_CASE_ENGLISH_STREETS, ...streets.ENGLISH_HOMES])}`,
  'uy',
);

/** Returns the last token of the address. */
export function lowerCaseStreet({ tokens, language, sentences }: Passage, index: number): number | undefined {
  const isHome = sentences.styles[index] === 'lower-case' && isAfterLives(tokens, index);
  if (language === 'english') {
    if (isHome) return endAt(tokens, index, ENGLISH_HOME);
    const isPlaced =
      sentences.styles[index] === 'lower-case' &&
      streets.BEFORE_ENGLISH_HOUSE.has(tokens[index - (tokens[index - 1]?.text === '.' ? 2 : 1)]?.fold ?? '');
    return isPlaced ? endAt(tokens, index, ENGLISH) : undefined;
  }
  const isLowerCase = sentences.styles[index] === 'lower-case';
  const isPlaced = isHome || (isLowerCase && streets.BEFORE_LOWER_CASE_STREET.has(tokens[index - 1]?.fold ?? ''));
  return (
    (isLowerCase ? endAt(tokens, index, WITH_CODE) : undefined) ??
    endAt(tokens, index, WORD_FIRST) ??
    endAt(tokens, index, HOUSE_FIRST) ??
    endAt(tokens, index, ONE_WORD) ??
    (isLowerCase ? endAt(tokens, index, ENDING) : undefined) ??
    (isPlaced ? endAt(tokens, index, PLACED) : undefined) ??
    (isHome ? slavicHome(tokens, index) : undefined)
  );
}

/** "wohne birkenweg 7", "mieszkam na polnej 7". */
function isAfterLives(tokens: readonly Token[], index: number): boolean {
  const verb = AFTER_RESIDENCE_VERB.has(tokens[index - 1]?.fold ?? '') ? index - 2 : index - 1;
  return [RESIDENCE_VERBS, streets.LOWER_CASE_RESIDENCE_VERBS].some((list) => list.has(tokens[verb]?.fold ?? ''));
}

/** "polnej 7", "květná 14": an adjective and a number that ends its clause. */
function slavicHome(tokens: readonly Token[], index: number): number | undefined {
  const [street, house, end] = [0, 1, 2].map((steps) => tokens[index + steps]);
  if (!street || !streets.LOWER_CASE_STREET_ADJECTIVE.test(street.text) || !/^\d{1,3}$/.test(house?.text ?? ''))
    return undefined;
  return !end || end.newLine || /^[.,;!?)]$/.test(end.text) ? index + 1 : undefined;
}
