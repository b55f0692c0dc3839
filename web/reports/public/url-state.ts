/** Keeps filters and the open report in the URL, so that a view can be shared. */
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type ListFilters, readFilters } from '../../components/filters/list-filters.ts';
import { backToList } from '../../components/history/back-to-list.ts';
import { paths } from '../../paths.ts';

export function useUrlState() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { filters, report } = useMemo(() => {
    const query = new URLSearchParams(search);
    return { filters: readFilters(query), report: query.get('report') };
  }, [search]);
  return {
    filters,
    report,
    /** Keeps a report that was opened while a keyword was being typed. */
    setFilters: (changed: ListFilters, how: 'typing' | 'choosing') =>
      navigate(paths.reports({ ...changed, report }), { replace: how === 'typing' }),
    closeReport: () => backToList(() => navigate(paths.reports(filters), { replace: true })),
    /** A directly linked report stays in the URL, so that a reload retries. */
    giveUpReport: () => backToList(() => undefined),
  };
}
