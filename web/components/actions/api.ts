/** What the register of actions and a report's follow-up ask the server for (contract C8.7). */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Action, ActionChange } from '../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import type { Colleague } from '../../../domain/users/colleague.ts';
import { get, getPage, type ListPage, send, urlOf } from '../../api.ts';
import type { Query } from '../../paths.ts';
import { refreshFollowUps } from '../follow-up-lists.ts';
import { ACTIONS, actionCounts } from './counts.ts';

const LIST = 'list';

/** What the register shows: all that is open, or one of its filters (C8.8). */
export const REGISTER_FILTERS = ['', 'mine', 'overdue', 'check', 'done'] as const;
export type RegisterFilter = (typeof REGISTER_FILTERS)[number];

const QUERIES: Record<RegisterFilter, Query> = {
  '': {},
  mine: { mine: 'true' },
  overdue: { due: 'overdue' },
  check: { state: 'done' },
  done: { state: 'done' },
};

/** Where the register behind a filter is had as CSV (C12.4). */
export const exportAddress = (show: RegisterFilter): string => urlOf(STAFF_CALLS.exportActions, QUERIES[show]);

/** True of what was done long enough ago to be asked about (C8.7, `toCheck`). */
export const isToCheck = ({ state, worked, checkOn }: Action): boolean =>
  state === 'done' && worked === null && checkOn !== null && checkOn <= utcDay(new Date());

async function pageOf(
  show: RegisterFilter,
  query: Query,
  signal: AbortSignal,
  next: string | null,
): Promise<ListPage<Action>> {
  const page = await getPage(STAFF_CALLS.listActions, query, signal, next);
  if (show !== 'check') return page;
  const items = page.items.filter(isToCheck);
  // What is done is many pages in time, and few of them hold anything to check.
  return items.length === 0 && page.next ? pageOf(show, query, signal, page.next) : { ...page, items };
}

const listOf = (key: readonly string[], query: Query, show: RegisterFilter = '') =>
  infiniteQueryOptions({
    queryKey: [ACTIONS, LIST, ...key] as const,
    queryFn: ({ pageParam, signal }) => pageOf(show, query, signal, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<Action>) => page.next,
  });

/** The register behind a filter, page by page. */
export const register = (show: RegisterFilter) => listOf(['show', show], QUERIES[show], show);

/** Every action of a report, whatever its state. */
export const reportActions = (reportId: string) => listOf(['report', reportId], { reportId, state: 'all', limit: 200 });

/** Who of a club can take a report or own an action, by name (C8.3). */
export const clubStaff = (clubId: string) =>
  queryOptions<Colleague[]>({
    queryKey: ['club-staff', clubId],
    queryFn: ({ signal }) => get(STAFF_CALLS.listClubStaff, { id: clubId }, signal),
  });

type Listed = InfiniteData<ListPage<Action>, string | null>;

/** An action as it was last heard of. */
export function cachedAction(queryClient: QueryClient, id: string): Action | undefined {
  const lists = queryClient.getQueriesData<Listed>({ queryKey: [ACTIONS, LIST] });
  return lists
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((each) => each.id === id);
}

/** Shows an action as the server has it, where it stands; lists that it may have left are asked for when next wanted. */
export function showAction(queryClient: QueryClient, action: Action): void {
  queryClient.setQueriesData<Listed>(
    { queryKey: [ACTIONS, LIST] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === action.id ? action : each)),
        })),
      },
  );
  void queryClient.invalidateQueries({ queryKey: [ACTIONS, LIST], refetchType: 'none' });
  aftermath(queryClient);
}

/** After an action has come or changed: the counts, and where the follow-ups stand. */
function aftermath(queryClient: QueryClient): void {
  for (const queryKey of [actionCounts.queryKey, ['follow-up']]) void queryClient.invalidateQueries({ queryKey });
  void refreshFollowUps(queryClient);
}

/** A new action is in its lists. */
export async function showAdded(queryClient: QueryClient): Promise<void> {
  aftermath(queryClient);
  await queryClient.invalidateQueries({ queryKey: [ACTIONS, LIST] });
}

/** Asks for an action as it is now, and shows it. */
export async function refetchAction(queryClient: QueryClient, id: string): Promise<Action> {
  const action = await get(STAFF_CALLS.getAction, { id });
  showAction(queryClient, action);
  return action;
}

/** Changes an action, and shows it. */
export async function changeAction(queryClient: QueryClient, id: string, change: ActionChange): Promise<Action> {
  const action = await send(STAFF_CALLS.changeAction, { id, body: change });
  showAction(queryClient, action);
  return action;
}
