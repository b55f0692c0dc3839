/**
 * Labels of places and languages, by stored value; pages need them before any list of the form is opened. As in
 * lists/words/, the tables are empty in English.
 */

/** What a state or area is called in a country (stateAreaLabel in domain/location/regions.ts). */
export const areas: Record<string, string> = {};
/** WORLD_REGIONS. */
export const regions: Record<string, string> = {};
/** The languages that a report may be written in, by their English names (domain/reports/language/languages.ts). */
export const languages: Record<string, string> = {};
