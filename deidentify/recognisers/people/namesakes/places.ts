/** Streets, airports, towns, mountains, winds and storms named after people */

import type { Token } from '../../../reading/tokens.ts';
import { PERSON_CUE, PLACE_OPENING } from '../../../tables/lexicon.ts';
import { DETERMINERS } from '../../../tables/namesakes/equipment.ts';
import * as institutions from '../../../tables/namesakes/institutions.ts';
import { LANDMARKS } from '../../../tables/namesakes/landmarks.ts';
import { AMBIGUOUS_PREPOSITIONS, TOWN_PREPOSITIONS } from '../../../tables/namesakes/routes.ts';
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

const DECLINING: ReadonlySet<LanguageCode> = new Set(['pl', 'cs']);
/** "down Albert Street": any function word that does not precede people. */
const ANY_PREPOSITION = kinds.PLACE_PREPOSITION | kinds.FUNCTION;
const ANY_NAME = kinds.GIVEN_USUAL | kinds.SURNAME_USUAL | kinds.SHORT_NAME;
const NOMINATIVE = kinds.GIVEN_USUAL | kinds.SURNAME_USUAL;
/** "Kowalski", "Novák": not in the genitive, as street names are. */
const UNDECLINED = /(?:[^aeiouy]|[sc]k[iy])$/;
/** "Masarykova třída", "Smetanovo nábřeží". */
const OWNER_OF_STREET = /(?:ov[aeouy]|ovou|uv|in[aeouy]|inou)$/;
const COMPOUNDING: ReadonlySet<LanguageCode> = new Set(['de', 'nl', 'sv']);

/** "à la place de Martin": one name after "of" in a Romance language. */
function isOwner(context: Surroundings, bits: number): boolean {
  const { reading, language, first, last } = context;
  const of = institutions.OF[language]?.has(wordBefore(context)?.fold ?? '') === true;
  return of && first === last && (reading.kindsOf(first).common & bits) !== 0 && !isAfterGivenName(context);
}

/** "rue Victor Hugo", "ulicą Sienkiewicza". */
export function isAfterStreet(context: Surroundings): boolean {
  const { tokens, reading, language, first, last } = context;
  if (
    !isHeadedBy(
      context,
      institutions.STREETS_BEFORE[language],
      first === last && !isCapital(tokens[last + 1]) ? institutions.NON_STREET_PHRASES : undefined,
    )
  )
    return false;
  if (isOwner(context, language === 'es' ? kinds.GIVEN_USUAL : NOMINATIVE)) return false;
  const { common } = reading.kindsOf(first);
  if (first !== last || isCapital(tokens[last + 1])) return true;
  if (DECLINING.has(language)) {
    if (common & NOMINATIVE && (isBeforeVerb(context) || common & kinds.GIVEN_USUAL)) return false;
    return !(UNDECLINED.test(tokens[last]?.fold ?? '') && isSubject(context));
  }
  return !((language === 'fr' || common & kinds.GIVEN_USUAL) && isSubject(context));
}

/** "Anna-Seghers-Allee", "Olof Palmes gata"; in English after a preposition. */
export function isInStreet(context: Surroundings): boolean {
  const { tokens, language, last, first } = context;
  const following = followingWords(context);
  const own = tokens[last]?.fold ?? '';
  if (language === 'en') {
    const street = following.some(
      ({ word }) => word.letterCase === 'capital' && institutions.STREETS_AFTER.has(word.fold),
    );
    return (
      (street || (first < last && institutions.STREETS_AFTER.has(own))) &&
      isAfterPlacePreposition(context, ANY_PREPOSITION)
    );
  }
  if (language === 'cs' && first === last && OWNER_OF_STREET.test(own))
    return following.some(({ word, whole }) => whole && institutions.STREETS_BEFORE.cs?.has(word.fold));
  if (!COMPOUNDING.has(language)) return false;
  const owned = following.some(({ word, whole }) => whole && institutions.SWEDISH_STREETS.has(word.fold));
  if ((owned || (first < last && institutions.SWEDISH_STREETS.has(own))) && isAfterPlacePreposition(context))
    return true;
  if (owned && first < last && institutions.SWEDISH_STREETS_OF_TWO.has(tokens[last + 1]?.fold ?? '')) return true;
  if ((wordBefore(context)?.flags ?? 0) & PERSON_CUE) return false;
  const isAfterPreposition = isAfterPlacePreposition(context);
  if (!isAfterPreposition && first < last && isSpeaking(context)) return false;
  const ends = [
    { word: tokens[last], joined: tokens[last]?.spaced === false },
    ...following.filter(({ word }) => word.letterCase !== 'lower'),
  ]
    .filter(({ word, joined }) => joined || isAfterPreposition || !institutions.BARE_STREET.test(word?.fold ?? ''))
    .map(({ word }) => word?.fold ?? '');
  if (ends.some((end) => institutions.STREET_END.test(end))) return true;
  if (following.some(({ word, joined }) => joined && institutions.HYPHENED_STREET.test(word.fold))) return true;
  return isAfterPlacePreposition(context) && ends.some((end) => institutions.AMBIGUOUS_STREET_END.test(end));
}

/** Excludes the way of a person ("på Eriks väg") and surnames. */
export function isCertainlyStreet(context: Surroundings): boolean {
  const { first, last } = context;
  const owned = followingWords(context).some(({ word, whole }) => whole && institutions.SWEDISH_STREETS.has(word.fold));
  const called = (context.reading.kindsOf(first).common & kinds.GIVEN_USUAL) !== 0 && !isAfterPlacePreposition(context);
  return context.language === 'en' || (first < last ? !called : !owned);
}

/** "szkoła imienia Adama Asnyka". */
export function isInHonour(context: Surroundings): boolean {
  return DECLINING.has(context.language) && isHeadedBy(context, institutions.IN_HONOUR);
}

/** "aeroporto Leonardo da Vinci"; "na lotnisku Kowalski", not in the genitive, is a person. */
export function isAfterInstitution(context: Surroundings): boolean {
  const { tokens, reading, language, first, last } = context;
  if (
    !isHeadedBy(context, institutions.INSTITUTIONS_BEFORE, institutions.NON_INSTITUTION_PHRASES[language]) ||
    (first === last && isSpeaking(context))
  )
    return false;
  if ((reading.kindsOf(first).common & kinds.GIVEN_USUAL) !== 0 && isSubject(context)) return false;
  if (isOwner(context, kinds.GIVEN_USUAL)) return false;
  if (!DECLINING.has(language) || !(reading.kindsOf(first).common & NOMINATIVE)) return true;
  return (tokens[last]?.text.length ?? 0) > 1 && (first < last || isCapital(tokens[last + 1]));
}

function isCapital(token: Token | undefined): boolean {
  return token?.letterCase === 'capital' && token.spaced && !token.newLine;
}

/** "John Wayne Airport"; one English word only after an article or before a capital. */
export function isBeforeInstitution(context: Surroundings): boolean {
  const { tokens, language, first, last } = context;
  const isWithinName = first < last && institutions.INSTITUTIONS_AFTER.has(tokens[last]?.fold ?? '');
  const hasArticle = DETERMINERS[language].has(wordBefore(context)?.fold ?? '');
  // "Max-Schmeling-Halle", not "Ann-Katrin Bergqvist-Hall".
  const isOneWord = tokens.slice(first + 1, last + 1).every(({ spaced }) => !spaced);
  if (isWithinName && (hasArticle || (isOneWord && /^[-‐‑]$/.test(tokens[last - 1]?.text ?? '')))) return true;
  const found = followingWords(context).find(({ word }) => institutions.INSTITUTIONS_AFTER.has(word.fold));
  if (!found) return false;
  if (language !== 'en' || found.joined || found.word.letterCase === 'capital' || first < last) return true;
  return hasArticle;
}

/** "Hurikán Katrina"; German needs a capital, since "tief" and "hoch" are ordinary words. */
export function isAfterStorm(context: Surroundings): boolean {
  const before = wordBefore(context);
  if (context.first !== context.last || !before || (context.language === 'de' && before.letterCase === 'lower'))
    return false;
  return STORMS.has(before.fold);
}

/** "Zonda", "die Bora"; people's names only after an article. */
export function isWind(context: Surroundings): boolean {
  const { tokens, reading, language, first, last } = context;
  if (first !== last || !WINDS.has(tokens[first]?.fold ?? '') || tokens[last + 1]?.letterCase === 'capital')
    return false;
  const hasArticle = isDefinite(context) || DETERMINERS[language].has(wordBefore(context)?.fold ?? '');
  const isAfterCompanion = ((wordBefore(context)?.flags ?? 0) & PERSON_CUE) !== 0;
  if (isAfterGivenName(context) || (!hasArticle && (isAfterCompanion || isSpeaking(context)))) return false;
  return !(reading.kindsOf(first).common & ANY_NAME) || hasArticle;
}

/** "the Zonda", "im Mistral". */
export function isCertainlyWind(context: Surroundings): boolean {
  return isAfterPlacePreposition(context) || isDefinite(context);
}

/** "zondan": with the article attached. */
function isDefinite({ tokens, language, first }: Surroundings): boolean {
  return language === 'sv' && (tokens[first]?.fold.endsWith('n') ?? false);
}

/** "am Säntis", "over Lawers": people rarely follow such words or have such names. */
export function isLandmark(context: Surroundings): boolean {
  const before = wordBefore(context)?.fold ?? '';
  if (!isPossibleLandmark(context)) return false;
  if (DETERMINERS[context.language].has(before)) return true;
  const isCommonName = (context.reading.kindsOf(context.first).common & ANY_NAME) !== 0;
  return !isCommonName && TOWN_PREPOSITIONS[context.language].has(before) && !AMBIGUOUS_PREPOSITIONS.has(before);
}

/** After a place preposition or article. */
export function isPossibleLandmark(context: Surroundings): boolean {
  const { tokens, first, last } = context;
  if (first !== last || !LANDMARKS.has(tokens[first]?.fold ?? '')) return false;
  const isCommonName = (context.reading.kindsOf(first).common & ANY_NAME) !== 0;
  const isAfterPreposition =
    wordBefore(context) && (context.reading.kindsOf(first - 1).own & kinds.PLACE_PREPOSITION) !== 0;
  return isAfterPlacePreposition(context) || (!isCommonName && isAfterPreposition === true);
}

/** "Puerto de Navacerrada". */
export function isAfterPlaceNoun({ tokens, language, first, last }: Surroundings): boolean {
  const opens = ((tokens[first]?.flags ?? 0) & PLACE_OPENING) !== 0;
  return (
    language !== 'en' && opens && last > first + 1 && /^(?:de|del|di|du|des|d)$/.test(tokens[first + 1]?.fold ?? '')
  );
}
