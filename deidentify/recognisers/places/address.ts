/**
 * Street addresses of many countries, and postcodes (C5.2): "14 Orchard Lane", "Hauptstraße 27", "3 rue des Acacias",
 * "ul. Długa 7/3", each with the town and postcode that follow it.
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { FOREIGN_ONLY, NO_HOUSE, NORDIC_GATES, NORDIC_STREETS, UNITS } from '../../tables/cues/address.ts';
import { ARTICLE, CALENDAR, CRAFT, DOING, LOCATIVE, NUMERAL, PARTICLE, RADIO } from '../../tables/lexicon.ts';
import {
  BEFORE_STREET_NAME,
  NAME_TITLES,
  STREET_PREPOSITIONS,
  STREETS_WITH_STOP,
  WITHIN_STREETS,
} from '../../tables/places/house-words.ts';
import {
  DOTTED_STREETS,
  HOUSES,
  NO_STREETS,
  STREET_AFTER,
  STREET_BEFORE,
  STREET_ENDING,
  WEAK_STREET_ENDING,
  WEAK_STREETS,
} from '../../tables/places/street-words.ts';
import { endOfCapitals, isCapital } from './capitals.ts';
import { houseAfter, isHouse } from './house.ts';
import { endOfTail, findPostcodes } from './postcode.ts';
import { beforeTown, labelled, livesAt, uncounted } from './unnamed-street.ts';

const HOUSE = /^\d{1,5}[a-z]?$/;
const OPENINGS = /^(?:c|v|l|po|p|postfach|postbus)$/;
const MOST_WORDS = 4;

/** Finds street addresses, boxes and postcodes. */
export function findAddresses(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'mark' || isPlain(token)) continue;
    const last =
      numberFirst(passage, i) ??
      streetFirst(passage, i) ??
      wholeWord(passage, i) ??
      namedHouse(passage, i) ??
      labelled(passage, i) ??
      livesAt(passage, i) ??
      beforeTown(passage, i) ??
      box(tokens, i);
    if (last === undefined) continue;
    const farm = houseBefore(tokens, i);
    const tail = endOfTail(passage, last);
    const end = farm < i && tail === last ? endOfTown(tokens, last) : tail;
    finds.push({
      start: tokens[Math.min(farm, flatBefore(tokens, i), nameBefore(tokens, i))]?.start ?? token.start,
      end: tokens[end]?.end ?? token.end,
      kind: 'address',
      reason: 'A postal address',
      confidence: 0.9,
    });
    i = end;
  }
  return [...finds, ...findPostcodes(passage)];
}

/** A word in small letters that opens no address: most words are, and are left out before anything is tried. */
function isPlain({ kind, letterCase, fold }: Token): boolean {
  return kind === 'word' && letterCase === 'lower' && !STREET_BEFORE.has(fold) && !OPENINGS.test(fold);
}

/** "Flat 3, 22 Park Crescent": where the address really begins. */
function flatBefore(tokens: readonly Token[], index: number): number {
  const comma = tokens[index - 1]?.text === ',' ? 1 : 0;
  const isFlat = /^(?:flat|apt|apartment|unit|suite|wohnung|appartement)$/.test(tokens[index - 2 - comma]?.fold ?? '');
  return isFlat && HOUSE.test(tokens[index - 1 - comma]?.fold ?? '') ? index - 2 - comma : index;
}

/** "Upper Mill Farm, 3 Chapel Road": where the house's name begins, or `index` if none stands before it. */
function houseBefore(tokens: readonly Token[], index: number): number {
  const house = tokens[index - 2];
  if (tokens[index - 1]?.text !== ',' || !isCapital(house) || !HOUSES.has(house?.fold ?? '')) return index;
  let first = index - 2;
  while (first > index - 2 - MOST_WORDS && isCapital(tokens[first - 1]) && !tokens[first]?.newLine) first -= 1;
  return first < index - 2 ? first : index;
}

/** The town behind the street of a house with a name: together they are one address. */
function endOfTown(tokens: readonly Token[], last: number): number {
  const town = tokens[last + 2];
  const follows = tokens[last + 1]?.text === ',' && town?.letterCase === 'capital' && !town.newLine;
  return follows && !(town.flags & (ARTICLE | DOING)) ? endOfCapitals(tokens, last + 2) : last;
}

/** "Södra Ringleden 60", "Burg. Mosterdlaan 41": where the street's name really begins. */
function nameBefore(tokens: readonly Token[], index: number): number {
  const at = tokens[index - 1]?.text === '.' ? index - 2 : index - 1;
  const before = tokens[at];
  if (tokens[index]?.newLine || !isCapital(tokens[index]) || !isCapital(before)) return index;
  return BEFORE_STREET_NAME.has(before?.fold ?? '') ? at : index;
}

/** "c.so", "p.zza": the last token of such a word, or undefined. */
function endOfDotted(tokens: readonly Token[], index: number): number | undefined {
  const [first, dot, rest] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (dot?.text !== '.' || dot.spaced || !rest || rest.spaced) return undefined;
  return DOTTED_STREETS.has(`${first?.fold}.${rest.fold}`) ? index + 2 : undefined;
}

function beginsStreet(passage: Passage, index: number): boolean {
  const folded = passage.tokens[index]?.fold ?? '';
  if (!STREET_BEFORE.has(folded)) return false;
  if (folded === 'via' && passage.tokens[index - 1]?.fold === 'in') return true;
  if (STREETS_WITH_STOP.has(folded) && passage.tokens[index + 1]?.text !== '.') return false;
  if (passage.language === 'other' || !FOREIGN_ONLY.has(folded)) return true;
  const [word, dot, name] = [0, 1, 2].map((steps) => passage.tokens[index + steps]);
  const short = dot?.text === '.' && !dot.spaced && folded.length < 3;
  const first = short || (dot && dot.flags & PARTICLE && dot.letterCase === 'lower') ? name : dot;
  const named = isCapital(first) && !((first?.flags ?? 0) & (NUMERAL | RADIO));
  return named && (short || word?.letterCase === 'capital');
}

/** "14 Orchard Lane", "3 rue des Acacias", "12 bis, avenue Foch". */
function numberFirst(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  if (
    !HOUSE.test(tokens[index]?.fold ?? '') ||
    NO_HOUSE.has(tokens[index - 1]?.fold ?? '') ||
    /^[./:,-]$/.test(glued(tokens, index))
  )
    return undefined;
  let at = index + 1;
  while (at < index + 3 && /^(?:bis|ter|quater|,)$/.test(tokens[at]?.fold ?? '')) at += 1;
  if (/^[nsew]$/.test(tokens[at]?.fold ?? '')) at += tokens[at + 1]?.text === '.' ? 2 : 1;
  if (beginsStreet(passage, at)) {
    const end = endOfStreetName(passage, at + 1);
    return end !== undefined && tokens[at]?.fold !== 'via' ? end : undefined;
  }
  const shout = passage.sentences.styles[index] === 'shout';
  for (let words = 0; words <= MOST_WORDS; words++, at++) {
    const token = tokens[at];
    if (words > 0 && /^['’]$|^s$/.test(token?.fold ?? '') && !token?.spaced) continue;
    if (!token || token.newLine || !isCapital(token)) {
      return words === 1 && STREET_AFTER.has(token?.fold ?? '') && !WEAK_STREETS.has(token?.fold ?? '')
        ? at
        : undefined;
    }
    const isStreet = words > 0 && STREET_AFTER.has(token.fold) && !STREET_AFTER.has(tokens[at + 1]?.fold ?? '');
    if (isStreet && !(shout && WEAK_STREETS.has(token.fold))) return at;
    if (shout && (UNITS.has(token.fold) || token.flags & (ARTICLE | LOCATIVE | DOING) || words > 2)) return undefined;
  }
  return undefined;
}

function glued(tokens: readonly Token[], index: number): string {
  return tokens[index]?.spaced === false ? (tokens[index - 1]?.text ?? '') : '';
}

/** "rue des Acacias 3", "ul. Długa 7/3", "Calle Mayor, 5", "Via Roma 12". */
function streetFirst(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  const word = tokens[index];
  if (word?.fold === 'c' && tokens[index + 1]?.text === '/' && endOfStreetName(passage, index + 2) !== undefined) {
    return houseAfter(tokens, endOfStreetName(passage, index + 2) ?? index + 2);
  }
  const dotted = endOfDotted(tokens, index);
  if (!word || !(dotted || beginsStreet(passage, index))) return undefined;
  const opening = dotted ?? (tokens[index + 1]?.text === '.' ? index + 1 : index);
  const isCounted = /^\d{1,2}$/.test(tokens[opening + 1]?.text ?? '') && isHouse(tokens[opening + 3]);
  const end = endOfStreetName(passage, isCounted ? opening + 2 : opening + 1);
  const telling = passage.language !== 'english' && !FOREIGN_ONLY.has(word.fold) ? RADIO : RADIO | CRAFT;
  return end === undefined || (tokens[end]?.flags ?? 0) & telling ? undefined : houseAfter(tokens, end);
}

function endOfStreetName(passage: Passage, from: number): number | undefined {
  const { tokens } = passage;
  let end: number | undefined;
  for (let at = from; at < from + MOST_WORDS + 1; at++) {
    const token = tokens[at];
    if (token?.newLine) break;
    if (isCapital(token)) end = at;
    else if (
      !token ||
      !(
        token.flags & PARTICLE ||
        NAME_TITLES.has(token.fold) ||
        /^['’.-]$/.test(token.text) ||
        WITHIN_STREETS.has(token.fold)
      )
    )
      break;
  }
  return end;
}

/** "Hauptstraße 27", "Storgatan 5", "Lange Straße 12a", "Kerkstraat 3". */
function wholeWord(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  const word = tokens[index];
  if (!word || !isCapital(word) || NO_STREETS.has(word.fold)) return undefined;
  const yard = word.fold === 'am' && isCapital(tokens[index + 1]) ? houseAfter(tokens, index + 1) : undefined;
  if (yard !== undefined && tokens[yard + 1]?.text === ',' && /^\d{4,5}$/.test(tokens[yard + 2]?.fold ?? ''))
    return yard;
  const far = longYard(passage, index);
  if (far !== undefined) return far;
  const inYard = isYard(passage, index) ? houseAfter(tokens, index + 1) : undefined;
  if (inYard !== undefined) return inYard;
  if (/^(?:am|an|im|auf|zum|zur|in)$/.test(word.fold) && !word.newLine)
    return uncounted(tokens, streetOfWords(passage, index + 1));
  const weak = passage.language !== 'english' && WEAK_STREET_ENDING.test(word.fold);
  const stands = weak || STREET_ENDING.test(word.fold) || /^(?:stra(?:ss|s)e|straat|gasse|str)$/.test(word.fold);
  return stands ? houseAfter(tokens, index) : streetOfWords(passage, index);
}

/** "Er wohnt Am Anger 7": a capital in mid-sentence makes the small word part of the street's name. */
function isYard({ tokens, sentences, language }: Passage, index: number): boolean {
  const [word, name] = [tokens[index], tokens[index + 1]];
  if (language === 'english' || sentences.opens[index] === 1 || sentences.styles[index] !== 'prose') return false;
  return /^(?:Am|Im|Zum|Zur|Beim)$/.test(word?.text ?? '') && isCapital(name) && !((name?.flags ?? 0) & CALENDAR);
}

/** "An der Schanze 17", "Zur Alten Mühle 9": two words behind the small one. */
function longYard(passage: Passage, index: number): number | undefined {
  const { tokens, sentences, language } = passage;
  if (language !== 'german' || sentences.opens[index] === 1 || sentences.styles[index] === 'shout') return undefined;
  const small = STREET_PREPOSITIONS.has(tokens[index]?.text ?? '');
  const second = tokens[index + 1];
  const fits = /^(?:der|den|dem)$/.test(second?.text ?? '') || isCapital(second);
  return small && fits && isCapital(tokens[index + 2]) ? uncounted(tokens, houseAfter(tokens, index + 2)) : undefined;
}

/** "Alten Weg 12b", "Lange Allee 3": the street is a word of its own. */
function streetOfWords(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  const nordic = passage.language === 'english' ? NORDIC_STREETS : NORDIC_GATES;
  if (isCapital(tokens[index]) && nordic.test(tokens[index + 1]?.text ?? '')) return houseAfter(tokens, index + 1);
  for (let at = index; at < index + 3 && isCapital(tokens[at]); at++) {
    if (at > index && /^(?:weg|allee|ring|damm|platz|steig|stra(?:ss|s)e|gasse)$/.test(tokens[at]?.fold ?? ''))
      return houseAfter(tokens, at);
  }
  return undefined;
}

/** "The Old Forge, Thistle Lane": a house's name and its street. */
function namedHouse(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  if (!isCapital(tokens[index]) || (index > 0 && isCapital(tokens[index - 1]))) return undefined;
  const comma = endOfCapitals(tokens, index) + 1;
  const house = tokens[comma - 1];
  if (comma < index + 2 || tokens[comma]?.text !== ',' || !house) return undefined;
  if (!HOUSES.has(house.fold) && tokens[index]?.text !== 'The') return undefined;
  const street = endOfCapitals(tokens, comma + 1);
  const word = tokens[street]?.fold ?? '';
  return street > comma + 1 && STREET_AFTER.has(word) && !WEAK_STREETS.has(word) ? street : undefined;
}

function box(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token?.fold === 'postfach' || token?.fold === 'postbus')
    return isHouse(tokens[index + 1]) ? index + 1 : undefined;
  if (token?.fold !== 'po' && token?.fold !== 'p') return undefined;
  const at = [index + 1, index + 2, index + 3, index + 4].find((place) => tokens[place]?.fold === 'box');
  return at !== undefined && isHouse(tokens[at + 1]) ? at + 1 : undefined;
}
