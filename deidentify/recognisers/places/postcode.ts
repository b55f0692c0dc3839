/** Postcodes: British ones anywhere, others after an address or label */
import type { Find } from '../../find.ts';
import { anyOf, endAfter, endAt, startBefore } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { GERMAN_TOWN_ENDS, LABELS, WITHIN_ADDRESS, WITHIN_TOWNS } from '../../tables/cues/postcode.ts';
import { ORDINARY } from '../../tables/lexicon.ts';
import { COUNTED_NOUNS, COUNTRY_CODES, FLATS } from '../../tables/places/house-words.ts';
import { HOUSES, STREET_AFTER } from '../../tables/places/street-words.ts';
import { isCapital } from './capitals.ts';
import { PARTS } from './house.ts';

const BRITISH = '[A-Z]{1,2}\\d[A-Z\\d]? \\d[ABD-HJLNP-UW-Z]{2}(?![A-Za-z\\d])';
const CANADIAN = '[ABCEGHJ-NPRSTVXY]\\d[A-Z] \\d[A-Z]\\d(?![A-Za-z\\d])';
const PRECISE = new RegExp(BRITISH, 'y');
const ANYWHERE = new RegExp(`${BRITISH}|${CANADIAN}`, 'y');
const LABELLED = new RegExp(`${anyOf(LABELS)}\\s?:? ?(?=[A-Za-z]*\\d)[A-Za-z\\d]+`, 'y');
const TOWN_FOLLOWS = '(?=\\s?[A-Z](?![A-Z]))';
/** Codes of the continent before their town, however capitalised. */
export const CODE_ABROAD = '(?:\\d{5}|\\d{4} ?[A-Za-z]{2}|\\d{2}-\\d{3}|\\d{3} \\d{2})(?![A-Za-z\\d])';
/** Codes of other countries, before or after a town. */
const COMPOSED = `(?:${[...COUNTRY_CODES].join('|')})-\\d{4,6}(?=\\s[A-Z])|[A-Z]{2,3}\\s\\d{4,6}|\\d\\d\\s?-\\s?\\d{3}|\\d{4}\\s?[A-Z]{2}|\\d{3}\\s\\d\\d${TOWN_FOLLOWS}`;
/** After an address, letters that do not occur in such codes are typing errors. */
const NEARLY_BRITISH = '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![A-Za-z\\d])';
const CODE = `(?:${NEARLY_BRITISH}|(?:${COMPOSED}|\\d{4,6}${TOWN_FOLLOWS})(?![A-Za-z\\d]))`;
const CODE_AFTER = new RegExp(` ?,? ?${CODE}`, 'y');
const CODE_AND_TOWN = new RegExp(`(?:(?:${COMPOSED})(?![A-Za-z\\d])|\\d{5}) (?=[A-Z])(?!${anyOf(COUNTED_NOUNS)})`, 'y');
const LATE_CODE = / ?[,–-] ?\d{5}(?![\d.,]*\d)(?! ?[a-z]+\b)/y;
const PROVINCE = / ?\([A-Z]{2}\)/y;
const UNIT = new RegExp(`(?:\\.(?=,))?${PARTS}`, 'y');
const TOWN_WORDS_MAX = 4;
const ADDRESS_WORD = `(?:[A-Z][\\p{L}\\d]*(?![\\p{L}\\d])|${anyOf(WITHIN_ADDRESS)}|[-'’])`;
const PRECISE_PART = `(?:(?:${anyOf(FLATS)} )?\\d{1,4}[A-Za-z]?(?![A-Za-z\\d])(?: ?${ADDRESS_WORD}){0,4}|(?=[A-Z])(?:${ADDRESS_WORD} ?){0,4}${anyOf([...STREET_AFTER, ...HOUSES])})`;
/** "Mill Lane, Little Sampton LE14 3ZZ": without a street or house the town stays. */
const ADDRESS_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])${PRECISE_PART}(?: ?, ?(?=[A-Z\\d])(?:\\d{1,4}[A-Za-z]?(?![A-Za-z\\d]))?(?: ?${ADDRESS_WORD}){0,5}){0,4} ?,? ?$`,
  'u',
);

/** Canadian ones anywhere too. */
export function findPostcodes(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  const put = (first: number, last: number) => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    finds.push({ start, end, kind: 'address', reason: 'A postcode', confidence: 0.85 });
  };
  for (const [index, token] of tokens.entries()) {
    const labelled = LABELS.has(token.fold) ? endAt(tokens, index, LABELLED) : undefined;
    if (labelled && !isDocument(token.text, tokens[labelled]?.text ?? '')) put(labelled, labelled);
    const code = token.kind === 'code' ? endAt(tokens, index, ANYWHERE) : undefined;
    if (code) put(endAt(tokens, index, PRECISE) ? (startBefore(tokens, index, ADDRESS_BEFORE) ?? index) : index, code);
  }
  return finds;
}

/** "CAP 393" is a British rule book, "CAP 37010" an Italian postcode. */
function isDocument(label: string, code: string): boolean {
  return label.toUpperCase() === 'CAP' && !/^\d{5}$/.test(code);
}

/** The last token of unit, postcode and town after a street, as in ", 21100 Varese"; `last` if there are none. */
export function endOfPostcodeAndTown(tokens: readonly Token[], last: number): number {
  let end = endAfter(tokens, last, UNIT) ?? last;
  for (let step = 0; step < 3; step++) {
    const comma = tokens[end + 1]?.text === ',';
    const coded = endAfter(tokens, end, CODE_AFTER);
    const from = comma ? end + 1 : end;
    if (coded !== undefined) {
      end = endAt(tokens, from + 1, PRECISE) ? coded : townAfter(tokens, coded);
      continue;
    }
    const town = townAfter(tokens, from);
    if (town === from || !(comma || step > 0)) break;
    const code =
      endAfter(tokens, town, CODE_AFTER) ?? (town > from + 1 ? endAfter(tokens, town - 1, CODE_AFTER) : undefined);
    if (code === undefined) break;
    end = code;
  }
  return end;
}

/** A postcode after the town or a dash: "Zábřeží, 78901", "211 - 21100 Varese (VA)". */
export function endOfLateCode(tokens: readonly Token[], last: number): number {
  const code = endAfter(tokens, last, LATE_CODE);
  if (code === undefined) return last;
  const town = townAfter(tokens, code);
  return endAfter(tokens, town, PROVINCE) ?? town;
}

/** Unambiguous: not just four digits. */
export function isPostcodeWithTown(tokens: readonly Token[], index: number): boolean {
  return endAt(tokens, index, CODE_AND_TOWN) !== undefined;
}

export function townAfter(tokens: readonly Token[], last: number): number {
  let end = last;
  for (let count = 0; count < TOWN_WORDS_MAX; count++) {
    const within = end > last ? endAfter(tokens, end, TOWN_OF) : undefined;
    const word = tokens[(within ?? end) + 1];
    if (within !== undefined && isCapital(word)) end = within;
    if (!isCapital(word) || word?.newLine || (word && word.flags & ORDINARY && word.letterCase === 'upper')) break;
    end = endAfter(tokens, end, WORD) ?? end;
  }
  return end;
}

/** "Lohr am Main", "Arganda del Rey". */
const TOWN_OF = new RegExp(` ${anyOf(WITHIN_TOWNS)}(?= [A-Z])| (?:${GERMAN_TOWN_ENDS})`, 'y');
const WORD = / ?\p{L}+(?:[-'’]\p{L}+)*/uy;
