/** Street addresses of many countries, and postcodes (C5.2) */
import type { Find } from '../../find.ts';
import { anyOf, endAfter, endAt, startBefore } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { PARTICLES } from '../../tables/context-words.ts';
import { BEFORE_OTHER_NUMBER, FOREIGN_STREETS, UNITS } from '../../tables/cues/address.ts';
import { TYPE_LETTERS } from '../../tables/cues/competition-number.ts';
import * as lexicon from '../../tables/lexicon.ts';
import * as houses from '../../tables/places/house-words.ts';
import * as streets from '../../tables/places/street-words.ts';
import { CAPITAL, endOfCapitals, isCapital } from './capitals.ts';
import { farmWithTown } from './farm.ts';
import { HOUSE, houseAfter } from './house.ts';
import { lowerCaseStreet } from './lower-case-street.ts';
import { endOfLateCode, endOfPostcodeAndTown, findPostcodes, townAfter } from './postcode.ts';
import { streetInWords, unnamedStreet } from './unnamed-street.ts';

const NUMBER_DISTANCE_TOKENS_MAX = 14;
const OPENINGS = /^(?:c|v|l|po|p|postfach|postbus)$/;
/** "Calle", "ul."; "c.so", "C/". */
const WITH_STOP = /\p{L}+(?:\s?\.)?/uy;
const SHORTENED = new RegExp(`${anyOf(streets.DOTTED_STREETS)}|[Cc] ?/`, 'y');
/** Up to five words, the last capitalised: "de la Gare", "25 Aprile 3". */
const STREET_NAME = new RegExp(
  `(?: \\d{1,2}(?= ?\\p{L}+ ?${HOUSE}))?(?: ?(?:${CAPITAL}|${anyOf([...PARTICLES, ...houses.NAME_TITLES, ...houses.WITHIN_STREETS])}|['’.-])){0,4} ?${CAPITAL}`,
  'uy',
);
const NUMBERED = new RegExp(
  `${HOUSE}(?: ?,| ?${anyOf(['bis', 'ter', 'quater'])}){0,2}(?: [NSEWnsew](?: ?\\.|(?= )))?`,
  'y',
);
const ANY_STREET = anyOf(streets.STREET_AFTER);
const CLEAR_STREET = anyOf([...streets.STREET_AFTER].filter((word) => !streets.WEAK_STREETS.has(word)));
/** "Orchard Lane", "King's Close"; at most `max` words. */
const streetOf = (max: number, word: string) =>
  `(?: ${CAPITAL}(?:['’]s)?){1,${max}}? (?=[A-Z])${word}(?! ?${ANY_STREET})| ${CAPITAL} ${CLEAR_STREET}`;
const ENGLISH_STREET = new RegExp(streetOf(4, ANY_STREET), 'uy');
const SHOUTED_STREET = new RegExp(streetOf(3, CLEAR_STREET), 'uy');
const NOT_A_STREET = lexicon.ARTICLE | lexicon.LOCATIVE | lexicon.ACTION_VERB;
/** "Flat 3, 22 Park Crescent"; also names like "Södra Ringleden 60". */
const HOUSE_BEFORE = `${anyOf(houses.FLATS)}(?: \\d{1,5}[A-Za-z]? ?,?)? ?$|(?:${CAPITAL} ){1,4}(?=[A-Z])${anyOf(streets.HOUSES)} ?, ?$`;
const BEFORE_NUMBER = new RegExp(`(?<![A-Za-z])(?:${HOUSE_BEFORE})`, 'u');
const BEFORE_NAME = new RegExp(
  `(?<![A-Za-z])(?:${HOUSE_BEFORE}|(?:(?=[A-Z])${anyOf(houses.BEFORE_STREET_NAME)} ?\\.? ?|S:t )(?:[Vv]an |[Dd]e |[Dd]en |[Dd]er )*$)`,
  'u',
);
/** "PO Box 12", "Postfach 11 46". */
const BOX = new RegExp(
  `(?:${anyOf(houses.PO_BOXES)}|[Pp] ?\\.? ?[Oo]? ?\\.? ?${anyOf(['box'])}) ?${HOUSE}(?: \\d{2}(?!\\d)){0,2}`,
  'y',
);
/** "21 place de la République, à Crest", "Prästgatan 9 i Säter". */
const IN_TOWN = new RegExp(` ?,? ${anyOf(houses.BEFORE_TOWN)}(?= [A-Z])`, 'y');
const PERSON =
  lexicon.GIVEN | lexicon.SURNAME | lexicon.ROLE | lexicon.TITLE | lexicon.ACTION_VERB | lexicon.SPEECH_VERB;
const NOT_A_TOWN =
  PERSON | lexicon.ORDINARY | lexicon.AIRCRAFT_NOUN | lexicon.MAKE_OR_TYPE | lexicon.ARTICLE | lexicon.CALENDAR;

export function findAddresses(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  let number = -1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'mark' || (isPlain(token) && !isNumber(tokens[i + 1]))) continue;
    if (number < i) number = nextNumber(tokens, i);
    const isUnnumbered = number - i > NUMBER_DISTANCE_TOKENS_MAX;
    const last = isUnnumbered ? (farmWithTown(passage, i) ?? namedHouse(tokens, i)) : numbered(passage, i);
    if (last === undefined) continue;
    const first = startBefore(tokens, i, isCapital(token) ? BEFORE_NAME : BEFORE_NUMBER) ?? i;
    const tail = endOfPostcodeAndTown(tokens, last);
    const isFarm = first < i && tokens[i - 1]?.text === ',';
    const end = endOfLateCode(tokens, tail === last ? endOfTown(passage, last, isFarm) : tail);
    const [start, stop] = [tokens[first]?.start ?? token.start, tokens[end]?.end ?? token.end];
    finds.push({ start, end: stop, kind: 'address', reason: 'A postal address', confidence: 0.9 });
    i = end;
  }
  return [...finds, ...findPostcodes(passage)];
}

/** For speed: most words cannot begin an address. */
function isPlain({ kind, letterCase, fold }: Token): boolean {
  return (
    kind === 'word' &&
    letterCase === 'lower' &&
    !streets.STREET_BEFORE.has(fold) &&
    !houses.FARMS.has(fold) &&
    !OPENINGS.test(fold)
  );
}

/** Also the slash of "s/n"; without a number only named houses remain. */
function nextNumber(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && !isNumber(tokens[at])) at += 1;
  return at < tokens.length ? at : Number.POSITIVE_INFINITY;
}

function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'code' || token?.text === '/';
}

function numbered(passage: Passage, index: number): number | undefined {
  const token = passage.tokens[index];
  return (
    numberFirst(passage, index) ??
    farmWithTown(passage, index) ??
    streetFirst(passage, index) ??
    (isCapital(token) ? capitalFirst(passage, index) : undefined) ??
    (OPENINGS.test(token?.fold ?? '') ? endAt(passage.tokens, index, BOX) : undefined) ??
    lowerCaseStreet(passage, index)
  );
}

/** If it ends a clause and names nobody; in English only for named houses. */
function endOfTown({ tokens, language }: Passage, last: number, isFarm: boolean): number {
  const within = language === 'english' ? undefined : endAfter(tokens, last, IN_TOWN);
  if (within !== undefined) {
    const town = townAfter(tokens, within);
    return tokens.slice(within + 1, town + 1).some(isNotTown) ? last : town;
  }
  const end = townAfter(tokens, last + 1);
  if (tokens[last + 1]?.text !== ',' || (language === 'english' && !isFarm)) return last;
  const next = tokens[end + 1];
  if (end < last + 2 || tokens.slice(last + 2, end + 1).some(isNotTown)) return last;
  if (!next || next.newLine || next.kind === 'mark') return end;
  return (language === 'other' || isFarm) && next.letterCase === 'lower' && !(next.flags & lexicon.SPEECH_VERB)
    ? end
    : last;
}

function isNotTown({ kind, flags, letterCase, text }: Token): boolean {
  if (kind !== 'word') return false;
  return text.length === 1 || (!(flags & lexicon.PLACE) && letterCase === 'capital' && (flags & NOT_A_TOWN) !== 0);
}

function beginsStreet(passage: Passage, index: number): boolean {
  const folded = passage.tokens[index]?.fold ?? '';
  if (!streets.STREET_BEFORE.has(folded)) return false;
  if (folded === 'via' && passage.tokens[index - 1]?.fold === 'in') return true;
  if (houses.STREETS_WITH_STOP.has(folded) && passage.tokens[index + 1]?.text !== '.') return false;
  if (passage.language === 'other' || !FOREIGN_STREETS.has(folded)) return true;
  const [word, dot, name] = [0, 1, 2].map((steps) => passage.tokens[index + steps]);
  const short = dot?.text === '.' && !dot.spaced && folded.length < 3;
  const first = short || (dot && dot.flags & lexicon.PARTICLE && dot.letterCase === 'lower') ? name : dot;
  const named = isCapital(first) && !((first?.flags ?? 0) & (lexicon.NUMERAL | lexicon.RADIO_LETTER));
  return named && (short || word?.letterCase === 'capital');
}

/** "14 Orchard Lane", "12 bis, avenue Foch". */
function numberFirst(passage: Passage, index: number): number | undefined {
  const { tokens, sentences } = passage;
  const [before, house] = [tokens[index - 1], tokens[index]];
  if (house?.kind === 'word') return undefined;
  const isPart = house?.spaced === false && /^[./:,-]$/.test(before?.text ?? '');
  const opening = isPart || BEFORE_OTHER_NUMBER.has(before?.fold ?? '') ? undefined : endAt(tokens, index, NUMBERED);
  if (opening === undefined) return undefined;
  if (beginsStreet(passage, opening + 1))
    return tokens[opening + 1]?.fold === 'via' ? undefined : endAfter(tokens, opening + 1, STREET_NAME);
  if (sentences.styles[index] !== 'shout') return endOfStreets(tokens, opening);
  const end = endAfter(tokens, opening, SHOUTED_STREET);
  const isOther = ({ fold, flags }: Token) => UNITS.has(fold) || (flags & NOT_A_STREET) !== 0;
  return end === undefined || tokens.slice(opening + 1, end).some(isOther) ? undefined : end;
}

/** "Kiln Close"; "Broadmead Yard, Station Rd". */
function endOfStreets(tokens: readonly Token[], house: number): number | undefined {
  const first = endAfter(tokens, house, ENGLISH_STREET);
  if (first === undefined || tokens[first + 1]?.text !== ',') return first;
  return endAfter(tokens, first + 1, ENGLISH_STREET) ?? first;
}

/** "rue des Acacias 3", "ul. Długa 7/3", "Calle Mayor, 5". */
function streetFirst(passage: Passage, index: number): number | undefined {
  const { tokens, language } = passage;
  const { fold = '' } = tokens[index] ?? {};
  const plain = beginsStreet(passage, index);
  if (!plain && !/^[./]$/.test(tokens[index + 1]?.text ?? '')) return undefined;
  const opening = endAt(tokens, index, plain ? WITH_STOP : SHORTENED);
  if (opening === undefined) return undefined;
  const end = endAfter(tokens, opening, STREET_NAME);
  const telling =
    language !== 'english' && !FOREIGN_STREETS.has(fold)
      ? lexicon.RADIO_LETTER
      : lexicon.RADIO_LETTER | lexicon.MAKE_OR_TYPE;
  if (end !== undefined && plain && TYPE_LETTERS.test(tokens[end]?.text ?? '')) return undefined;
  return end === undefined || (plain && (tokens[end]?.flags ?? 0) & telling) ? undefined : houseAfter(tokens, end);
}

/** "Hauptstraße 27", "Storgatan 5"; also without a street word. */
function capitalFirst(passage: Passage, index: number): number | undefined {
  const { tokens, language } = passage;
  const { fold = '' } = tokens[index] ?? {};
  const weak = language !== 'english' && streets.WEAK_STREET_ENDING.test(fold);
  const isStreet = (weak || streets.STREET_ENDING.test(fold)) && !streets.NON_STREETS.has(fold);
  return (
    (isStreet || streets.LONE_SQUARES.has(fold) ? houseAfter(tokens, index) : undefined) ??
    (streets.NON_STREETS.has(fold) ? undefined : streetInWords(passage, index)) ??
    namedHouse(tokens, index) ??
    unnamedStreet(passage, index)
  );
}

function namedHouse(tokens: readonly Token[], index: number): number | undefined {
  if (!isCapital(tokens[index]) || isCapital(tokens[index - 1])) return undefined;
  const comma = endOfCapitals(tokens, index) + 1;
  const isHouse = tokens[index]?.text === 'The' || streets.HOUSES.has(tokens[comma - 1]?.fold ?? '');
  if (comma < index + 2 || tokens[comma]?.text !== ',' || !isHouse) return undefined;
  const street = endOfCapitals(tokens, comma + 1);
  const word = tokens[street]?.fold ?? '';
  return street > comma + 1 && streets.STREET_AFTER.has(word) && !streets.WEAK_STREETS.has(word) ? street : undefined;
}
