import { queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import { get } from '../api.ts';

/** Refetched on each visit. */
export const latestEmails = queryOptions({
  queryKey: ['mail'] as const,
  queryFn: ({ signal }) => get(STAFF_CALLS.listMail, {}, signal),
  gcTime: 0,
});
