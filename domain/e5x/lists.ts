/** The ECCAIRS RIT 5.1.0.0 value ids that we use (C13.3), not the whole lists */
import { CATEGORIES } from '../follow-up/categories.ts';
import { OCCURRENCE_CLASSES } from '../follow-up/codes.ts';
import { EVENT_TYPES } from '../follow-up/event-types.ts';
import {
  AIRCRAFT_CATEGORIES,
  AIRSPACE_CLASSES,
  DAMAGE_LEVELS,
  FLIGHT_PHASES,
  FLIGHT_RULES,
  INJURY_LEVELS,
  OPERATION_TYPES,
  WEATHER_CONDITIONS,
} from '../reports/lookups.ts';
import { isAuthority } from './authorities.ts';
import { LANGUAGE_LIST } from './languages.ts';
import { AREA_LIST, STATE_IDS } from './states.ts';

type ValueList = { has(id: string): boolean };

const some = (ids: readonly (string | null)[]): ValueList => new Set(ids.filter((id) => id !== null));
const idsOf = (codes: readonly { id: number }[]) => some(codes.map(({ id }) => String(id)));

/** "Other": make and model are given as text. */
export const OTHER_MODEL = '90000';

/** By list number; `YES_NO` is for attributes 213 and 606. */
export const VALUE_LISTS = {
  VL13: some(AIRSPACE_CLASSES.map(({ adrep13 }) => adrep13)),
  VL79: some(FLIGHT_RULES.map(({ adrep79 }) => adrep79)),
  VL121: some(FLIGHT_PHASES.map(({ adrep121 }) => adrep121)),
  VL127: some(WEATHER_CONDITIONS.map(({ adrep127 }) => adrep127)),
  VL430: idsOf(CATEGORIES),
  VL432: some(DAMAGE_LEVELS.map(({ adrep432 }) => adrep432)),
  VL451: some(INJURY_LEVELS.map(({ adrep451 }) => adrep451)),
  VL1009: idsOf(EVENT_TYPES),
  VL1015: idsOf(OCCURRENCE_CLASSES),
  VL1024: STATE_IDS,
  VL1088: some(FLIGHT_PHASES.map(({ adrep391 }) => adrep391)),
  VL1090: AREA_LIST,
  VL1097: LANGUAGE_LIST,
  VL1103: some(['1', '2', '3']),
  VL1117: some(['2', '3', '5']),
  VL1136: some(['5']),
  VL1178: some(OPERATION_TYPES.map(({ adrep214 }) => adrep214)),
  VL1179: some(AIRCRAFT_CATEGORIES.map(({ adrep32 }) => adrep32)),
  VL1181: { has: (id: string) => /^[1-9]\d*$/.test(id) && isAuthority(Number(id)) },
  VL1182: some([OTHER_MODEL]),
  YES_NO: some(['1', '2', '99']),
} as const satisfies Record<string, ValueList>;
export type ListName = keyof typeof VALUE_LISTS;
