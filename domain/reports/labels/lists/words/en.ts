/**
 * The form's other lists, by stored value (domain/reports/lookups.ts, domain/location/regions.ts). In English the value
 * itself is shown, so the tables are empty; other languages have an entry for each value, except for names of
 * manufacturers and values that read the same.
 */

/** INJURY_LEVELS, DAMAGE_LEVELS, OPERATION_TYPES, FLIGHT_PHASES, WEATHER_CONDITIONS, AIRSPACE_CLASSES, FLIGHT_RULES, and MANUFACTURERS that are not names; `Other` and `Unknown` occur in several. */
export const listValues: Record<string, string> = {};
