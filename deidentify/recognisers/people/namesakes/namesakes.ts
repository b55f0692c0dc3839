/** Places and things named after people. A title, role or relative before them overrules all */
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
 * The first rule whose `holds` is true decides: the name becomes a suggestion, or is dropped if `nobody` is true as
 * well.
 */
export type Namesake = {
  name: string;
  reason: string;
  holds: (context: Surroundings) => boolean;
  nobody?: (context: Surroundings) => boolean;
};

/** Even before a verb. */
const always = (): boolean => true;
const isIdle = (context: Surroundings): boolean => !isBeforeVerb(context);

export const NAMESAKES: readonly Namesake[] = [
  { name: 'after a street', holds: places.isAfterStreet, reason: PLACE, nobody: isIdle },
  { name: 'in a street', holds: places.isInStreet, reason: PLACE, nobody: places.isSurelyStreet },
  { name: 'in honour of', holds: places.isInHonour, reason: PLACE, nobody: always },
  { name: 'storm', holds: places.isAfterStorm, reason: PLACE, nobody: isIdle },
  { name: 'wind', holds: places.isWind, reason: PLACE, nobody: places.isSurelyWind },
  { name: 'height', holds: places.isHeight, reason: PLACE, nobody: always },
  { name: 'opened by a place', holds: places.isOpenedByPlace, reason: PLACE },
  { name: 'maker of equipment', holds: things.isMakerOfEquipment, reason: MAKER, nobody: isIdle },
  { name: 'plain town', holds: towns.isPlainTown, reason: PLACE, nobody: towns.hasNoRelativeClause },
  { name: 'perhaps a height', holds: places.isPerhapsHeight, reason: PLACE },
  { name: 'after an institution', holds: places.isAfterInstitution, reason: PLACE },
  { name: 'before an institution', holds: places.isBeforeInstitution, reason: PLACE },
  { name: 'turning point', holds: towns.isPoint, reason: PLACE },
  { name: 'area control', holds: towns.isCentre, reason: PLACE, nobody: towns.isNoGivenName },
  { name: 'end of a route', holds: towns.isEndOfRoute, reason: PLACE },
  { name: 'town on the way', holds: towns.isTownOnTheWay, reason: PLACE },
  { name: 'after the compass', holds: towns.isAfterCompassPoint, reason: PLACE },
  { name: 'doubted town', holds: towns.isDoubtedTown, reason: PLACE },
  { name: 'town of several words', holds: towns.isTownOfSeveralWords, reason: PLACE },
  { name: 'under the sky', holds: towns.isInWeather, reason: PLACE },
  { name: 'under the weather', holds: towns.isUnderWeather, reason: PLACE },
  { name: 'in an unknown place', holds: towns.isInUnknownPlace, reason: PLACE },
  { name: 'in a country', holds: towns.isInCountry, reason: PLACE },
  { name: 'on a route', holds: towns.isOnRoute, reason: PLACE },
  { name: 'honoured', holds: towns.isAirportNamesake, reason: PLACE },
  { name: 'brand', holds: things.isBrand, reason: MAKER },
  { name: 'beside equipment', holds: things.isBesideEquipment, reason: MAKER },
  { name: 'our maker', holds: things.isOurMaker, reason: MAKER },
  { name: 'foreigner', holds: things.isForeigner, reason: 'A name that is also an ordinary word' },
  { name: 'after an article', holds: things.isArticledBeforeNoun, reason: MAKER },
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
  const rule = NAMESAKES.find(({ name, holds }) => name !== without && holds(context));
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
