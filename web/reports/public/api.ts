/** What the public list asks the server for (contract C3.9, C3.11). */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PageData } from '../../../domain/page.ts';
import type { PublicCounts, PublicReport } from '../../../domain/reports/public-report.ts';
import { ApiError, getJson, getPage, type ListPage } from '../../api.ts';
import { calls } from '../../paths.ts';

/** What the list is narrowed by; a blank value is no filter. */
export type PublicFilters = {
  keyword: string;
  startDate: string;
  endDate: string;
  severity: string;
  aircraftCategory: string;
};

export const NO_FILTERS: PublicFilters = {
  keyword: '',
  startDate: '',
  endDate: '',
  severity: '',
  aircraftCategory: '',
};

/** Said of a list that could not be fetched (specification section 8). */
export const FETCH_FAILED = 'Failed to fetch reports';

/** The list, page by page. */
export function publicReports(filters: PublicFilters) {
  return infiniteQueryOptions({
    queryKey: ['public-reports', filters] as const,
    queryFn: ({ pageParam, signal }): Promise<ListPage<PublicReport>> =>
      getPage<PublicReport>(pageParam ?? calls.publicReports(filters), signal).catch((cause: unknown) => {
        throw new Error(FETCH_FAILED, { cause });
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<PublicReport>) => page.next,
  });
}

/** How many reports the filters match. */
export function publicCount(filters: PublicFilters) {
  return queryOptions({
    queryKey: ['public-count', filters] as const,
    queryFn: ({ signal }) => getJson<PublicCounts>(calls.publicCounts(filters), signal),
  });
}

/** One report by its id; `null` where it is not public (any more). */
export function publicReport(id: string) {
  return queryOptions({
    queryKey: ['public-report', id] as const,
    queryFn: ({ signal }): Promise<PublicReport | null> =>
      getJson<PublicReport>(calls.publicReport(id), signal).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.status === 404) return null;
        throw problem;
      }),
  });
}

/** Puts what the server rendered into the cache. */
export function primePublicReports(queryClient: QueryClient, { reports, report }: PageData): void {
  if (reports) {
    const { items, next, total } = reports;
    queryClient.setQueryData(publicReports(NO_FILTERS).queryKey, { pages: [{ items, next }], pageParams: [null] });
    queryClient.setQueryData(publicCount(NO_FILTERS).queryKey, { total });
  }
  if (report) queryClient.setQueryData(publicReport(report.id).queryKey, report);
}
