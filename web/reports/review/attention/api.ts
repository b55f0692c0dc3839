/** What needs the safety team, and what its rows show (contract C19.4). */
import { queryOptions } from '@tanstack/react-query';
import type { Action } from '../../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { Attention } from '../../../../domain/attention/attention.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { get } from '../../../api.ts';
import { FOLLOW_UPS } from '../../../components/follow-up-lists.ts';

const ATTENTION = [FOLLOW_UPS, 'attention'] as const;

/** All rows, most pressing first. */
export const attention = queryOptions<Attention[]>({
  queryKey: ATTENTION,
  queryFn: ({ signal }) => get(STAFF_CALLS.listAttention, {}, signal),
});

/** The report of a row. Apart from the open report, which is asked for again each time it is opened. */
export const reportOfRow = (id: string) =>
  queryOptions<StaffReport>({
    queryKey: [...ATTENTION, 'report', id],
    queryFn: ({ signal }) => get(STAFF_CALLS.getReport, { id }, signal),
  });

export const actionOfRow = (id: string) =>
  queryOptions<Action>({
    queryKey: [...ATTENTION, 'action', id],
    queryFn: ({ signal }) => get(STAFF_CALLS.getAction, { id }, signal),
  });
