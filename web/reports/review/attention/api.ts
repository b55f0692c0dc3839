import { queryOptions } from '@tanstack/react-query';
import type { Action } from '../../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { Attention } from '../../../../domain/attention/attention.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { get } from '../../../api.ts';
import { FOLLOW_UPS } from '../../../components/follow-up-lists.ts';

const ATTENTION = [FOLLOW_UPS, 'attention'] as const;

/** Most urgent first. */
export const attention = queryOptions<Attention[]>({
  queryKey: ATTENTION,
  queryFn: ({ signal }) => get(STAFF_CALLS.listAttention, {}, signal),
});

/** Separate from the open report, which is refetched on opening. */
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
