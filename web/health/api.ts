/** What the health page asks the server for (contract C1.8). */
import { queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { Health } from '../../domain/health/health.ts';
import { getJson, urlOf } from '../api.ts';

/** How the server fares. Each visit asks anew. */
export const health = queryOptions({
  queryKey: ['health'] as const,
  queryFn: ({ signal }) => getJson<Health>(urlOf(STAFF_CALLS.getHealth), signal),
  gcTime: 0,
});
