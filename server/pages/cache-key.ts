/** Query parameters that public pages read; others (`utm_source`) are ignored. */

import { FILTER_NAMES } from '../../domain/reports/filters.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { isBlank } from '../../domain/text/blank.ts';

type ReportsUrl = {
  /** The open report's id as sent; null without one. */
  report: unknown;
  /** The page's script then fetches the list. */
  isFiltered: boolean;
};

/** For a repeated filter the first counts, as in the browser. */
export function reportsUrlOf(query: unknown): ReportsUrl {
  const { report, ...others } = query as Record<string, unknown>;
  const isSet = (name: string) => !isBlank(String([others[name] ?? ''].flat()[0]));
  return { report: report || null, isFiltered: FILTER_NAMES.some(isSet) };
}

/**
 * The same for all addresses of a page, so that nobody can flood the cache (C3.16). No request's address contains a
 * space, so keys with one never clash with it.
 */
export function cacheKey(path: string, query: unknown): string {
  if (path !== SITE_MAP.reports.path) return path;
  const { report, isFiltered } = reportsUrlOf(query);
  const named = report === null ? '' : `?${new URLSearchParams({ report: String(report).toLowerCase() })}`;
  return `${path}${named}${isFiltered ? ' filtered' : ''}`;
}
