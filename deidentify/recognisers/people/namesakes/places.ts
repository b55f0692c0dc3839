/** Streets, airports, towns, mountains, winds and storms named after people */

import type { Token } from '../../../reading/tokens.ts';
import { COMPANION, PLACE_OPENING } from '../../../tables/lexicon.ts';
import { OURS } from '../../../tables/namesakes/equipment.ts';
import { HEIGHTS } from '../../../tables/namesakes/heights.ts';
import * as institutions from '../../../tables/namesakes/institutions.ts';
import { BESIDE, TOWARDS } from '../../../tables/namesakes/routes.ts';
import { STORMS, WINDS } from '../../../tables/namesakes/weather.ts';
import type { LanguageCode } from '../../../tagger/languages.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';
import { isBeforeVerb, isSubject } from './subject.ts';
import {
  followingWords,
  isAfterGivenName,
  isAfterPlacePreposition,
  isHeadedBy,
  isSpeaking,
  type Surroundings,
  wordBefore,
} from './surroundings.ts';

const OF_CASES: ReadonlySet<LanguageCode> = new Set(['pl', 'cs']);
/** "down Albert Street": any function word that does not precede people. */
const ANY_PREPOSITION = kinds.PLACE_PREPOSITION | kinds.FUNCTION;
const BORNE = kinds.GIVEN_USUAL | kinds.SURNAME_USUAL | kinds.SHORT_NAME;
const NOMINATIVE = kinds.GIVEN_USUAL | kinds.SURNAME_USUAL;
/** "Kowalski", "Novák": not in the genitive, as street names are. */
const UNDECLINED = /(?:[^aeiouy]|[sc]k[iy])$/;
const WITH_STREETS_IN_ONE_WORD: ReadonlySet<LanguageCode> = new Set(['de', 'nl', 'sv']);

/** "à la place de Martin": one name after "of" in a Romance language. */
function isOwner(around: Surroundings, bits: number): boolean {
  const { reading, language, first, last } = around;
  const of = institutions.OF[language]?.has(wordBefore(around)?.fold ?? '') === true;
  return of && first === last && (reading.kindsOf(first).common & bits) !== 0 && !isAfterGivenName(around);
}

/** "rue Victor Hugo", "ulicą Sienkiewicza". */
export function isAfterStreet(around: Surroundings): boolean {
  const { tokens, reading, language, first, last } = around;
  if (
    !isHeadedBy(
      around,
      institutions.STREETS_BEFORE[language],
      first === last && !isCapital(tokens[last + 1]) ? institutions.NO_STREET : undefined,
    )
  )
    return false;
  if (isOwner(around, language === 'es' ? kinds.GIVEN_USUAL : NOMINATIVE)) return false;
  const { common } = reading.kindsOf(first);
  if (first !== last || isCapital(tokens[last + 1])) return true;
  if (OF_CASES.has(language)) {
    if (common & NOMINATIVE && (isBeforeVerb(around) || common & kinds.GIVEN_USUAL)) return false;
    return !(UNDECLINED.test(tokens[last]?.fold ?? '') && isSubject(around));
  }
  return !((language === 'fr' || common & kinds.GIVEN_USUAL) && isSubject(around));
}

/** "Anna-Seghers-Allee", "Olof Palmes gata"; in English after a preposition. */
export function isInStreet(around: Surroundings): boolean {
  const { tokens, language, last, first } = around;
  const following = followingWords(around);
  const own = tokens[last]?.fold ?? '';
  if (language === 'en') {
    const street = following.some(
      ({ word }) => word.letterCase === 'capital' && institutions.STREETS_AFTER.has(word.fold),
    );
    return (
      (street || (first < last && institutions.STREETS_AFTER.has(own))) &&
      isAfterPlacePreposition(around, ANY_PREPOSITION)
    );
  }
  if (!WITH_STREETS_IN_ONE_WORD.has(language)) return false;
  const owned = following.some(({ word, whole }) => whole && institutions.STREETS_OF.has(word.fold));
  if ((owned || (first < last && institutions.STREETS_OF.has(own))) && isAfterPlacePreposition(around)) return true;
  if (owned && first < last && institutions.SQUARES_OF.has(tokens[last + 1]?.fold ?? '')) return true;
  if ((wordBefore(around)?.flags ?? 0) & COMPANION) return false;
  const placed = isAfterPlacePreposition(around);
  if (!placed && first < last && isSpeaking(around)) return false;
  const ends = [
    { word: tokens[last], joined: tokens[last]?.spaced === false },
    ...following.filter(({ word }) => word.letterCase !== 'lower'),
  ]
    .filter(({ word, joined }) => joined || placed || !institutions.BARE_STREET.test(word?.fold ?? ''))
    .map(({ word }) => word?.fold ?? '');
  if (ends.some((end) => institutions.STREET_END.test(end))) return true;
  if (following.some(({ word, joined }) => joined && institutions.HYPHENED_STREET.test(word.fold))) return true;
  return isAfterPlacePreposition(around) && ends.some((end) => institutions.WEAK_STREET_END.test(end));
}

/** Excludes somebody's own way ("på Eriks väg") and surnames. */
export function isSurelyStreet(around: Surroundings): boolean {
  const { first, last } = around;
  const owned = followingWords(around).some(({ word, whole }) => whole && institutions.STREETS_OF.has(word.fold));
  const called = (around.reading.kindsOf(first).common & kinds.GIVEN_USUAL) !== 0 && !isAfterPlacePreposition(around);
  return around.language === 'en' || (first < last ? !called : !owned);
}

/** "szkoła imienia Adama Asnyka". */
export function isInHonour(around: Surroundings): boolean {
  return OF_CASES.has(around.language) && isHeadedBy(around, institutions.IN_HONOUR);
}

/** "aeroporto Leonardo da Vinci"; "na lotnisku Kowalski", not in the genitive, is a person. */
export function isAfterInstitution(around: Surroundings): boolean {
  const { tokens, reading, language, first, last } = around;
  if (
    !isHeadedBy(around, institutions.NAMED_BEFORE, institutions.NOT_NAMED[language]) ||
    (first === last && isSpeaking(around))
  )
    return false;
  if ((reading.kindsOf(first).common & kinds.GIVEN_USUAL) !== 0 && isSubject(around)) return false;
  if (isOwner(around, kinds.GIVEN_USUAL)) return false;
  if (!OF_CASES.has(language) || !(reading.kindsOf(first).common & NOMINATIVE)) return true;
  return (tokens[last]?.text.length ?? 0) > 1 && (first < last || isCapital(tokens[last + 1]));
}

function isCapital(token: Token | undefined): boolean {
  return token?.letterCase === 'capital' && token.spaced && !token.newLine;
}

/** "John Wayne Airport"; one English word only after an article or before a capital. */
export function isBeforeInstitution(around: Surroundings): boolean {
  const { tokens, language, first, last } = around;
  const within = first < last && institutions.NAMED_AFTER.has(tokens[last]?.fold ?? '');
  const articled = OURS[language].has(wordBefore(around)?.fold ?? '');
  if (within && (articled || /^[-‐‑]$/.test(tokens[last - 1]?.text ?? ''))) return true;
  const found = followingWords(around).find(({ word }) => institutions.NAMED_AFTER.has(word.fold));
  if (!found) return false;
  if (language !== 'en' || found.joined || found.word.letterCase === 'capital' || first < last) return true;
  return articled;
}

/** "Hurikán Katrina"; German needs a capital, since "tief" and "hoch" are ordinary words. */
export function isAfterStorm(around: Surroundings): boolean {
  const before = wordBefore(around);
  if (around.first !== around.last || !before || (around.language === 'de' && before.letterCase === 'lower'))
    return false;
  return STORMS.has(before.fold);
}

/** "Zonda", "die Bora"; people's names only after an article. */
export function isWind(around: Surroundings): boolean {
  const { tokens, reading, language, first, last } = around;
  if (first !== last || !WINDS.has(tokens[first]?.fold ?? '') || tokens[last + 1]?.letterCase === 'capital')
    return false;
  const articled = isDefinite(around) || OURS[language].has(wordBefore(around)?.fold ?? '');
  const among = ((wordBefore(around)?.flags ?? 0) & COMPANION) !== 0;
  if (isAfterGivenName(around) || (!articled && (among || isSpeaking(around)))) return false;
  return !(reading.kindsOf(first).common & BORNE) || articled;
}

/** "the Zonda", "im Mistral". */
export function isSurelyWind(around: Surroundings): boolean {
  return isAfterPlacePreposition(around) || isDefinite(around);
}

/** "zondan": with the article attached. */
function isDefinite({ tokens, language, first }: Surroundings): boolean {
  return language === 'sv' && (tokens[first]?.fold.endsWith('n') ?? false);
}

/** "am Säntis", "over Lawers": people rarely follow such words or have such names. */
export function isHeight(around: Surroundings): boolean {
  const before = wordBefore(around)?.fold ?? '';
  if (!isPerhapsHeight(around)) return false;
  if (OURS[around.language].has(before)) return true;
  const borne = (around.reading.kindsOf(around.first).common & BORNE) !== 0;
  return !borne && TOWARDS[around.language].has(before) && !BESIDE.has(before);
}

/** After a place preposition or article. */
export function isPerhapsHeight(around: Surroundings): boolean {
  const { tokens, first, last } = around;
  if (first !== last || !HEIGHTS.has(tokens[first]?.fold ?? '')) return false;
  const borne = (around.reading.kindsOf(first).common & BORNE) !== 0;
  const small = wordBefore(around) && (around.reading.kindsOf(first - 1).own & kinds.PLACE_PREPOSITION) !== 0;
  return isAfterPlacePreposition(around) || (!borne && small === true);
}

/** "Puerto de Navacerrada". */
export function isOpenedByPlace({ tokens, language, first, last }: Surroundings): boolean {
  const opens = ((tokens[first]?.flags ?? 0) & PLACE_OPENING) !== 0;
  return (
    language !== 'en' && opens && last > first + 1 && /^(?:de|del|di|du|des|d)$/.test(tokens[first + 1]?.fold ?? '')
  );
}
