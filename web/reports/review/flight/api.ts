import { queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { get } from '../../../api.ts';

export function reportFlight(id: string) {
  return queryOptions({
    queryKey: ['report-flight', id] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getFlight, { id }, signal),
    // Refetched on opening: it may have been erased.
    gcTime: 0,
  });
}
