import { infiniteQueryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { AuditEvent } from '../../domain/audit/audit.ts';
import { getPage, type ListPage } from '../api.ts';

/** Blank means no filter; days are inclusive and in UTC. */
export type AuditFilters = { action: string; startDate: string; endDate: string };

/** Newest first; refetched on each visit. */
export function auditLines(filters: AuditFilters) {
  return infiniteQueryOptions({
    queryKey: ['audit', filters] as const,
    queryFn: ({ pageParam, signal }) => getPage(STAFF_CALLS.listAudit, filters, signal, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<AuditEvent>) => page.next,
    gcTime: 0,
  });
}
