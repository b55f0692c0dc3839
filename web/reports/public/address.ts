/** Filters and the open report are in the address, so both can be shared. */
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type ListFilters, readFilters } from '../../components/filters/list-filters.ts';
import { stepBack } from '../../components/lazy/step-back.ts';
import { paths } from '../../paths.ts';

/** Marks a report opened from the list: closing it goes back and leaves no history entry. */
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
    /** A report that was opened while a keyword was still being typed stays open. */
    setFilters: (changed: ListFilters, how: 'typing' | 'choosing') =>
      navigate(paths.reports({ ...changed, report }), { replace: how === 'typing' }),
    closeReport: () => {
      if (isFromList()) stepBack();
      else navigate(paths.reports(filters), { replace: true });
    },
    /** A report that a link led to stays in the address, so that a reload tries again. */
    giveUpReport: () => {
      if (isFromList()) stepBack();
    },
  };
}
