/** Follow-up states of the listed reports (C8.8, C8.10, C8.11). */
import { queryOptions, useQueries } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { FollowUpBrief, FollowUpCounts } from '../../../../domain/follow-up/overview.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { get } from '../../../api.ts';
import { FOLLOW_UPS } from '../../../components/follow-up-lists.ts';

export const followUpCounts = queryOptions<FollowUpCounts>({
  queryKey: [FOLLOW_UPS, 'counts'],
  queryFn: ({ signal }) => get(STAFF_CALLS.countFollowUps, {}, signal),
});

/** Omits pages whose states are unknown. */
export function useFollowUps(pages: readonly (readonly StaffReport[])[]): Map<string, FollowUpBrief> {
  return useQueries({
    queries: pages
      .filter((page) => page.length > 0)
      .map((page) => {
        const ids = page.map(({ id }) => id).join(',');
        return {
          queryKey: [FOLLOW_UPS, 'of', ids] as const,
          queryFn: ({ signal }: { signal: AbortSignal }) => get(STAFF_CALLS.listFollowUps, { ids }, signal),
        };
      }),
    combine: (answers) => new Map(answers.flatMap(({ data }) => data ?? []).map((brief) => [brief.reportId, brief])),
  });
}
