/** Reports with unseen answers (C8.8, C10.4). */
import { queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { Unseen } from '../../../../domain/receipt/conversation.ts';
import { get } from '../../../api.ts';

export const unseenMessages = queryOptions<Unseen>({
  queryKey: ['unseen-messages'],
  queryFn: ({ signal }) => get(STAFF_CALLS.countUnseenMessages, {}, signal),
});
