import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Action, ActionChange } from '../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import type { Colleague } from '../../../domain/users/colleague.ts';
import { get, getPage, type ListPage, send, urlOf } from '../../api.ts';
import type { Query } from '../../paths.ts';
import { refreshFollowUps } from '../follow-up-lists.ts';
import { showSaved } from '../saving/show-saved.ts';
import { ACTIONS, actionCounts } from './counts.ts';

const LIST = 'list';
/** All actions of a club, for its hazards (C18.3). */
export const OF_CLUB = 'of-club';

/** The filters of the register (C8.8); `''` means all open actions. */
export const REGISTER_FILTERS = ['', 'mine', 'overdue', 'check', 'done'] as const;
export type RegisterFilter = (typeof REGISTER_FILTERS)[number];

const QUERIES: Record<RegisterFilter, Query> = {
  '': {},
  mine: { mine: 'true' },
  overdue: { due: 'overdue' },
  check: { state: 'done' },
  done: { state: 'done' },
};

export const exportUrl = (show: RegisterFilter): string => urlOf(STAFF_CALLS.exportActions, QUERIES[show]);

/** Done long enough ago to check effectiveness (C8.7, `toCheck`). */
const isToCheck = ({ state, worked, checkOn }: Action): boolean =>
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
  // Most pages of completed actions contain none to check.
  return items.length === 0 && page.next ? pageOf(show, query, signal, page.next) : { ...page, items };
}

const listOf = (key: readonly string[], query: Query, show: RegisterFilter = '') =>
  infiniteQueryOptions({
    queryKey: [ACTIONS, LIST, ...key] as const,
    queryFn: ({ pageParam, signal }) => pageOf(show, query, signal, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListPage<Action>) => page.next,
  });

export const actionRegister = (show: RegisterFilter) => listOf(['show', show], QUERIES[show], show);

/** Refetched on opening: a colleague may have added one. */
export const reportActions = (reportId: string) =>
  infiniteQueryOptions({
    ...listOf(['report', reportId], { reportId, state: 'all', limit: 200 }),
    refetchOnMount: 'always',
  });

/** Possible assignees and action owners (C8.3). */
export const clubStaff = (clubId: string) =>
  queryOptions<Colleague[]>({
    queryKey: ['club-staff', clubId],
    queryFn: ({ signal }) => get(STAFF_CALLS.listClubStaff, { id: clubId }, signal),
  });

type CachedPages = InfiniteData<ListPage<Action>, string | null>;

/** The copy that was fetched last: a list that is not shown may be out of date. */
export function cachedAction(queryClient: QueryClient, id: string): Action | undefined {
  const lists = queryClient.getQueryCache().findAll({ queryKey: [ACTIONS, LIST] });
  return lists
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as CachedPages | undefined)?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((each) => each.id === id);
}

/** Updates an action in place; lists it may have left are refetched when next shown. */
async function updateCachedAction(queryClient: QueryClient, action: Action): Promise<void> {
  const replaceIn = (items: Action[]) => items.map((each) => (each.id === action.id ? action : each));
  await showSaved<CachedPages>(
    queryClient,
    { queryKey: [ACTIONS, LIST] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: replaceIn(page.items) })) },
  );
  await showSaved<Action[]>(queryClient, { queryKey: [ACTIONS, OF_CLUB] }, (items) => items && replaceIn(items));
  void queryClient.invalidateQueries({ queryKey: [ACTIONS, LIST], refetchType: 'none' });
  invalidateRelated(queryClient);
}

function invalidateRelated(queryClient: QueryClient): void {
  for (const queryKey of [actionCounts.queryKey, [ACTIONS, OF_CLUB], ['follow-up']])
    void queryClient.invalidateQueries({ queryKey });
  void refreshFollowUps(queryClient);
}

export async function refetchActionLists(queryClient: QueryClient): Promise<void> {
  invalidateRelated(queryClient);
  await queryClient.invalidateQueries({ queryKey: [ACTIONS, LIST] });
}

export async function refetchAction(queryClient: QueryClient, id: string): Promise<Action> {
  const action = await get(STAFF_CALLS.getAction, { id });
  await updateCachedAction(queryClient, action);
  return action;
}

type PendingChange = { from: string | undefined; result: Promise<Action> };
/** The last change of each action, by id. */
const changing = new Map<string, PendingChange>();

/** One at a time: a change of the same state follows on the one before it, instead of conflicting with it. */
export function changeAction(queryClient: QueryClient, id: string, change: ActionChange): Promise<Action> {
  const before = changing.get(id);
  const from = change.revision;
  const run = async (): Promise<Action> => {
    const changed = await before?.result.catch(() => undefined);
    const revision = changed && before?.from === from ? changed.revision : from;
    const action = await send(STAFF_CALLS.changeAction, { id, body: { ...change, revision } });
    await updateCachedAction(queryClient, action);
    return action;
  };
  const result = run();
  const own = { from, result };
  changing.set(id, own);
  const forget = () => {
    if (changing.get(id) === own) changing.delete(id);
  };
  result.then(forget, forget);
  return result;
}
