import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../../domain/api/staff-calls.ts';
import type { FollowUp, FollowUpChange } from '../../../../../domain/follow-up/follow-up.ts';
import { PROBLEMS } from '../../../../../domain/problems.ts';
import { ApiError, get, send } from '../../../../api.ts';
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

/**
 * The current revision: saving just before the call has changed it since the press. Throws 409 if what `read` gives has
 * changed too, so that nobody acts on a colleague's text unseen.
 */
export function revisionIfSeen(queryClient: QueryClient, seen: FollowUp, read: (state: FollowUp) => unknown): string {
  const now = queryClient.getQueryData(reportFollowUp(seen.reportId).queryKey) ?? seen;
  if (JSON.stringify(read(now)) !== JSON.stringify(read(seen))) throw new ApiError(409, PROBLEMS['reports/changed']);
  return now.revision;
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
