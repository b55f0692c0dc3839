import { queryOptions } from '@tanstack/react-query';
import type { Edition } from '../../domain/annual/annual.ts';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import { get } from '../api.ts';

export type AnnualSelection = { year: string; edition: Edition; clubId: string };

export function annual(selection: AnnualSelection) {
  return queryOptions({
    queryKey: ['annual', selection] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getAnnual, selection, signal),
    // Reports may have been published or hidden since, and an old paper must not be printed.
    gcTime: 0,
  });
}
