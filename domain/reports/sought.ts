/** What the lists look for in a report, computed once when it is stored (contract C3.13, C3.15). */
import { unusualPairs } from '../text/pairs.ts';
import { searchText } from '../text/search.ts';
import { PUBLISHED_TEXTS, type PublicReport } from './public-report.ts';
import { REPORT_TEXT_NAMES, type ReportText } from './report.ts';

/** The form in which two values of a filter are equal: case does not count. */
export function filterKey(value: string): string {
  return value.normalize('NFC').toLowerCase();
}

type Filtered = { injuryLevel: string | null; highestDamage: string | null; aircraftCategory: string | null };

/** The stored keys of the severity and category filters. */
export function filterKeys({ injuryLevel, highestDamage, aircraftCategory }: Filtered) {
  const key = (value: string | null) => (value === null ? null : filterKey(value));
  return { injuryKey: key(injuryLevel), damageKey: key(highestDamage), categoryKey: key(aircraftCategory) };
}

/** A search text with the unusual pairs in it, as both are stored. */
export function searched(text: string): { searchText: string; searchPairs: string[] } {
  return { searchText: text, searchPairs: unusualPairs(text) };
}

/** Staff search covers every text field of a report, the comment among them. */
export function staffSearchText(
  report: Record<ReportText, string | null> & { smsManagerComment: string | null },
): string {
  return searchText([...REPORT_TEXT_NAMES.map((name) => report[name]), report.smsManagerComment]);
}

/** Public search covers only what the published copy shows. */
export function publicSearchText(copy: PublicReport): string {
  return searchText([...PUBLISHED_TEXTS.map((name) => copy[name]), copy.smsManagerComment]);
}
