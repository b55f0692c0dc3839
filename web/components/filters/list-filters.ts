/** The filters of both report lists, as in the URL. */
import type { UseQueryOptions } from '@tanstack/react-query';
import { language } from '../../../domain/language/words/en.ts';
import { isBlank } from '../../../domain/text/blank.ts';

export type ListFilters = {
  keyword: string;
  startDate: string;
  endDate: string;
  severity: string;
  aircraftCategory: string;
  /** Public list only (C14.8). */
  language: string;
  /** Public list only (C17.3). */
  topic: string;
};

export type FilterPanelProps = {
  filters: ListFilters;
  /** Offers `Written in` (C14.8). */
  hasLanguages?: boolean;
  /** Counts the results for the button below the fields. */
  found?: UseQueryOptions<{ total: number }>;
  /** While `typing`, the URL is replaced, without a history entry per letter. */
  onChange: (filters: ListFilters, how: 'typing' | 'choosing') => void;
};

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

/** Blank and invisible values are not a filter (C3.3, C3.13). */
export function readFilters(query: URLSearchParams): ListFilters {
  const read = (name: string) => query.get(name) ?? '';
  return Object.fromEntries(NAMES.map((name) => [name, isBlank(read(name)) ? '' : read(name)])) as ListFilters;
}

/** Keywords also match labels in the page's language (C14.6). */
export const filterParameters = <Filters extends ListFilters>(filters: Filters): Filters & { lang?: string } =>
  language === 'en' || filters.keyword === '' ? filters : { ...filters, lang: language };

export function isFiltered(filters: ListFilters): boolean {
  return NAMES.some((name) => filters[name] !== '');
}
