/** The query cache: never stale, never fetched twice. */
import { QueryClient } from '@tanstack/react-query';
import { getJson } from './api.ts';

/** By default a query GETs its key's segments, joined with slashes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => getJson(queryKey.join('/'), signal),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Otherwise a query waits silently while the browser says it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
