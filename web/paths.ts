/** The addresses of pages, with what they carry in their query (domain/site-map.ts). */
import { SITE_MAP } from '../domain/site-map.ts';

/** What stands behind the `?` of an address; what is empty is left out. */
export type Query = Record<string, string | number | null | undefined>;

/** The part of an address after `?`, without what is empty; `''` where nothing is left. */
export function queryOf(values: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}

export const paths = {
  reports: (query: Query = {}) => SITE_MAP.reports.path + queryOf(query),
  dashboard: (query: Query = {}) => SITE_MAP.dashboard.path + queryOf(query),
  poster: (query: Query = {}) => SITE_MAP.poster.path + queryOf(query),
  actions: (query: Query = {}) => SITE_MAP.actions.path + queryOf(query),
  hazards: (query: Query = {}) => SITE_MAP.hazards.path + queryOf(query),
} as const;
