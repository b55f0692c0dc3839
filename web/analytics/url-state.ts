/** Keeps filters and period in the URL, so that back, forward and links work. */
import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { PERIOD_KINDS, type PeriodKind } from '../../domain/analytics/periods.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { type ListFilters, readFilters } from '../components/filters/list-filters.ts';
import { navigate } from '../language/navigate.ts';
import { queryOf } from '../paths.ts';
import * as words from './words/en.ts';

export const KINDS: { value: PeriodKind; label: string }[] = PERIOD_KINDS.map((value) => ({
  value,
  label: words.periodKinds[value],
}));

type UrlState = { filters: ListFilters; by: PeriodKind };

function readUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const by = KINDS.find(({ value }) => value === query.get('by'))?.value ?? 'quarter';
  return { filters: readFilters(query), by };
}

export function useUrlState() {
  const search = useSearch();
  const state = useMemo(() => readUrlState(search), [search]);
  const go = useCallback((change: Partial<UrlState>, options: { replace?: boolean } = {}) => {
    const { filters, by } = { ...readUrlState(location.search), ...change };
    navigate(SITE_MAP.analytics.path + queryOf({ ...filters, by: by === 'quarter' ? '' : by }), options);
  }, []);
  return { ...state, go };
}
