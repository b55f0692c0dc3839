import type { QueryClient, QueryFilters, Updater } from '@tanstack/react-query';

/**
 * Shows what a save answered in the cached queries it changes. A fetch that began before would bring back the older
 * state, so it starts again.
 */
export async function showSaved<Data>(
  queryClient: QueryClient,
  filters: QueryFilters,
  update: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  const fetching = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  await Promise.all(fetching.map((query) => query.cancel({ revert: true })));
  queryClient.setQueriesData<Data>(filters, update);
  for (const { queryKey } of fetching) void queryClient.invalidateQueries({ queryKey, exact: true });
}
