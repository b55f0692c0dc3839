/** What both lists of reports are narrowed by, as it stands in the address (specification section 2, Filter panel). */
import type { UseQueryOptions } from '@tanstack/react-query';
import { language } from '../../../domain/language/words/en.ts';
import { isBlank } from '../../../domain/text/blank.ts';

export type ListFilters = {
  keyword: string;
  startDate: string;
  endDate: string;
  severity: string;
  aircraftCategory: string;
  /** Of the public list alone (C14.8). */
  language: string;
  /** Of the public list alone (C17.3). */
  topic: string;
};

export type FilterPanelProps = {
  filters: ListFilters;
  /** Offers `Written in`, which the public list can be narrowed by (C14.8). */
  hasLanguages?: boolean;
  /** How many are found: a button below the fields then says so, and leads to them. */
  found?: UseQueryOptions<{ total: number }>;
  /** `typing` while a keyword or a day is being written: the address then changes in place, without a step back for each letter. */
  onChange: (filters: ListFilters, how: 'typing' | 'choosing') => void;
};

/** The fields may also be closed. */
export type FilterFieldsProps = FilterPanelProps & { onClose: () => void };

const NAMES = ['keyword', 'startDate', 'endDate', 'severity', 'aircraftCategory', 'language', 'topic'] as const;

export const NO_FILTERS: ListFilters = {
  keyword: '',
  startDate: '',
  endDate: '',
  severity: '',
  aircraftCategory: '',
  language: '',
  topic: '',
};

/** The filters that an address's query names; what is blank or invisible is none (C3.3, C3.13). */
export function readFilters(query: URLSearchParams): ListFilters {
  const read = (name: string) => query.get(name) ?? '';
  return Object.fromEntries(NAMES.map((name) => [name, isBlank(read(name)) ? '' : read(name)])) as ListFilters;
}

/** The filters as a call takes them: a keyword is sought in the labels of the page's language as well (C14.6). */
export const filterParameters = <Filters extends ListFilters>(filters: Filters): Filters & { lang?: string } =>
  language === 'en' || filters.keyword === '' ? filters : { ...filters, lang: language };

export function isFiltered(filters: ListFilters): boolean {
  return NAMES.some((name) => filters[name] !== '');
}
