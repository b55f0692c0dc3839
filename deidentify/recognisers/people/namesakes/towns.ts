/** Towns, by route words and what is said about them */
import { REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import type { Token } from '../../../reading/tokens.ts';
import { GIVEN, ORDINARY, PLACE_OPENING, ROLE, TITLE } from '../../../tables/lexicon.ts';
import { EPONYMS } from '../../../tables/namesakes/eponyms.ts';
import { CONTROL_CENTRES } from '../../../tables/namesakes/gliding-sites.ts';
import { LANDMARKS } from '../../../tables/namesakes/landmarks.ts';
import {
  COPULAR_VERBS,
  COUNTRY_PREPOSITIONS,
  PLACE_PREDICATES,
  RELATIVE_PRONOUNS,
  SHARED_PREDICATES,
} from '../../../tables/namesakes/place-predicates.ts';
import {
  AMBIGUOUS_PREPOSITIONS,
  BEFORE_TOWN_PREPOSITION,
  COMPASS_POINTS,
  LANDFORMS,
  OVER,
  ROUTE_NOUNS,
  ROUTE_PREPOSITIONS,
  ROUTE_VERBS,
  TOWN_PREFIXES,
  TOWN_PREPOSITIONS,
  WAYPOINT_NOUNS,
  WITHIN,
} from '../../../tables/namesakes/routes.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';
import { isBeforeVerb, isSubject } from './subject.ts';
import {
  isAfterGivenName,
  isAfterPlacePreposition,
  isProbablyTown,
  isSpeaking,
  type Surroundings,
  wordBefore,
} from './surroundings.ts';

const PERSON_NAME = kinds.GIVEN | kinds.GIVEN_USUAL | kinds.SURNAME_USUAL | kinds.SHORT_NAME | kinds.DECLINED;

export function isWaypoint(context: Surroundings): boolean {
  return (
    context.first === context.last &&
    WAYPOINT_NOUNS.has(wordBefore(context)?.fold ?? '') &&
    !isSubject(context) &&
    !isNominative(context)
  );
}

/** "Milano mi vedeva": area control. */
export function isControlCentre(context: Surroundings): boolean {
  const { tokens, first, last } = context;
  return first === last && CONTROL_CENTRES.has(tokens[first]?.fold ?? '') && !isAfterGivenName(context);
}

export function isNotGivenName({ reading, first }: Surroundings): boolean {
  return !(reading.kindsOf(first).common & kinds.GIVEN_USUAL);
}

/** "Punkt zwrotny Marcin ominął": a given name with a verb. */
function isNominative(context: Surroundings): boolean {
  const { common } = context.reading.kindsOf(context.first);
  return /^(?:pl|cs)$/.test(context.language) && (common & kinds.GIVEN_USUAL) !== 0 && isBeforeVerb(context);
}

/** "Z Nowakiem do Leszna": Polish "z" is also "with". */
function isCompanion({ tokens, language, first }: Surroundings): boolean {
  return (
    language === 'pl' && /^ze?$/.test(tokens[first - 1]?.fold ?? '') && /(?:[eiy]m|ą)$/.test(tokens[first]?.text ?? '')
  );
}

/** "From Lawrence to Douglas": one a town, neither merely a usual given name. */
export function isEndOfRoute(context: Surroundings): boolean {
  const { tokens, language, first, last } = context;
  const word = (at: number): string => tokens[at]?.fold ?? '';
  return ROUTE_PREPOSITIONS[language].some(([open, joint]) => {
    const from = open.has(word(first - 1)) && joint.has(word(last + 1)) ? last + 2 : -1;
    const to = joint.has(word(first - 1)) ? openingBefore(context, open) : -1;
    const other = from >= 0 ? from : to;
    return (
      other >= 0 &&
      tokens[other]?.letterCase === 'capital' &&
      !isCompanion(context) &&
      !(areGiven(context, other) && !(context.reading.isTown(first) && context.reading.isTown(other))) &&
      (isProbablyTown(context, first) || isProbablyTown(context, other))
    );
  });
}

function areGiven({ reading, first }: Surroundings, other: number): boolean {
  return [first, other].every((at) => (reading.kindsOf(at).common & (kinds.GIVEN_USUAL | kinds.DECLINED)) !== 0);
}

function openingBefore({ tokens, first }: Surroundings, open: ReadonlySet<string>): number {
  for (let at = first - 2; at >= Math.max(1, first - 4); at--) {
    if (tokens[at]?.letterCase !== 'capital') return -1;
    if (open.has(tokens[at - 1]?.fold ?? '')) return at;
  }
  return -1;
}

/** "over Regina", "north of Carlisle": words that rarely precede people. */
export function isTownOnTheWay(context: Surroundings): boolean {
  const { language, first, last } = context;
  const before = wordBefore(context);
  if (first !== last || !before?.spaced) return false;
  if (TOWN_PREPOSITIONS[language].has(before.fold)) return isProbablyTown(context, first);
  return isAfterPhrase(context, BEFORE_TOWN_PREPOSITION) && isProbablyTown(context, first);
}

/** "south of Logan": a given name only if it is a town; "la crête de Chabre". */
export function isAfterCompassPoint(context: Surroundings): boolean {
  const { tokens, reading, first, last } = context;
  if (first !== last || tokens[first]?.letterCase !== 'capital') return false;
  const given = (reading.kindsOf(first).common & (kinds.GIVEN_USUAL | kinds.DECLINED)) !== 0;
  if (isAfterPhrase(context, COMPASS_POINTS)) return !given || reading.isTown(first);
  return isAfterPhrase(context, LANDFORMS) && !(reading.kindsOf(first).common & PERSON_NAME);
}

/** "the wind at Stanley": listed as a town, and no sure find. */
export function isDoubtedTown(context: Surroundings): boolean {
  const { reading, first, last } = context;
  if (first !== last || !reading.isTown(first) || !isAfterPlacePreposition(context) || isSpeaking(context))
    return false;
  return !reading.finds.some(
    (find) => find.first <= first && first <= find.last && find.confidence >= REPLACE_FROM_CONFIDENCE,
  );
}

function isAfterPhrase({ tokens, reading, first }: Surroundings, heads: ReadonlySet<string>): boolean {
  const isFunctionWord = (reading.kindsOf(first - 1).own & (kinds.PLACE_PREPOSITION | kinds.FUNCTION)) !== 0;
  return isFunctionWord && heads.has(tokens[first - 2]?.fold ?? '');
}

const CLAUSE_WORDS_MAX = 5;

/** "Regina was under a thunderstorm", "Radhošť byl v mracích". */
export function isInWeather(context: Surroundings): boolean {
  const { tokens, reading, first, last } = context;
  if (!isPlaceName(context)) return false;
  const following = tokens.slice(last + 1, last + 2 + CLAUSE_WORDS_MAX);
  const end = following.findIndex(({ kind, newLine }) => kind === 'mark' || newLine);
  const clause = end < 0 ? following : following.slice(0, end);
  const town = context.reading.townAround(first, last);
  const verbIndex = (town?.last ?? last) - last;
  const isGivenName = (reading.kindsOf(first).common & kinds.GIVEN_USUAL) !== 0 && !town;
  const isAboutSky = clause
    .slice(verbIndex + 1)
    .some(({ fold }) => PLACE_PREDICATES.has(fold) && !(isGivenName && SHARED_PREDICATES.has(fold)));
  return isAboutSky && COPULAR_VERBS.has(clause[verbIndex]?.fold ?? '');
}

/** "Burza nad Jeleniem", "fog over Kelby": the sky is over a place. */
export function isUnderWeather(context: Surroundings): boolean {
  const { tokens, reading, first, last } = context;
  if (first !== last || !OVER.has(wordBefore(context)?.fold ?? '') || tokens[first]?.letterCase !== 'capital')
    return false;
  const sky = tokens[first - 2];
  return PLACE_PREDICATES.has(sky?.fold ?? '') || (reading.kindsOf(first - 2).common & kinds.WEATHER) !== 0;
}

/** "Fältet i Ale": inside something that no list has as a person's name. */
export function isInUnknownPlace(context: Surroundings): boolean {
  const { tokens, reading, language, first, last } = context;
  if (first !== last || !WITHIN[language].has(wordBefore(context)?.fold ?? '') || isSpeaking(context)) return false;
  if (tokens[last + 1]?.letterCase === 'capital' || isOwner(tokens, last)) return false;
  const declined = /^(?:pl|cs)$/.test(language) ? kinds.DECLINED : 0;
  return !(reading.kindsOf(first).common & (kinds.GIVEN | kinds.GIVEN_USUAL | kinds.SURNAME_USUAL | declined));
}

function isPlaceName(context: Surroundings): boolean {
  const { tokens, reading, first, last } = context;
  if (reading.townAround(first, last)) return true;
  return first === last && (isProbablyTown(context, first) || LANDMARKS.has(tokens[first]?.fold ?? ''));
}

function isOwner(tokens: readonly Token[], last: number): boolean {
  return /^['’]$/.test(tokens[last + 1]?.text ?? '') && tokens[last + 2]?.text === 's';
}

/** Maximum of words and hyphens in an airport's name. */
const EPONYM_TOKENS_MAX = 6;
const SERIES_TOKENS_MAX = 14;

/** "Our route was Regina, Swift Current". */
export function isOnRoute(context: Surroundings): boolean {
  const { tokens, reading, first, last } = context;
  if (!isPlaceName(context) || isOwner(tokens, last)) return false;
  for (let at = first - 1; at >= 0 && at > first - SERIES_TOKENS_MAX && !tokens[at + 1]?.newLine; at--) {
    const token = tokens[at];
    if (!token) return false;
    if (ROUTE_NOUNS.has(token.fold)) return true;
    if (token.kind === 'word') {
      const isFunctionWord = (reading.kindsOf(at).own & (kinds.FUNCTION | kinds.PLACE_PREPOSITION)) !== 0;
      if (
        token.letterCase === 'lower' &&
        !isFunctionWord &&
        !COPULAR_VERBS.has(token.fold) &&
        !ROUTE_VERBS.has(token.fold)
      )
        return false;
    } else if (!/^[,:–—-]$/.test(token.text)) return false;
  }
  return false;
}

/** Several words; if the first is a usual given name, only if it often opens towns, or after a place preposition. */
export function isTownOfSeveralWords(context: Surroundings): boolean {
  const { tokens, reading, first, last } = context;
  const town = reading.townAround(first, last);
  if (!town || isSpeaking(context)) return false;
  const { common } = reading.kindsOf(town.first);
  if (!(common & kinds.GIVEN_USUAL) || (tokens[town.first]?.flags ?? 0) & PLACE_OPENING) return true;
  return (
    TOWN_PREFIXES.has(tokens[town.first]?.fold ?? '') || isAfterPlacePreposition({ ...context, first: town.first })
  );
}

/** "il Marco Polo", "Rome Leonardo da Vinci", "Charles-de-Gaulle", "Adolfo Suárez Madrid-Barajas": airports. */
export function isAirportNamesake(context: Surroundings): boolean {
  const { tokens, first, last } = context;
  if (EPONYMS.has(`${wordBefore(context)?.fold} ${tokens[first]?.fold}`)) return true;
  if (eponymWords(tokens, first + 1) > 1 && isCity(tokens[first])) return true;
  const words = eponymWords(tokens, first);
  if (words === 0 || (words === 1 && first !== last)) return false;
  if (words > 1 && tokens[first]?.newLine === false && isCity(tokens[first - 1])) return true;
  const isHyphened = /^[-‐‑]$/.test(tokens[first + 1]?.text ?? '');
  return isHyphened || isAfterPlacePreposition(context) || isProbablyTown(context, first - 1);
}

/** How many words of an airport's name begin here. */
function eponymWords(tokens: readonly Token[], first: number): number {
  const folds = tokens
    .slice(first, first + EPONYM_TOKENS_MAX)
    .filter(({ text }) => !/^[-‐‑]$/.test(text))
    .map(({ fold }) => fold);
  return folds.findLastIndex((_, at) => EPONYMS.has(folds.slice(0, at + 1).join(' '))) + 1;
}

/** Any capitalised word before an airport's full name, unless it introduces a person. */
function isCity(token: Token | undefined): boolean {
  return token?.letterCase === 'capital' && !(token.flags & (TITLE | ROLE | GIVEN | ORDINARY));
}

/** "Laval, qui avait trouvé l'ascendance": may be a person. */
export function hasNoRelativeClause({ tokens, language, last }: Surroundings): boolean {
  const over = tokens[last + 1]?.text === ',' ? 2 : 1;
  return !RELATIVE_PRONOUNS[language].has(tokens[last + over]?.fold ?? '');
}

export function isInCountry(context: Surroundings): boolean {
  const { tokens, reading, first, last } = context;
  if (!isPlaceName(context)) return false;
  const over = tokens[last + 1]?.text === ',' ? 2 : 1;
  const preposition = tokens[last + over];
  const country = tokens[last + over + 1];
  if (!preposition || country?.letterCase !== 'capital' || (reading.kindsOf(first).own & kinds.TITLE) !== 0)
    return false;
  return COUNTRY_PREPOSITIONS.has(preposition.fold) && (reading.kindsOf(last + over + 1).common & kinds.COUNTRY) !== 0;
}

/** Rarely a person's name; along a route or at its end. */
export function isPlainTown(context: Surroundings): boolean {
  const { tokens, reading, first, last } = context;
  if (first !== last || !isProbablyTown(context, first) || reading.kindsOf(first).common & PERSON_NAME) return false;
  if ([1, 2].some((back) => AMBIGUOUS_PREPOSITIONS.has(tokens[first - back]?.fold ?? ''))) return false;
  return isEndOfRoute(context) || isTownOnTheWay(context);
}
