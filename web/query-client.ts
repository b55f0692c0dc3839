/** What the browser keeps of the server's answers (specification section 9): never stale, never asked for twice. */
import { QueryClient } from '@tanstack/react-query';
import { getJson } from './api.ts';

/** A new cache. A query without a function of its own GETs its key's segments, joined with slashes (section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => getJson(queryKey.join('/'), signal),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Without this a query waits silently while the browser says it is offline; we want the words for it.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
