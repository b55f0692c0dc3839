/**
 * Aircraft categories by the value that is stored (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value is
 * what people read, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {};
