/** Separate, since every staff page asks (C8.8). */
import { queryOptions } from '@tanstack/react-query';
import type { ActionCounts } from '../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import { get } from '../../api.ts';

/** The first part of every query key of actions. */
export const ACTIONS = 'actions';

export const actionCounts = queryOptions<ActionCounts>({
  queryKey: [ACTIONS, 'counts'],
  queryFn: ({ signal }) => get(STAFF_CALLS.countActions, {}, signal),
});
