/** Spells labels as the form's lists do (C12.1) */
import { AIRCRAFT_CATEGORIES, FLIGHT_PHASES, OPERATION_TYPES } from '../reports/lookups.ts';
import { filterKey } from '../reports/search-keys.ts';

const listed = (options: readonly { value: string }[]) =>
  new Map(options.map(({ value }) => [filterKey(value), value]));

export const KNOWN_LABELS = {
  phase: listed(FLIGHT_PHASES),
  category: listed(AIRCRAFT_CATEGORIES),
  operation: listed(OPERATION_TYPES),
} as const satisfies Record<string, Map<string, string>>;
