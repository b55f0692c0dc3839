import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../../domain/api/staff-calls.ts';
import type { FollowUp, FollowUpChange } from '../../../../../domain/follow-up/follow-up.ts';
import { get, send } from '../../../../api.ts';
import { refreshFollowUps } from '../../../../components/follow-up-lists.ts';
import type { Values } from '../../../../components/saving/autosave.ts';
import { refreshChips } from '../../authority/api.ts';

/** Refetched on opening: a colleague may have worked on it. */
export const reportFollowUp = (reportId: string) =>
  queryOptions({
    queryKey: ['follow-up', reportId] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getFollowUp, { id: reportId }, signal),
    refetchOnMount: 'always',
  });

export function valuesOf({ takenBy, ...rest }: FollowUp): Values {
  const { occurrenceClass, categories, eventTypes, outcome, barriers, findings, conclusions, told } = rest;
  return {
    takenBy: takenBy?.id ?? null,
    ...{ occurrenceClass, categories, eventTypes, outcome, barriers, findings, conclusions, told },
  };
}

export function showFollowUp(queryClient: QueryClient, state: FollowUp): FollowUp {
  const { queryKey } = reportFollowUp(state.reportId);
  if (queryClient.getQueryState(queryKey)) queryClient.setQueryData(queryKey, state);
  void refreshFollowUps(queryClient);
  refreshChips(queryClient);
  return state;
}

export function cachedFollowUp(queryClient: QueryClient, reportId: string) {
  const state = queryClient.getQueryData(reportFollowUp(reportId).queryKey);
  return state && { values: valuesOf(state), revision: state.revision };
}

export async function refetchFollowUp(queryClient: QueryClient, reportId: string): Promise<FollowUp> {
  return showFollowUp(queryClient, await get(STAFF_CALLS.getFollowUp, { id: reportId }));
}

export async function changeFollowUp(
  queryClient: QueryClient,
  reportId: string,
  change: FollowUpChange,
): Promise<FollowUp> {
  return showFollowUp(queryClient, await send(STAFF_CALLS.changeFollowUp, { id: reportId, body: change }));
}
