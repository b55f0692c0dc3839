/** Maps an import's words to list values (C12.7) */
import { COMMON_FIELDS } from '../reports/lookups.ts';
import { comparisonKey } from '../text/folding/search.ts';
import { hasForbiddenCharacter } from '../text/normalise.ts';
import type { ImportField } from './columns.ts';

/** By field and word; `null`: keep the word. */
export type ValueMap = { [field: string]: { [typed: string]: string | null } };

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    worldRegion: COMMON_FIELDS.worldRegions,
    injuryLevel: COMMON_FIELDS.injuryLevels,
    highestDamage: COMMON_FIELDS.damageLevels,
    aircraftCategory: COMMON_FIELDS.aircraftCategories,
    manufacturer: COMMON_FIELDS.manufacturers,
    operationType: COMMON_FIELDS.operationTypes,
    flightPhase: COMMON_FIELDS.flightPhases,
    weatherConditions: COMMON_FIELDS.weatherConditions,
    airspaceClass: COMMON_FIELDS.airspaceClasses,
    currentFlightRules: COMMON_FIELDS.flightRules,
  } satisfies Partial<Record<ImportField, readonly string[]>>),
);
const FOLDED = new Map(
  [...LISTS].map(([field, list]) => [field, new Map(list.map((value) => [comparisonKey(value), value]))]),
);

export const listOf = (field: string): readonly string[] | undefined => LISTS.get(field);

/** In the list's own spelling; undefined if unknown. Ignores case, accents and the shape of apostrophes. */
export const knownValue = (field: ImportField, text: string): string | undefined =>
  FOLDED.get(field)?.get(comparisonKey(text));

/** False for fields without a list. */
export function isUnknownValue(field: ImportField, text: string): boolean {
  return LISTS.has(field) && knownValue(field, text) === undefined;
}

export function mappedValue(values: ValueMap, field: ImportField, text: string): string {
  const mapping = Object.hasOwn(values, field) ? values[field] : undefined;
  return (mapping && Object.hasOwn(mapping, text) && mapping[text]) || text;
}

export const areListValues = (values: ValueMap): boolean =>
  Object.entries(values).every(([field, words]) => {
    const list = listOf(field);
    const isValid = ([typed, value]: [string, string | null]) =>
      !hasForbiddenCharacter(typed) && (value === null || list?.includes(value));
    return list !== undefined && Object.entries(words).every(isValid);
  });
