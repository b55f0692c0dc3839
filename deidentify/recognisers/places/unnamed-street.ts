/** Addresses without a street word, by their context (C5.2) */

import { anyOf, endAfter, endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { ADDRESS_LABELS, NORDIC_GATES, NORDIC_STREETS } from '../../tables/cues/address.ts';
import { CALENDAR, MAKE_OR_TYPE, RADIO_LETTER } from '../../tables/lexicon.ts';
import {
  AFTER_RESIDENCE_VERB,
  BEFORE_STREET_ADJECTIVE,
  RESIDENCE_VERBS,
  STREET_ADJECTIVE,
  STREET_PREPOSITIONS,
} from '../../tables/places/house-words.ts';
import { HYPHENED_STREETS, STREET_WORDS } from '../../tables/places/street-words.ts';
import { CAPITAL, endOfCapitals, isCapital } from './capitals.ts';
import { HOUSE, houseAfter, NUMBER, PARTS } from './house.ts';
import { isPostcodeWithTown } from './postcode.ts';

/** "Am Platz 14 Flugzeuge": the number counts a noun. */
const NONE_COUNTED = `(?! ?${CAPITAL})`;
const UNCOUNTED = new RegExp(`${NUMBER}${NONE_COUNTED}`, 'uy');
/** "Alten Weg 12b", "Lange Allee 3". */
const OF_WORDS = `${CAPITAL}(?: ${CAPITAL})? (?=[A-Z])${anyOf(STREET_WORDS)}${NUMBER}`;
/** "Robert-Bosch-Straße 12", "Dr.-Külz-Ring 4". */
const HYPHENED = new RegExp(
  `(?:${CAPITAL}\\.?-){1,4}(?=[A-Z])${anyOf([...STREET_WORDS, ...HYPHENED_STREETS])} ?\\.?${NUMBER}`,
  'uy',
);
const STREET_OF_WORDS = new RegExp(OF_WORDS, 'uy');
const WITH_PREPOSITION = new RegExp(`\\p{L}+ ${OF_WORDS}${NONE_COUNTED}`, 'uy');
/** "Am Anger 7, 12345 Neustadt", "Er wohnt Am Anger 7". */
const YARD = new RegExp(`\\p{L}+ ${CAPITAL}${NUMBER}`, 'uy');
const YARD_AND_CODE = new RegExp(`[Aa][Mm] ${CAPITAL}${NUMBER}(?= ?, ?\\d{4,5}(?![A-Za-z\\d]))`, 'uy');
const LONG_YARD = new RegExp(`\\p{L}+ (?:de[rnm](?: [a-z]+en)?|${CAPITAL}) ${CAPITAL}${NUMBER}${NONE_COUNTED}`, 'uy');
/** "Lange Akkers 17 te Raalte": the Dutch word before a town. */
const IN_TOWN = new RegExp(`${CAPITAL}(?: ${CAPITAL}){0,2} ?${HOUSE}${PARTS} te ${CAPITAL}`, 'uy');
/** "Na Drahách 27, Lhotka": a Czech or Polish street with a preposition, before its town. */
const BY_PREPOSITION = new RegExp(
  `(?:Na|U|Pod|Nad|V|Ve|Za|K|Ke|Mezi|Pri) ${CAPITAL}(?: ${CAPITAL})? ?${HOUSE}${PARTS}(?= ?, ?[A-Z\\d])`,
  'uy',
);
/** "Dolní Javorná č.p. 118": a Czech village without streets. */
const IN_VILLAGE = new RegExp(
  `${CAPITAL}(?: (?:${CAPITAL}|nad|pod|u)){0,3} ?,? ?(?:c ?\\. ?p ?\\.|cp ?\\.?) ?\\d{1,4}(?!\\d)`,
  'uy',
);
/** "Lhota u Kestřan 63,": the same without "č.p.", where nothing is counted. */
const BY_TOWN = new RegExp(`${CAPITAL} (?:nad|pod|u) ${CAPITAL} \\d{1,4}(?= ?(?:$|[,.;)\\n]))`, 'uy');
/** "Lotników 3 m. 2,": a Polish flat. */
const IN_FLAT = new RegExp(`${CAPITAL}(?: ${CAPITAL}){0,2} \\d{1,4}[a-z]? m ?\\. ?\\d{1,4}(?= ?(?:$|[,.;)\\n]))`, 'uy');
const LOWER_CASE_PREPOSITION = /^(?:am|an|im|auf|zum|zur|in)$/;
const WORDS_AND_HOUSE = new RegExp(`\\p{L}+(?: \\p{L}+){0,4} ?${HOUSE}${PARTS}`, 'uy');

/** Begins with a capital; returns the last token of its number. */
export function unnamedStreet(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  return (
    labelled(tokens, index) ??
    endAt(tokens, index, IN_TOWN) ??
    (passage.language === 'other'
      ? (endAt(tokens, index, BY_PREPOSITION) ?? endAt(tokens, index, BY_TOWN) ?? endAt(tokens, index, IN_FLAT))
      : undefined) ??
    (RESIDENCE_VERBS.has(tokens[index]?.fold ?? '') ? undefined : endAt(tokens, index, IN_VILLAGE)) ??
    livesAt(tokens, index) ??
    beforeTown(tokens, index) ??
    slavicStreet(passage, index)
  );
}

/** "woont Beukenhof 2": any name with a number after a word for living. */
function livesAt(tokens: readonly Token[], index: number): number | undefined {
  const before = AFTER_RESIDENCE_VERB.has(tokens[index - 1]?.fold ?? '') ? tokens[index - 2] : tokens[index - 1];
  if (!RESIDENCE_VERBS.has(before?.fold ?? '') || (tokens[index]?.flags ?? 0) & (CALENDAR | MAKE_OR_TYPE))
    return undefined;
  return endAfter(tokens, endOfCapitals(tokens, index), UNCOUNTED);
}

/** "przy Ogrodowej 7": a Polish or Czech adjective, nothing after the number. */
function slavicStreet({ tokens, language }: Passage, index: number): number | undefined {
  const [before, word, house, end] = tokens.slice(Math.max(0, index - 1), index + 3);
  if (
    language !== 'other' ||
    index < 1 ||
    !BEFORE_STREET_ADJECTIVE.has(before?.fold ?? '') ||
    before?.letterCase !== 'lower'
  )
    return undefined;
  const street = word?.letterCase === 'capital' && STREET_ADJECTIVE.test(word.text);
  if (!street || !/^\d{1,3}$/.test(house?.text ?? '') || (end && (end.kind !== 'mark' || !/^[.,;!?)]$/.test(end.text))))
    return undefined;
  return (word.flags & (CALENDAR | MAKE_OR_TYPE | RADIO_LETTER)) === 0 ? index + 1 : undefined;
}

/** "Ogrodowa 118, 05-822 Milanówka": postcode and town follow. */
function beforeTown(tokens: readonly Token[], index: number): number | undefined {
  const [before, word, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  // "am Hof Am Sägewerk 14": begins at the second word.
  const isFirst =
    (!isCapital(before) || RESIDENCE_VERBS.has(before?.fold ?? '')) &&
    !/^(?:Am|Im|An|In|Zum|Zur)$/.test(next?.text ?? '');
  const name = endOfCapitals(tokens, index);
  if (
    !isFirst ||
    RESIDENCE_VERBS.has(word?.fold ?? '') ||
    (tokens[name]?.flags ?? 0) & (MAKE_OR_TYPE | CALENDAR | RADIO_LETTER)
  )
    return undefined;
  const house = houseAfter(tokens, name);
  return house && tokens[house + 1]?.text === ',' && isPostcodeWithTown(tokens, house + 2) ? house : undefined;
}

/** "Anschrift: Hinter den Höfen 9": any words with a number after a label. */
function labelled(tokens: readonly Token[], index: number): number | undefined {
  const [earlier, before] = [tokens[index - 2], tokens[index - 1]];
  const isLabel = ADDRESS_LABELS.has(before?.fold ?? '');
  if (!isLabel && (isCapital(before) || !ADDRESS_LABELS.has(earlier?.fold ?? ''))) return undefined;
  if (tokens[index]?.letterCase === 'upper' && before?.text !== ':') return undefined;
  return endAt(tokens, index, WORDS_AND_HOUSE);
}

/** German and Nordic: mid-sentence capitals make function words part of the name. */
export function streetInWords({ tokens, sentences, language }: Passage, index: number): number | undefined {
  const [word, name] = [tokens[index], tokens[index + 1]];
  if (!word) return undefined;
  const opens = sentences.opens[index] === 1;
  const isYard = !opens && sentences.styles[index] === 'prose' && /^(?:Am|Im|Zum|Zur|Beim)$/.test(word.text);
  const isLong = !opens && sentences.styles[index] !== 'shout' && STREET_PREPOSITIONS.has(word.text);
  const nordic = (language === 'english' ? NORDIC_STREETS : NORDIC_GATES).test(name?.text ?? '');
  const street = LOWER_CASE_PREPOSITION.test(word.fold) ? WITH_PREPOSITION : STREET_OF_WORDS;
  return (
    (word.fold === 'am' ? endAt(tokens, index, YARD_AND_CODE) : undefined) ??
    (isLong && language === 'german' ? endAt(tokens, index, LONG_YARD) : undefined) ??
    (isYard && language !== 'english' && !((name?.flags ?? 0) & CALENDAR) ? endAt(tokens, index, YARD) : undefined) ??
    (nordic ? houseAfter(tokens, index + 1) : undefined) ??
    (isCapital(word) && /^[-.]$/.test(name?.text ?? '') ? endAt(tokens, index, HYPHENED) : undefined) ??
    (isCapital(name) ? endAt(tokens, index, street) : undefined)
  );
}
