/** Labels as spelt in the form's lists (C12.1) */
import { AIRCRAFT_CATEGORIES, FLIGHT_PHASES, OPERATION_TYPES } from '../reports/lookups.ts';
import { filterKey } from '../reports/search-keys.ts';

const labelsByKey = (options: readonly { value: string }[]) =>
  new Map(options.map(({ value }) => [filterKey(value), value]));

export const KNOWN_LABELS = {
  phase: labelsByKey(FLIGHT_PHASES),
  category: labelsByKey(AIRCRAFT_CATEGORIES),
  operation: labelsByKey(OPERATION_TYPES),
} as const satisfies Record<string, Map<string, string>>;
