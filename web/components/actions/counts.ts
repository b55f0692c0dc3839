/** How many actions wait: apart from the rest of them, since every staff page asks (contract C8.8). */
import { queryOptions } from '@tanstack/react-query';
import type { ActionCounts } from '../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import { get } from '../../api.ts';

/** The first word of every key under which actions are kept. */
export const ACTIONS = 'actions';

/** How many are open, overdue and to check. */
export const actionCounts = queryOptions<ActionCounts>({
  queryKey: [ACTIONS, 'counts'],
  queryFn: ({ signal }) => get(STAFF_CALLS.countActions, {}, signal),
});
