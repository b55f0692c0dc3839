/** Page URLs with their queries (domain/site-map.ts). */
import { SITE_MAP } from '../domain/site-map.ts';

/** Empty values are left out. */
export type Query = Record<string, string | number | null | undefined>;

/** `''` if all values are empty. */
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
