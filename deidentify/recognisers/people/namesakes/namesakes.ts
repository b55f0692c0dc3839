/** Places and things named after people. A title, role or relative before them overrules every rule */
import { REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import type { Token } from '../../../reading/tokens.ts';
import type { NameReading } from '../../../tagger/tagger.ts';
import type { Person } from '../candidate.ts';
import { POSSIBLE } from '../levels.ts';
import * as places from './places.ts';
import { isBeforeVerb } from './subject.ts';
import { isIntroduced, type Surroundings } from './surroundings.ts';
import * as things from './things.ts';
import * as towns from './towns.ts';

const PLACE = 'May be a name or a place';
const MAKER = 'May be a name or a manufacturer';

/**
 * The first rule whose `applies` is true decides: the name becomes a suggestion, or is dropped if `nobody` is true as
 * well.
 */
export type Namesake = {
  name: string;
  reason: string;
  applies: (context: Surroundings) => boolean;
  nobody?: (context: Surroundings) => boolean;
};

/** Even before a verb. */
const always = (): boolean => true;
const isIdle = (context: Surroundings): boolean => !isBeforeVerb(context);

export const NAMESAKES: readonly Namesake[] = [
  { name: 'after a street', applies: places.isAfterStreet, reason: PLACE, nobody: isIdle },
  { name: 'in a street', applies: places.isInStreet, reason: PLACE, nobody: places.isCertainlyStreet },
  { name: 'in honour of', applies: places.isInHonour, reason: PLACE, nobody: always },
  { name: 'storm', applies: places.isAfterStorm, reason: PLACE, nobody: isIdle },
  { name: 'wind', applies: places.isWind, reason: PLACE, nobody: places.isCertainlyWind },
  { name: 'height', applies: places.isLandmark, reason: PLACE, nobody: always },
  { name: 'opened by a place', applies: places.isAfterPlaceNoun, reason: PLACE },
  { name: 'maker of equipment', applies: things.isMakerOfEquipment, reason: MAKER, nobody: isIdle },
  { name: 'plain town', applies: towns.isPlainTown, reason: PLACE, nobody: towns.hasNoRelativeClause },
  { name: 'perhaps a height', applies: places.isPossibleLandmark, reason: PLACE },
  { name: 'after an institution', applies: places.isAfterInstitution, reason: PLACE },
  { name: 'before an institution', applies: places.isBeforeInstitution, reason: PLACE },
  { name: 'turning point', applies: towns.isWaypoint, reason: PLACE },
  { name: 'area control', applies: towns.isControlCentre, reason: PLACE, nobody: towns.isNotGivenName },
  { name: 'end of a route', applies: towns.isEndOfRoute, reason: PLACE },
  { name: 'town on the way', applies: towns.isTownOnTheWay, reason: PLACE },
  { name: 'after the compass', applies: towns.isAfterCompassPoint, reason: PLACE },
  { name: 'doubted town', applies: towns.isDoubtedTown, reason: PLACE },
  { name: 'town of several words', applies: towns.isTownOfSeveralWords, reason: PLACE },
  { name: 'under the sky', applies: towns.isInWeather, reason: PLACE },
  { name: 'under the weather', applies: towns.isUnderWeather, reason: PLACE },
  { name: 'in an unknown place', applies: towns.isInUnknownPlace, reason: PLACE },
  { name: 'in a country', applies: towns.isInCountry, reason: PLACE },
  { name: 'on a route', applies: towns.isOnRoute, reason: PLACE },
  { name: 'honoured', applies: towns.isAirportNamesake, reason: PLACE },
  { name: 'manual', applies: things.isManual, reason: MAKER, nobody: isIdle },
  { name: 'setting', applies: things.isSetting, reason: MAKER, nobody: things.isAfterWord },
  { name: 'maker of two names', applies: things.isHyphenedMaker, reason: MAKER, nobody: always },
  { name: 'brand', applies: things.isBrand, reason: MAKER },
  { name: 'beside equipment', applies: things.isBesideEquipment, reason: MAKER },
  { name: 'our maker', applies: things.isMakerAfterDeterminer, reason: MAKER },
  { name: 'foreigner', applies: things.isForeigner, reason: 'A name that is also an ordinary word' },
  { name: 'after an article', applies: things.isBetweenArticleAndNoun, reason: MAKER },
];

function drops(rule: Namesake, tokens: readonly Token[], reading: NameReading, { first, last }: Person): boolean {
  return rule.nobody?.({ tokens, reading, language: reading.languageAt(first), first, last }) ?? false;
}

/** `without`: a rule to leave out. */
export function namesakeAt(
  tokens: readonly Token[],
  reading: NameReading,
  { first, last }: Pick<Person, 'first' | 'last'>,
  without?: string,
): Namesake | undefined {
  const context: Surroundings = { tokens, reading, language: reading.languageAt(first), first, last };
  const rule = NAMESAKES.find(({ name, applies }) => name !== without && applies(context));
  return rule && !isIntroduced(context) ? rule : undefined;
}

/** Unchanged, a suggestion, or undefined. */
export function adjustForNamesakes(
  tokens: readonly Token[],
  reading: NameReading,
  person: Person,
  without?: string,
): Person | undefined {
  const rule = person.announced ? undefined : namesakeAt(tokens, reading, person, without);
  if (!rule) return person;
  if (drops(rule, tokens, reading, person)) return undefined;
  return person.confidence < REPLACE_FROM_CONFIDENCE
    ? person
    : { ...person, confidence: POSSIBLE.otherwiseUsed, reason: rule.reason };
}
