/** What the health page asks the server for (contract C1.8). */
import { queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import { get } from '../api.ts';

/** How the server fares. Each visit asks again. */
export const health = queryOptions({
  queryKey: ['health'] as const,
  queryFn: ({ signal }) => get(STAFF_CALLS.getHealth, {}, signal),
  gcTime: 0,
});
