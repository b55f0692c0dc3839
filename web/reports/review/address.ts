/** Filters, tab and open report stand in the address: back and forward work, and a link leads to the same place. */
import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { APPROVAL_STATUSES, type ApprovalStatus } from '../../../domain/reports/filters.ts';
import { type ListFilters, readFilters } from '../../components/filters/list-filters.ts';
import { stepBack } from '../../components/opening/step-back.ts';
import { paths } from '../../paths.ts';

/** The selected tab: the approval status that it filters by; all reports where it is blank (specification section 4). */
export type Tab = ApprovalStatus | '';

export type Address = { filters: ListFilters; tab: Tab; reportId: string };

/** Put into the history where a report was opened from the list: closing it is then a step back. */
const OPENED = { opened: true };

function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const tab = APPROVAL_STATUSES.find((status) => status === query.get('tab')) ?? '';
  return { filters: readFilters(query), tab, reportId: query.get('report') ?? '' };
}

const addressOf = ({ filters, tab, reportId }: Address) => paths.dashboard({ ...filters, tab, report: reportId });

/** Where the dashboard stands, and the ways to go on from there. */
export function useAddress() {
  const search = useSearch();
  const address = useMemo(() => readAddress(search), [search]);
  const go = useCallback(
    (change: Partial<Address>, options: { replace?: boolean; state?: unknown } = {}) =>
      navigate(addressOf({ ...readAddress(location.search), ...change }), options),
    [],
  );
  const open = useCallback((reportId: string) => go({ reportId }, { state: OPENED }), [go]);
  const close = useCallback(() => {
    if (readAddress(location.search).reportId === '') return;
    if (history.state?.opened) stepBack();
    else go({ reportId: '' }, { replace: true });
  }, [go]);
  return { ...address, go, open, close };
}
