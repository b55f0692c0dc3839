/** Action counts (C8.8), a separate module since every staff page needs them. */
import { queryOptions } from '@tanstack/react-query';
import type { ActionCounts } from '../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import { get } from '../../api.ts';

/** Prefix of all action query keys. */
export const ACTIONS = 'actions';

export const actionCounts = queryOptions<ActionCounts>({
  queryKey: [ACTIONS, 'counts'],
  queryFn: ({ signal }) => get(STAFF_CALLS.countActions, {}, signal),
});
