/** Search keys stored with a report, and how they match (C3.13 to C3.15) */
import type { Language } from '../language/languages.ts';
import { severityOf } from '../severity/severity.ts';
import { isReversed, lastOfMonth } from '../text/calendar.ts';
import { searchSpellings, searchText, searchWords } from '../text/folding/search.ts';
import { PUBLISHED_TEXTS, type PublicReport } from './public/public-report.ts';
import { REPORT_TEXT_NAMES, type ReportText } from './report.ts';

/** In code points, so that five keys and the other columns fit in one index entry. */
const FILTER_KEY_MAX = 120;

/** Case-insensitive. */
export function filterKey(value: string): string {
  const key = value.normalize('NFC').toLowerCase();
  return key.length <= FILTER_KEY_MAX ? key : [...key].slice(0, FILTER_KEY_MAX).join('');
}

type FilterValues = { injuryLevel: string | null; highestDamage: string | null; aircraftCategory: string | null };

export function filterKeys({ injuryLevel, highestDamage, aircraftCategory }: FilterValues) {
  return {
    injuryKey: injuryLevel === null ? null : severityKey(injuryLevel),
    damageKey: highestDamage === null ? null : severityKey(highestDamage),
    categoryKey: aircraftCategory === null ? null : filterKey(aircraftCategory),
  };
}

const severitiesOf = (text: string): string =>
  [
    severityOf({ injuryLevel: text, highestDamage: null }),
    severityOf({ injuryLevel: null, highestDamage: text }),
  ].join();

/** Words that say a severity; a key ends with them if the words of the text itself are cut off. */
const SEVERITY_ENDINGS = [
  '',
  ' minor',
  ' serious',
  ' substantial',
  ' serious substantial',
  ' fatal',
  ' destroyed',
  ' fatal destroyed',
];

/** A filter key of an injury or damage level that has the severity of the whole text, from which it is derived. */
export function severityKey(value: string): string {
  const key = filterKey(value);
  if (key === value.normalize('NFC').toLowerCase()) return key;
  const severities = severitiesOf(value);
  // The cut may also have removed a negation: then the text's beginning is left out too.
  for (const beginning of [key, ''])
    for (const ending of SEVERITY_ENDINGS) {
      const candidate = [...beginning].slice(0, FILTER_KEY_MAX - ending.length).join('') + ending;
      if (severitiesOf(candidate) === severities) return candidate;
    }
  return key;
}

export function staffSearchText(
  report: Record<ReportText, string | null> & { smsManagerComment: string | null },
): string {
  return searchText([...REPORT_TEXT_NAMES.map((name) => report[name]), report.smsManagerComment]);
}

export function publicSearchText(copy: PublicReport): string {
  return searchText([...PUBLISHED_TEXTS.map((name) => copy[name]), copy.smsManagerComment]);
}

export type SearchKeys = {
  searchText: string;
  injuryKey: string | null;
  damageKey: string | null;
  categoryKey: string | null;
  submittedOn: string;
  /** Then `submittedOn` is its month's last day (C5.5). */
  isMonthOnly: boolean;
};

/** Days: `YYYY-MM-DD`; `null`: no filter. */
type FilterQuery = Record<'keyword' | 'startDate' | 'endDate' | 'severity' | 'aircraftCategory', string | null> & {
  lang?: Language | null;
};

/** `null`: no filter. */
export type Criteria = Record<'startDate' | 'endDate' | 'severityKey' | 'categoryKey', string | null> & {
  words: readonly string[];
  /** Words also match labels in this language (C14.6). */
  lang: Language | null;
};

export function criteriaOf<Query extends FilterQuery>({ keyword, severity, aircraftCategory, lang, ...rest }: Query) {
  const key = (value: string | null) => (value === null ? null : filterKey(value));
  const criteria = {
    words: searchWords(keyword ?? ''),
    severityKey: severity === null ? null : severityKey(severity),
    categoryKey: key(aircraftCategory),
    lang: lang ?? null,
  };
  return { ...rest, ...criteria };
}

export function isUnfiltered({ words, startDate, endDate, severityKey, categoryKey }: Criteria): boolean {
  return words.length === 0 && [startDate, endDate, severityKey, categoryKey].every((value) => value === null);
}

/** Mirrors the SQL in server/reports/filtering.ts (C3.13 to C3.15). */
export function matches(copy: SearchKeys, { words, startDate, endDate, severityKey, categoryKey }: Criteria): boolean {
  return (
    words.every((word) => searchSpellings(word).some((spelling) => copy.searchText.includes(spelling))) &&
    !isReversed(startDate, endDate) &&
    (startDate === null || copy.submittedOn >= startDate) &&
    (endDate === null ||
      copy.submittedOn <= endDate ||
      (copy.isMonthOnly && copy.submittedOn <= lastOfMonth(endDate))) &&
    (severityKey === null || [copy.injuryKey, copy.damageKey].includes(severityKey)) &&
    (categoryKey === null || copy.categoryKey === categoryKey)
  );
}
