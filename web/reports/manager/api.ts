/** What the dashboard asks the server for, and what it sends (specification section 7, contract C3.10 to C3.12, C5). */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApprovalStatus } from '../../../domain/reports/filters.ts';
import type { Preview, Redaction } from '../../../domain/reports/review.ts';
import type { StaffCounts, StaffReport } from '../../../domain/reports/staff-report.ts';
import { getJson, getPage, type ListPage, send } from '../../api.ts';
import type { ListFilters } from '../../components/filters/list-filters.ts';
import { hasStatus } from '../../components/refusal.ts';
import { calls } from '../../paths.ts';

/** Said of a list that could not be fetched (specification section 8). */
export const FETCH_FAILED = 'Failed to fetch reports';

const LISTS = 'staff-reports';
const COUNTS = 'staff-counts';

/** The list behind a tab, page by page. A refusal stays what it is: a 401 leads to the login page. */
export function staffReports(filters: ListFilters, approvalStatus: ApprovalStatus | '') {
  return infiniteQueryOptions({
    queryKey: [LISTS, filters, approvalStatus] as const,
    queryFn: ({ pageParam, signal }) =>
      getPage<StaffReport>(pageParam ?? calls.reports({ ...filters, approvalStatus }), signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<StaffReport>) => page.next,
  });
}

/** The counters and tab numbers: the panel's filters apply, the selected tab does not (C3.12). */
export function staffCounts(filters: ListFilters) {
  return queryOptions({
    queryKey: [COUNTS, filters] as const,
    queryFn: ({ signal }) => getJson<StaffCounts>(calls.reportCounts(filters), signal),
  });
}

/** One report by its id, from a list where one holds it; `null` where there is none for this user (C4.1). */
export function staffReport(queryClient: QueryClient, id: string) {
  return queryOptions({
    queryKey: ['staff-report', id] as const,
    queryFn: ({ signal }): Promise<StaffReport | null> =>
      getJson<StaffReport>(calls.report(encodeURIComponent(id)), signal).catch((problem: unknown) => {
        if (hasStatus(problem, 404)) return null;
        throw problem;
      }),
    initialData: () => listed(queryClient, id),
    // Opened again, it is taken from the list again, which is newer.
    gcTime: 0,
  });
}

function listed(queryClient: QueryClient, id: string): StaffReport | undefined {
  const lists = queryClient.getQueriesData<{ pages: ListPage<StaffReport>[] }>({ queryKey: [LISTS] });
  return lists
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((report) => report.id === id);
}

/** After something was done to a report: what is shown is what the server holds. */
export async function showChanged(queryClient: QueryClient, report: StaffReport): Promise<void> {
  queryClient.setQueryData(['staff-report', report.id], report);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [LISTS] }),
    queryClient.invalidateQueries({ queryKey: [COUNTS] }),
  ]);
}

/** A comment and what was decided about the copy; without `redactions` the stored decisions hold (C5.1). */
export type ReviewBody = { comment: string; redactions?: Redaction[] };

/** Approve, comment or hide. */
export function sendReview(
  id: string,
  action: 'approve' | 'comment' | 'hide',
  body?: ReviewBody,
): Promise<StaffReport> {
  return send('POST', calls.review(id, action), body);
}

/** Gives a report to another club (C4.4). */
export function reassignReport(id: string, clubId: string): Promise<StaffReport> {
  return send('PATCH', calls.report(id), { clubId });
}

/** Erases name, email and telephone of the reporter for good; gives the report as the server then holds it. */
export async function eraseContact(report: StaffReport): Promise<StaffReport> {
  await send('DELETE', calls.contact(report.id));
  return { ...report, reporterName: null, reporterEmail: null, reporterTelephone: null };
}

/** The copy as it would be published with this comment and these decisions (C5.4). */
export function publicPreview(id: string, body: ReviewBody) {
  return queryOptions({
    queryKey: ['preview', id, body] as const,
    // The finds in the comment lead into this comment, and no later one.
    queryFn: async () => ({
      ...(await send<Preview>('POST', calls.publicPreview(id), body)),
      comment: body.comment,
    }),
    // Each keystroke makes another one; none is worth keeping.
    gcTime: 0,
  });
}
