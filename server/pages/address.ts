/** What a public page takes from its address; whatever else stands there (`utm_source`, `fbclid`) makes it no other page. */

import { FILTER_NAMES } from '../../domain/reports/filters.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { isBlank } from '../../domain/text/blank.ts';

export type ReportsAddress = {
  /** The id of the report that is to stand open, as it was sent; `null` where none is named. */
  report: unknown;
  /** True where the list is narrowed: then the page's script fetches it. */
  isFiltered: boolean;
};

/** What the query of /reports asks for. Of a filter that is named twice the first counts, as in the browser. */
export function reportsAddressOf(query: unknown): ReportsAddress {
  const { report, ...others } = query as Record<string, unknown>;
  const isSet = (name: string) => !isBlank(String([others[name] ?? ''].flat()[0]));
  return { report: report || null, isFiltered: FILTER_NAMES.some(isSet) };
}

/**
 * The address under which a public page is kept (contract C3.16): the same for all that are the same page, so that nobody
 * fills the room with one page under many addresses. A blank stands in no request's address, so it is nobody else's.
 */
export function cacheKey(path: string, query: unknown): string {
  if (path !== SITE_MAP.reports.path) return path;
  const { report, isFiltered } = reportsAddressOf(query);
  const named = report === null ? '' : `?${new URLSearchParams({ report: String(report).toLowerCase() })}`;
  return `${path}${named}${isFiltered ? ' filtered' : ''}`;
}
