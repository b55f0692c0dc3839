/**
 * The other lists of the form by the values that are stored (domain/reports/lookups.ts, domain/location/regions.ts). In English
 * the value is what people read, so the tables are empty; other languages have an entry for each value. Manufacturers are
 * names and have none; neither has a value that reads the same.
 */

/** INJURY_LEVELS, DAMAGE_LEVELS, OPERATION_TYPES, FLIGHT_PHASES, WEATHER_CONDITIONS, AIRSPACE_CLASSES and FLIGHT_RULES; `Other` and `Unknown` stand in several. */
export const listValues: Record<string, string> = {};
