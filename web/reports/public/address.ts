/** Keeps filters and the open report in the URL, so that a view can be shared. */
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type ListFilters, readFilters } from '../../components/filters/list-filters.ts';
import { stepBack } from '../../components/lazy/step-back.ts';
import { paths } from '../../paths.ts';

/** Marks a report opened from the list: closing it goes back, leaving no history entry. */
export const FROM_LIST = { fromList: true };

const isFromList = () => (history.state as { fromList?: true } | null)?.fromList === true;

export function useAddress() {
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
    closeReport: () => {
      if (isFromList()) stepBack();
      else navigate(paths.reports(filters), { replace: true });
    },
    /** A directly linked report stays in the URL, so that a reload retries. */
    giveUpReport: () => {
      if (isFromList()) stepBack();
    },
  };
}
