import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../../domain/api/staff-calls.ts';
import type { FollowUp, FollowUpChange } from '../../../../../domain/follow-up/follow-up.ts';
import { get, send } from '../../../../api.ts';
import { refreshFollowUps } from '../../../../components/follow-up-lists.ts';
import type { Values } from '../../../../components/saving/autosave.ts';
import { showSaved } from '../../../../components/saving/show-saved.ts';
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

function refreshLists(queryClient: QueryClient): void {
  void refreshFollowUps(queryClient);
  refreshChips(queryClient);
}

export async function showFollowUp(queryClient: QueryClient, state: FollowUp): Promise<void> {
  await showSaved(queryClient, { queryKey: reportFollowUp(state.reportId).queryKey }, state);
  refreshLists(queryClient);
}

export function cachedFollowUp(queryClient: QueryClient, reportId: string) {
  const state = queryClient.getQueryData(reportFollowUp(reportId).queryKey);
  return state && { values: valuesOf(state), revision: state.revision };
}

/** Saving just before the call has changed it since the last render. */
export function latestRevision(queryClient: QueryClient, rendered: FollowUp): string {
  return queryClient.getQueryData(reportFollowUp(rendered.reportId).queryKey)?.revision ?? rendered.revision;
}

export async function refetchFollowUp(queryClient: QueryClient, reportId: string): Promise<void> {
  await queryClient.refetchQueries({ queryKey: reportFollowUp(reportId).queryKey }, { throwOnError: true });
  refreshLists(queryClient);
}

export async function changeFollowUp(
  queryClient: QueryClient,
  reportId: string,
  change: FollowUpChange,
): Promise<void> {
  await showFollowUp(queryClient, await send(STAFF_CALLS.changeFollowUp, { id: reportId, body: change }));
}
