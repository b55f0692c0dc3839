/** Streets, airports, towns, mountains, winds and storms that bear people's names, by what stands around them. */

import type { Token } from '../../../reading/tokens.ts';
import { OURS } from '../../../tables/namesakes/equipment.ts';
import { HEIGHTS } from '../../../tables/namesakes/heights.ts';
import * as institutions from '../../../tables/namesakes/institutions.ts';
import { BESIDE, TOWARDS } from '../../../tables/namesakes/routes.ts';
import { STORMS, WINDS } from '../../../tables/namesakes/weather.ts';
import type { LanguageCode } from '../../../tagger/languages.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';
import {
  isBehindGiven,
  isHeadedBy,
  isPlaced,
  isSpeaking,
  type Surroundings,
  wordBefore,
  wordsBehind,
} from './surroundings.ts';

const OF_CASES: ReadonlySet<LanguageCode> = new Set(['pl', 'cs']);
/** "down Albert Street": in English any small word that people do not go with. */
const ANY_PREPOSITION = kinds.PLACE_PREPOSITION | kinds.FUNCTION;
const BORNE = kinds.GIVEN_USUAL | kinds.SURNAME_USUAL | kinds.SHORT_NAME;
const NOMINATIVE = kinds.GIVEN_USUAL | kinds.SURNAME_USUAL;
const WITH_STREETS_IN_ONE_WORD: ReadonlySet<LanguageCode> = new Set(['de', 'nl', 'sv']);

/** "rue Victor Hugo", "ulicą Sienkiewicza". */
export function isBehindStreet(around: Surroundings): boolean {
  return isHeadedBy(around, institutions.STREETS_BEFORE[around.language]);
}

/** "Anna-Seghers-Allee", "Karel Doormanweg", "Olof Palmes gata"; in English behind a preposition: "on Nelson Street". */
export function isInStreet(around: Surroundings): boolean {
  const { tokens, language, last, first } = around;
  const behind = wordsBehind(around);
  const own = tokens[last]?.fold ?? '';
  if (language === 'en') {
    const street = behind.some(
      ({ word }) => word.letterCase === 'capital' && institutions.STREETS_AFTER.has(word.fold),
    );
    return (street || (first < last && institutions.STREETS_AFTER.has(own))) && isPlaced(around, ANY_PREPOSITION);
  }
  if (!WITH_STREETS_IN_ONE_WORD.has(language)) return false;
  const owned = behind.some(({ word, whole }) => whole && institutions.STREETS_OF.has(word.fold));
  if ((owned || (first < last && institutions.STREETS_OF.has(own))) && isPlaced(around)) return true;
  const ends = [own, ...behind.filter(({ word }) => word.letterCase !== 'lower').map(({ word }) => word.fold)];
  if (ends.some((end) => institutions.STREET_END.test(end))) return true;
  return isPlaced(around) && ends.some((end) => institutions.WEAK_STREET_END.test(end));
}

/** "szkoła imienia Adama Asnyka". */
export function isInHonour(around: Surroundings): boolean {
  return isHeadedBy(around, institutions.IN_HONOUR);
}

/**
 * "aeroporto Leonardo da Vinci", "hôpital Saint-Joseph"; "na lotnisku Kowalski zauważył" is somebody there, who is not named
 * in the genitive.
 */
export function isBehindInstitution(around: Surroundings): boolean {
  const { tokens, reading, language, first, last } = around;
  if (!isHeadedBy(around, institutions.NAMED_BEFORE) || (first === last && isSpeaking(around))) return false;
  if (!OF_CASES.has(language) || !(reading.kindsOf(first).common & NOMINATIVE)) return true;
  return (tokens[last]?.text.length ?? 0) > 1 && (first < last || isCapital(tokens[last + 1]));
}

function isCapital(token: Token | undefined): boolean {
  return token?.letterCase === 'capital' && token.spaced && !token.newLine;
}

/** "John Wayne Airport", "Gösta Fraenckel-pokalen"; one word of English only behind an article or with a capital behind it. */
export function isBeforeInstitution(around: Surroundings): boolean {
  const { tokens, language, first, last } = around;
  const within = first < last && institutions.NAMED_AFTER.has(tokens[last]?.fold ?? '');
  const articled = OURS[language].has(wordBefore(around)?.fold ?? '');
  if (within && (articled || /^[-‐‑]$/.test(tokens[last - 1]?.text ?? ''))) return true;
  const found = wordsBehind(around).find(({ word }) => institutions.NAMED_AFTER.has(word.fold));
  if (!found) return false;
  if (language !== 'en' || found.joined || found.word.letterCase === 'capital' || first < last) return true;
  return articled;
}

/** "Hurikán Katrina"; in German with a capital, since "tief" and "hoch" are ordinary words in small letters. */
export function isBehindStorm(around: Surroundings): boolean {
  const before = wordBefore(around);
  if (around.first !== around.last || !before || (around.language === 'de' && before.letterCase === 'lower'))
    return false;
  return STORMS.has(before.fold);
}

/** "Zonda", "die Bora"; what people are called as well only behind an article. */
export function isWind(around: Surroundings): boolean {
  const { tokens, reading, language, first, last } = around;
  if (first !== last || !WINDS.has(tokens[first]?.fold ?? '') || tokens[last + 1]?.letterCase === 'capital')
    return false;
  if (isBehindGiven(around)) return false;
  return !(reading.kindsOf(first).common & BORNE) || OURS[language].has(wordBefore(around)?.fold ?? '');
}

/** "am Säntis", "over Lawers": behind an article or a word that people seldom stand behind, and few are called so. */
export function isHeight(around: Surroundings): boolean {
  const before = wordBefore(around)?.fold ?? '';
  if (!isPerhapsHeight(around)) return false;
  if (OURS[around.language].has(before)) return true;
  const borne = (around.reading.kindsOf(around.first).common & BORNE) !== 0;
  return !borne && TOWARDS[around.language].has(before) && !BESIDE.has(before);
}

/** A mountain or a lake behind a preposition of place or an article. */
export function isPerhapsHeight(around: Surroundings): boolean {
  const { tokens, first, last } = around;
  return first === last && HEIGHTS.has(tokens[first]?.fold ?? '') && isPlaced(around);
}
