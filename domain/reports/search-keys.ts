/** What the lists look for in a report, computed once when it is stored, and whether it is found (contract C3.13 to C3.15). */
import type { Language } from '../language/languages.ts';
import { isReversed, lastOfMonth } from '../text/calendar.ts';
import { searchText, searchWords } from '../text/search.ts';
import { PUBLISHED_TEXTS, type PublicReport } from './public/public-report.ts';
import { REPORT_TEXT_NAMES, type ReportText } from './report.ts';

/** The form in which two values of a filter are equal: case does not count. */
export function filterKey(value: string): string {
  return value.normalize('NFC').toLowerCase();
}

type Filtered = { injuryLevel: string | null; highestDamage: string | null; aircraftCategory: string | null };

export function filterKeys({ injuryLevel, highestDamage, aircraftCategory }: Filtered) {
  const key = (value: string | null) => (value === null ? null : filterKey(value));
  return { injuryKey: key(injuryLevel), damageKey: key(highestDamage), categoryKey: key(aircraftCategory) };
}

export function staffSearchText(
  report: Record<ReportText, string | null> & { smsManagerComment: string | null },
): string {
  return searchText([...REPORT_TEXT_NAMES.map((name) => report[name]), report.smsManagerComment]);
}

/** Public search covers only what the published copy shows. */
export function publicSearchText(copy: PublicReport): string {
  return searchText([...PUBLISHED_TEXTS.map((name) => copy[name]), copy.smsManagerComment]);
}

export type SearchKeys = {
  searchText: string;
  injuryKey: string | null;
  damageKey: string | null;
  categoryKey: string | null;
  submittedOn: string;
  /** The copy tells the month alone; `submittedOn` then is its last day (C5.5). */
  isMonth: boolean;
};

/** What lists are narrowed by, as a person asks for it; days as `YYYY-MM-DD`, `null` where nothing is asked. */
type FilterQuery = Record<'keyword' | 'startDate' | 'endDate' | 'severity' | 'aircraftCategory', string | null> & {
  lang?: Language | null;
};

/** The same, ready to be compared with what is stored. Without a word, or with `null`, nothing is narrowed. */
export type Criteria = Record<'startDate' | 'endDate' | 'severityKey' | 'categoryKey', string | null> & {
  words: readonly string[];
  /** The language whose labels the words may match as well (C14.6). */
  lang: Language | null;
};

/** A query with its filters as they are compared; the rest of it stays. Done once, where the query is read. */
export function criteriaOf<Query extends FilterQuery>({ keyword, severity, aircraftCategory, lang, ...rest }: Query) {
  const key = (value: string | null) => (value === null ? null : filterKey(value));
  const criteria = {
    words: searchWords(keyword ?? ''),
    severityKey: key(severity),
    categoryKey: key(aircraftCategory),
    lang: lang ?? null,
  };
  return { ...rest, ...criteria };
}

export function isUnfiltered({ words, startDate, endDate, severityKey, categoryKey }: Criteria): boolean {
  return words.length === 0 && [startDate, endDate, severityKey, categoryKey].every((value) => value === null);
}

/**
 * True where a copy matches all criteria, so that the public list holds it (C3.13 to C3.15); the same as its SQL says
 * (server/reports/filtering.ts).
 */
export function matches(copy: SearchKeys, { words, startDate, endDate, severityKey, categoryKey }: Criteria): boolean {
  return (
    words.every((word) => copy.searchText.includes(word)) &&
    !isReversed(startDate, endDate) &&
    (startDate === null || copy.submittedOn >= startDate) &&
    (endDate === null || copy.submittedOn <= endDate || (copy.isMonth && copy.submittedOn <= lastOfMonth(endDate))) &&
    (severityKey === null || [copy.injuryKey, copy.damageKey].includes(severityKey)) &&
    (categoryKey === null || copy.categoryKey === categoryKey)
  );
}
