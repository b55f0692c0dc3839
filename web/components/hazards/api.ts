import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import type { Hazard, HazardCell, HazardChange, NewHazard } from '../../../domain/hazards/hazard.ts';
import type { StateFilter } from '../../../domain/hazards/register.ts';
import { get, getPage, type ListPage, send, urlOf } from '../../api.ts';
import { OF_CLUB } from '../actions/api.ts';
import { ACTIONS } from '../actions/counts.ts';
import { showSaved } from '../saving/show-saved.ts';

const HAZARDS = 'hazards';
const ONE = 'one';
const LIST = 'list';
const OF = 'of';

/** Blank means no filter. */
export type HazardFilters = { state: StateFilter; severity: string; likelihood: string };

export const exportUrl = (filters: HazardFilters): string => urlOf(STAFF_CALLS.exportHazards, filters);

export const hazardRegister = (filters: HazardFilters) =>
  infiniteQueryOptions({
    queryKey: [HAZARDS, LIST, filters] as const,
    queryFn: ({ pageParam, signal }) => getPage(STAFF_CALLS.listHazards, filters, signal, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<Hazard>) => page.next,
  });

export const cells = (state: StateFilter) =>
  queryOptions<HazardCell[]>({
    queryKey: [HAZARDS, 'cells', state],
    queryFn: ({ signal }) => get(STAFF_CALLS.countHazards, { state }, signal),
  });

export const hazard = (id: string) =>
  queryOptions<Hazard>({
    queryKey: [HAZARDS, ONE, id],
    queryFn: ({ signal }) => get(STAFF_CALLS.getHazard, { id }, signal),
  });

/** Refetched on opening: a colleague may have linked one. */
export const hazardsOf = (link: { reportId: string } | { actionId: string }) =>
  queryOptions<Hazard[]>({
    queryKey: [HAZARDS, OF, link],
    queryFn: ({ signal }) => get(STAFF_CALLS.listHazards, { ...link, state: 'all', limit: 200 }, signal),
    refetchOnMount: 'always',
  });

async function fetchAllPages<Item>(load: (next: string | null) => Promise<ListPage<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let next: string | null = null;
  do {
    const page: ListPage<Item> = await load(next);
    items.push(...page.items);
    next = page.next;
  } while (next);
  return items;
}

export const allHazards = (signal: AbortSignal | null = null): Promise<Hazard[]> =>
  fetchAllPages((next) => getPage(STAFF_CALLS.listHazards, { state: 'all', limit: 200 }, signal, next));

export const allActions = (signal: AbortSignal | null = null) =>
  fetchAllPages((next) => getPage(STAFF_CALLS.listActions, { state: 'all', limit: 200 }, signal, next));

export const hazardsOfClub = (clubId: string) =>
  queryOptions<Hazard[]>({
    queryKey: [HAZARDS, OF_CLUB, clubId],
    queryFn: async ({ signal }) => (await allHazards(signal)).filter((each) => each.clubId === clubId),
  });

/** Refetched on opening: they may have been changed or added elsewhere. */
export const actionsOfClub = (clubId: string) =>
  queryOptions({
    queryKey: [ACTIONS, OF_CLUB, clubId],
    queryFn: async ({ signal }) => (await allActions(signal)).filter((each) => each.clubId === clubId),
    refetchOnMount: 'always',
  });

export const refetchHazards = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: [HAZARDS] });

/** Updates a hazard in place, so that its form need not wait for lists that it may have joined or left. */
async function updateCachedHazard(queryClient: QueryClient, hazard: Hazard): Promise<Hazard> {
  const replaceIn = (items: Hazard[]) => items.map((each) => (each.id === hazard.id ? hazard : each));
  await showSaved<Hazard>(queryClient, { queryKey: [HAZARDS, ONE, hazard.id] }, () => hazard);
  await showSaved<InfiniteData<ListPage<Hazard>>>(
    queryClient,
    { queryKey: [HAZARDS, LIST] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: replaceIn(page.items) })) },
  );
  for (const list of [OF, OF_CLUB])
    await showSaved<Hazard[]>(queryClient, { queryKey: [HAZARDS, list] }, (items) => items && replaceIn(items));
  void refetchHazards(queryClient);
  return hazard;
}

export async function addHazard(queryClient: QueryClient, body: NewHazard): Promise<Hazard> {
  const added = await send(STAFF_CALLS.createHazard, { body });
  void refetchHazards(queryClient);
  return added;
}

export const changeHazard = async (queryClient: QueryClient, id: string, body: HazardChange): Promise<Hazard> =>
  updateCachedHazard(queryClient, await send(STAFF_CALLS.changeHazard, { id, body }));

export const refetchHazard = async (queryClient: QueryClient, id: string): Promise<Hazard> =>
  updateCachedHazard(queryClient, await get(STAFF_CALLS.getHazard, { id }));
