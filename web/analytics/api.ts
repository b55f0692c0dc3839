import { queryOptions } from '@tanstack/react-query';
import type { PeriodKind } from '../../domain/analytics/periods.ts';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import { get } from '../api.ts';
import { filterParameters, type ListFilters } from '../components/filters/list-filters.ts';

export function analytics(filters: ListFilters, by: PeriodKind) {
  return queryOptions({
    queryKey: ['analytics', filters, by] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getAnalytics, { ...filterParameters(filters), by }, signal),
    // Reports may have been published or hidden since.
    staleTime: 0,
  });
}
