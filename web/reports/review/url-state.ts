/** Keeps filters, tab and open report in the URL, so that back, forward and links work. */
import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { APPROVAL_STATUSES, type ApprovalStatus } from '../../../domain/reports/filters.ts';
import { type ListFilters, readFilters } from '../../components/filters/list-filters.ts';
import { readTrendFilters, type TrendFilterValues } from '../../components/filters/trend-filters.ts';
import { backToList, FROM_LIST } from '../../components/history/back-to-list.ts';
import { navigate } from '../../language/navigate.ts';
import { paths } from '../../paths.ts';

/** The approval status of the tab; blank: all reports. */
export type Tab = ApprovalStatus | '';

/** Tabs of an open report (C8.8, C19.4, C10.4). */
const VIEWS = ['review', 'follow-up', 'authority', 'conversation'] as const;
export type View = (typeof VIEWS)[number];

type UrlState = { filters: ListFilters; trendFilters: TrendFilterValues; tab: Tab; reportId: string; view: View };

function readUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const tab = APPROVAL_STATUSES.find((status) => status === query.get('tab')) ?? '';
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'review';
  return {
    filters: readFilters(query),
    trendFilters: readTrendFilters(query),
    tab,
    reportId: query.get('report') ?? '',
    view,
  };
}

const urlOfState = ({ filters, trendFilters, tab, reportId, view }: UrlState) =>
  paths.dashboard({
    ...filters,
    ...trendFilters,
    tab,
    report: reportId,
    view: reportId && view !== 'review' ? view : '',
  });

export const isOpenInUrl = (reportId: string): boolean => readUrlState(location.search).reportId === reportId;

export function useUrlState() {
  const search = useSearch();
  const state = useMemo(() => readUrlState(search), [search]);
  const go = useCallback(
    (change: Partial<UrlState>, options: { replace?: boolean; state?: unknown } = {}) =>
      navigate(urlOfState({ ...readUrlState(location.search), ...change }), options),
    [],
  );
  const open = useCallback(
    (reportId: string, view: View = 'review') => go({ reportId, view }, { state: FROM_LIST }),
    [go],
  );
  /** Keeps closing a single step back. */
  const showView = useCallback((view: View) => go({ view }, { replace: true, state: history.state }), [go]);
  const close = useCallback(() => {
    if (readUrlState(location.search).reportId === '') return;
    backToList(() => go({ reportId: '' }, { replace: true }));
  }, [go]);
  return { ...state, go, open, showView, close };
}
