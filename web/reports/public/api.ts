import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { PUBLIC_CALLS } from '../../../domain/api/public-calls.ts';
import type { PageData } from '../../../domain/page.ts';
import type { FirstPhoto, PublicPhoto } from '../../../domain/photos/photo.ts';
import { copyText } from '../../../domain/reports/labels/placeholders.ts';
import type { PublicCounts, PublicReport } from '../../../domain/reports/public/public-report.ts';
import { ApiError, get, getJson, getPage, type ListPage, urlOf } from '../../api.ts';
import { filterParameters, type ListFilters, NO_FILTERS } from '../../components/filters/list-filters.ts';
import * as words from './words/en.ts';

export function headlineOf({ headline }: PublicReport): string {
  return headline === null ? words.safetyReport : copyText(headline);
}

export const FETCH_FAILED = words.fetchFailed;

export function publicReports(filters: ListFilters) {
  return queryOptions<PublicList>({
    queryKey: ['public-reports', filters],
    queryFn: ({ signal }) =>
      fetchList(urlOf(PUBLIC_CALLS.listPublicReports, filterParameters(filters)), signal).catch((cause: unknown) => {
        throw new Error(FETCH_FAILED, { cause });
      }),
  });
}

/** Photos come with the list, so that cards do not shift (C16.4). */
type PublicList = ListPage<PublicReport> & { photos: readonly FirstPhoto[] };

async function fetchList(url: string, signal: AbortSignal | null): Promise<PublicList> {
  const photosUrl = url.replace(/public(?=\?|$)/, 'public/photos');
  const [page, photos] = await Promise.all([
    getPage(PUBLIC_CALLS.listPublicReports, {}, signal, url),
    // The list matters more than its photos.
    getJson<FirstPhoto[]>(photosUrl, signal).catch(() => []),
  ]);
  return { ...page, photos };
}

/** Appends the next page, unless the list has been cleared. */
export async function loadMore(queryClient: QueryClient, filters: ListFilters, next: string): Promise<void> {
  const page = await fetchList(next, null);
  queryClient.setQueryData(publicReports(filters).queryKey, (list: PublicList | undefined) =>
    list?.next === next
      ? { items: [...list.items, ...page.items], photos: [...list.photos, ...page.photos], next: page.next }
      : list,
  );
}

export function publicCount(filters: ListFilters) {
  return queryOptions<PublicCounts>({
    queryKey: ['public-count', filters],
    queryFn: ({ signal }) => get(PUBLIC_CALLS.countPublicReports, filterParameters(filters), signal),
  });
}

/** Null if not public. */
export function publicReport(id: string) {
  return queryOptions<PublicReport | null>({
    queryKey: ['public-report', id],
    queryFn: ({ signal }) =>
      get(PUBLIC_CALLS.getPublicReport, { id }, signal).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.status === 404) return null;
        throw problem;
      }),
  });
}

export function publicPhotos(id: string) {
  return queryOptions<PublicPhoto[]>({
    queryKey: ['public-photos', id],
    queryFn: ({ signal }) => get(PUBLIC_CALLS.listPublicPhotos, { id }, signal),
  });
}

/** Query key of the server's page data. */
export const PAGE_DATA_KEY = ['served'];

/** Fills the query cache from the server's page data. */
export function primePublicReports(queryClient: QueryClient, data: PageData): void {
  const { reports, report, photos } = data;
  queryClient.setQueryData(PAGE_DATA_KEY, data);
  if (reports) {
    const { total, ...list } = reports;
    queryClient.setQueryData(publicReports(NO_FILTERS).queryKey, list);
    queryClient.setQueryData(publicCount(NO_FILTERS).queryKey, { total });
  }
  if (report) {
    queryClient.setQueryData(publicReport(report.id).queryKey, report);
    queryClient.setQueryData(publicPhotos(report.id).queryKey, photos ?? []);
  }
}
