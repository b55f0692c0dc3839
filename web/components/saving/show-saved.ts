import type { QueryClient, QueryFilters, Updater } from '@tanstack/react-query';

/**
 * Shows what a save answered in the cached queries it changes. A fetch that began before would bring back the older
 * state, so it starts again. `dataUpdatedAt` remains the time of the last fetch.
 */
export async function showSaved<Data>(
  queryClient: QueryClient,
  filters: QueryFilters,
  update: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  const fetching = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  await Promise.all(fetching.map((query) => query.cancel({ revert: true })));
  for (const { queryKey, state } of queryClient.getQueryCache().findAll(filters))
    queryClient.setQueryData<Data>(queryKey, update, { updatedAt: state.dataUpdatedAt });
  for (const { queryKey } of fetching) void queryClient.invalidateQueries({ queryKey, exact: true });
}
