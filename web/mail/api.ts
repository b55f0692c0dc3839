/** What the page of mails asks the server for (contract C9.2). */
import { queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import { get } from '../api.ts';

/** The newest mails. Each visit asks anew. */
export const newestMails = queryOptions({
  queryKey: ['mail'] as const,
  queryFn: ({ signal }) => get(STAFF_CALLS.listMail, {}, signal),
  gcTime: 0,
});
