/** What the register of hazards, and what leads to it, ask the server for (contract C18.1). */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import type { Hazard, HazardCell, HazardChange, NewHazard } from '../../../domain/hazards/hazard.ts';
import type { StateFilter } from '../../../domain/hazards/register.ts';
import { get, getPage, type ListPage, send, urlOf } from '../../api.ts';
import type { Query } from '../../paths.ts';

const HAZARDS = 'hazards';

/** What the register is narrowed by; blank is no filter. */
export type HazardFilters = { state: StateFilter; severity: string; likelihood: string };

const queryOfFilters = ({ state, severity, likelihood }: HazardFilters): Query => ({ state, severity, likelihood });

/** Where the register behind the filters is had as CSV. */
export const exportAddress = (filters: HazardFilters): string =>
  urlOf(STAFF_CALLS.exportHazards, queryOfFilters(filters));

/** The register behind the filters, page by page. */
export const register = (filters: HazardFilters) =>
  infiniteQueryOptions({
    queryKey: [HAZARDS, 'list', filters] as const,
    queryFn: ({ pageParam, signal }) => getPage(STAFF_CALLS.listHazards, queryOfFilters(filters), signal, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<Hazard>) => page.next,
  });

/** How many hazards of a state stand in each cell of the grid. */
export const cells = (state: StateFilter) =>
  queryOptions<HazardCell[]>({
    queryKey: [HAZARDS, 'cells', state],
    queryFn: ({ signal }) => get(STAFF_CALLS.countHazards, { state }, signal),
  });

/** One hazard. */
export const hazard = (id: string) =>
  queryOptions<Hazard>({
    queryKey: [HAZARDS, 'one', id],
    queryFn: ({ signal }) => get(STAFF_CALLS.getHazard, { id }, signal),
  });

/** The hazards, of whatever state, that a report tells of or that carry an action. */
export const hazardsOf = (link: { reportId: string } | { actionId: string }) =>
  queryOptions<Hazard[]>({
    queryKey: [HAZARDS, 'of', link],
    queryFn: ({ signal }) => get(STAFF_CALLS.listHazards, { ...link, state: 'all', limit: 200 }, signal),
  });

async function everyPage<Item>(load: (next: string | null) => Promise<ListPage<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let next: string | null = null;
  do {
    const page: ListPage<Item> = await load(next);
    items.push(...page.items);
    next = page.next;
  } while (next);
  return items;
}

/** Every hazard that one may see, in the order of the register. */
export const everyHazard = (signal: AbortSignal | null = null): Promise<Hazard[]> =>
  everyPage((next) => getPage(STAFF_CALLS.listHazards, { state: 'all', limit: 200 }, signal, next));

/** Every action that one may see. */
export const everyAction = (signal: AbortSignal | null = null) =>
  everyPage((next) => getPage(STAFF_CALLS.listActions, { state: 'all', limit: 200 }, signal, next));

/** Everything there is to choose from for a club: its hazards, and its actions. */
export const hazardsOfClub = (clubId: string) =>
  queryOptions<Hazard[]>({
    queryKey: [HAZARDS, 'of-club', clubId],
    queryFn: async ({ signal }) => (await everyHazard(signal)).filter((each) => each.clubId === clubId),
  });
export const actionsOfClub = (clubId: string) =>
  queryOptions({
    queryKey: ['actions', 'of-club', clubId],
    queryFn: async ({ signal }) => (await everyAction(signal)).filter((each) => each.clubId === clubId),
  });

/** A hazard has come or changed: every list is asked for again. */
async function show(queryClient: QueryClient, saved: Hazard): Promise<Hazard> {
  await queryClient.invalidateQueries({ queryKey: [HAZARDS] });
  return saved;
}

/** Adds a hazard, and shows it. */
export const addHazard = async (queryClient: QueryClient, body: NewHazard): Promise<Hazard> =>
  show(queryClient, await send(STAFF_CALLS.createHazard, { body }));

/** Changes a hazard, and shows it. */
export const changeHazard = async (queryClient: QueryClient, id: string, body: HazardChange): Promise<Hazard> =>
  show(queryClient, await send(STAFF_CALLS.changeHazard, { id, body }));

/** Asks for a hazard as it is now. */
export const askHazard = (queryClient: QueryClient, id: string): Promise<Hazard> =>
  queryClient.fetchQuery({ ...hazard(id), staleTime: 0 });
