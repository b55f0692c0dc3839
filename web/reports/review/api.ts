import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import type { ApprovalStatus } from '../../../domain/reports/filters.ts';
import type { Precision } from '../../../domain/reports/public/precision.ts';
import {
  type DecidedPreview,
  FLIGHT_HEADER,
  REVISION_HEADER,
  type ReviewAction,
} from '../../../domain/reports/review.ts';
import type { Redaction } from '../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../domain/reports/staff-report.ts';
import { get, getPage, type ListPage, request, send, urlOf } from '../../api.ts';
import { hasStatus } from '../../components/api-failure.ts';
import { filterParameters, type ListFilters } from '../../components/filters/list-filters.ts';
import type { TrendFilterValues } from '../../components/filters/trend-filters.ts';
import { FOLLOW_UPS, STAFF_COUNTS, STAFF_REPORTS } from '../../components/follow-up-lists.ts';
import { photosOf } from './photos/api.ts';

export type StaffFilters = ListFilters & TrendFilterValues;

export function staffReports(filters: StaffFilters, approvalStatus: ApprovalStatus | '') {
  return infiniteQueryOptions({
    queryKey: [STAFF_REPORTS, filters, approvalStatus] as const,
    queryFn: ({ pageParam, signal }) =>
      getPage(STAFF_CALLS.listReports, { ...filterParameters(filters), approvalStatus }, signal, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<StaffReport>) => page.next,
  });
}

/** Uses the panel's filters, not the selected tab (C3.12). */
export function staffCounts(filters: StaffFilters) {
  return queryOptions({
    queryKey: [STAFF_COUNTS, filters] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.countReports, filterParameters(filters), signal),
  });
}

/** URL of a tab's CSV with all filters (C12.4). */
export function exportUrl(filters: StaffFilters, approvalStatus: ApprovalStatus | ''): string {
  return urlOf(STAFF_CALLS.exportReports, { ...filterParameters(filters), approvalStatus });
}

/** `revision`: null if the report is only known from a list. */
export type OpenReport = { report: StaffReport; revision: string | null; hasFlight: boolean };

const OPEN = 'staff-report';
export const DETAILS_ADDED = 'details-added';

/** Null if this user has no such report (C4.1). */
export function openReport(id: string) {
  return queryOptions({
    queryKey: [OPEN, id] as const,
    queryFn: async ({ signal }): Promise<OpenReport | null> => {
      try {
        const response = await request(urlOf(STAFF_CALLS.getReport, { id }), { signal });
        const { headers } = response;
        const report = (await response.json()) as StaffReport;
        return { report, revision: headers.get(REVISION_HEADER), hasFlight: headers.has(FLIGHT_HEADER) };
      } catch (problem) {
        if (hasStatus(problem, 404)) return null;
        throw problem;
      }
    },
    // Refetched on opening: a colleague may have reviewed it.
    gcTime: 0,
  });
}

/** A cached version, perhaps hours old, shown until the current one arrives. */
export function listedReport(queryClient: QueryClient, id: string): OpenReport | undefined {
  const lists = queryClient.getQueriesData<{ pages: ListPage<StaffReport>[] }>({ queryKey: [STAFF_REPORTS] });
  const report = lists
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((each) => each.id === id);
  return report && { report, revision: null, hasFlight: false };
}

/** Before one's own change of an open report, so that a colleague's review since then is not taken for part of it. */
export function refetchOpenReport(queryClient: QueryClient, id: string): Promise<void> {
  return queryClient.refetchQueries({ queryKey: [OPEN, id] });
}

/** After one's own change. `revision` is null until refetched, and an unsaved review continues from the new one. */
export async function showUpdatedReport(queryClient: QueryClient, report: StaffReport): Promise<void> {
  queryClient.setQueryData<OpenReport>([OPEN, report.id], (old) => ({
    report,
    revision: null,
    hasFlight: old?.hasFlight ?? false,
  }));
  await refetchReport(queryClient, report.id);
}

export async function refetchReport(queryClient: QueryClient, id: string): Promise<void> {
  const queryKeys = [[OPEN, id], [DETAILS_ADDED, id], [STAFF_REPORTS], [STAFF_COUNTS], [FOLLOW_UPS]];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({ queryKey: photosOf(id).queryKey, exact: true }),
  ]);
}

/** Omitted `publicHeadline`, `redactions` and `coarse` stay unchanged (C5.1, C5.5). */
export type ReviewBody = { comment: string; publicHeadline?: string; redactions?: Redaction[]; coarse?: Precision };

const REVIEW_CALLS = {
  approve: STAFF_CALLS.approveReport,
  comment: STAFF_CALLS.commentReport,
  hide: STAFF_CALLS.hideReport,
} as const;

export function sendReview(
  id: string,
  action: ReviewAction,
  body?: ReviewBody & { revision: string },
): Promise<StaffReport> {
  return send(REVIEW_CALLS[action], { id, ...(body && { body }) });
}

export function changeLanguage(id: string, narrativeLanguage: string): Promise<StaffReport> {
  return send(STAFF_CALLS.changeLanguage, { id, body: { narrativeLanguage } });
}

export function reassignReport(id: string, clubId: string): Promise<StaffReport> {
  return send(STAFF_CALLS.reassignReport, { id, body: { clubId } });
}

/** Irreversible; resolves to the updated report. */
export async function eraseContact(report: StaffReport): Promise<StaffReport> {
  await send(STAFF_CALLS.eraseContact, { id: report.id });
  return { ...report, reporterName: null, reporterEmail: null, reporterTelephone: null };
}

const PREVIEW = 'preview';

/** The report's precision, or its club's default (C5.5). */
export function precisionOf(id: string) {
  return queryOptions({
    queryKey: [PREVIEW, id, 'coarse'] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getPrecision, { id }, signal),
    // Refetched on opening: the club's default may have changed.
    gcTime: 0,
  });
}

/** After a change of its stored decisions. */
export function refetchPreview(queryClient: QueryClient, id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PREVIEW, id] });
}

export function publicPreview(id: string, body: ReviewBody) {
  return queryOptions({
    queryKey: [PREVIEW, id, body] as const,
    queryFn: async () => {
      const sent = { ...body, withDecisions: true };
      const preview = (await send(STAFF_CALLS.previewReview, { id, body: sent })) as DecidedPreview;
      // Spans in the team's texts are offsets into exactly these.
      return { ...preview, comment: body.comment, teamHeadline: body.publicHeadline ?? preview.publicHeadline ?? '' };
    },
    // Each keystroke creates another query.
    gcTime: 0,
  });
}
