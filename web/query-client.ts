/** The query cache: data never becomes stale, so nothing is fetched twice by default. */
import { QueryClient } from '@tanstack/react-query';
import { getJson } from './api.ts';

/** The default query function GETs the key's segments joined with slashes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => getJson(queryKey.join('/'), signal),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Otherwise queries pause silently while the browser reports being offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
