/** The flight that came with a report, as the team asks for it (contract C16.5). */
import { queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { get } from '../../../api.ts';

export function reportFlight(id: string) {
  return queryOptions({
    queryKey: ['report-flight', id] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getFlight, { id }, signal),
    // Opened again, it is asked for again: it may have been erased since.
    gcTime: 0,
  });
}
