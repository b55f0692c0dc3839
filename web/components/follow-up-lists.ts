/** Refreshes lists after changes to follow-ups (C8.8, C19.4). */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { TREND_FILTER_NAMES } from '../../domain/reports/trend-filters/trend-filters.ts';

/** Prefixes of the dashboard's query keys. */
export const STAFF_REPORTS = 'staff-reports';
export const STAFF_COUNTS = 'staff-counts';
export const FOLLOW_UPS = 'follow-ups';

function hasTrendFilter([name, filters]: QueryKey): boolean {
  if (name !== STAFF_REPORTS && name !== STAFF_COUNTS) return false;
  const values = (filters ?? {}) as Record<string, string>;
  return TREND_FILTER_NAMES.some((filter) => values[filter]);
}

/** Refetches counts, chips, the attention list, and lists filtered by follow-up. */
export async function refreshFollowUps(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [FOLLOW_UPS] }),
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => hasTrendFilter(queryKey) }),
  ]);
}
