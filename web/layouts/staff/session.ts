/**
 * The signed-in user (C6, C7.6, C7.9). Nothing is stored: the session is an HttpOnly cookie, and responses stay in
 * memory.
 */

import { type Query, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { KEY_CALLS } from '../../../domain/api/key-calls.ts';
import { PUBLIC_CALLS } from '../../../domain/api/public-calls.ts';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import type { Factors, SecondStep } from '../../../domain/auth/keys.ts';
import { pageNameAt, SITE_MAP } from '../../../domain/site-map.ts';
import type { SignedIn, User } from '../../../domain/users/user.ts';
import { send, urlOf } from '../../api.ts';
import { hasStatus } from '../../components/api-failure.ts';
import { navigate } from '../../language/navigate.ts';
import { currentPath } from '../../language/prefix.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast/toast.ts';
import { DRAFT, hasUnsaved } from './unsaved-changes.ts';
import * as words from './words/en.ts';

/** 401 if not signed in. */
export const session = queryOptions<{ user: User }>({ queryKey: [urlOf(STAFF_CALLS.checkSession)] });

/** Fetched only if a second factor is required or shown (C11.4). */
export const factors = queryOptions<Factors>({ queryKey: [urlOf(KEY_CALLS.getFactors)] });

type Credentials = { email: string; password: string };

/** Resolves to the available second steps, or null if none is needed (C11.2). */
export async function signIn(queryClient: QueryClient, credentials: Credentials): Promise<SecondStep[] | null> {
  const answer = await send(PUBLIC_CALLS.signIn, { body: credentials });
  if ('next' in answer) return answer.next;
  startSession(queryClient, answer);
  return null;
}

const TABS = 'session';

/** Other tabs share the cookie: what they send would be in this user's name. */
function tellTabs(userId: string | null): void {
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage(userId);
  tabs.close();
}

/** Discards drafts that another user left in this tab. */
export function startSession(queryClient: QueryClient, answer: SignedIn): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [kind, owner] }) => kind !== DRAFT || owner !== answer.user.id });
  queryClient.setQueryData(session.queryKey, answer);
  tellTabs(answer.user.id);
}

/** To refetch them would hide recovery codes that are on the page (C11.4). */
const areKnownFactors = ({ queryKey, state }: Query): boolean =>
  queryKey[0] === factors.queryKey[0] && state.data !== undefined;

/** While true, a 401 does not mean that the session has expired. */
let isSigningOut = false;

export async function signOut(queryClient: QueryClient): Promise<void> {
  isSigningOut = true;
  try {
    await queryClient.cancelQueries();
    await send(PUBLIC_CALLS.signOut);
    navigate(SITE_MAP.login.path, { replace: true });
    queryClient.clear();
    tellTabs(null);
  } catch (problem) {
    void queryClient.refetchQueries({ type: 'active', predicate: (query) => !areKnownFactors(query) });
    throw problem;
  } finally {
    isSigningOut = false;
  }
}

/** The staff page that required sign-in, else the dashboard (C7.6). */
export function destination(): string {
  const requested: unknown = history.state?.next;
  const name = typeof requested === 'string' ? pageNameAt(requested.split('?')[0] ?? '') : undefined;
  return name && name !== 'login' && name !== 'reset' && SITE_MAP[name].group === 'staff'
    ? String(requested)
    : paths.dashboard();
}

/** Redirects to the login page, which returns here afterwards; keeps only unsaved drafts. */
function leaveForLogin(queryClient: QueryClient): void {
  if (currentPath() === SITE_MAP.login.path) return;
  const next = currentPath() + location.search;
  // Only if the user was signed in here.
  if (queryClient.getQueryData(session.queryKey)) {
    const description = hasUnsaved(queryClient) ? words.signInAgainKept : words.signInAgain;
    toast({ title: words.sessionEnded, description });
  }
  navigate(SITE_MAP.login.path, { replace: true, state: { next } });
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== DRAFT });
}

/** Any 401 on a staff page redirects to the login page, as does another user's sign-in in another tab. */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const leaveIfSignedOut = (problem: unknown) =>
      !isSigningOut && hasStatus(problem, 401) && leaveForLogin(queryClient);
    const subscriptions = [
      queryClient
        .getQueryCache()
        .subscribe((event) => event.type === 'updated' && leaveIfSignedOut(event.query.state.error)),
      // Not when a failed sign-in, minutes later, is removed from the cache.
      queryClient
        .getMutationCache()
        .subscribe((event) => event.type === 'updated' && leaveIfSignedOut(event.mutation.state.error)),
    ];
    const tabs = new BroadcastChannel(TABS);
    tabs.onmessage = ({ data }) => {
      const known = queryClient.getQueryData(session.queryKey);
      if (known && known.user.id !== data) leaveForLogin(queryClient);
    };
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      tabs.close();
    };
  }, [queryClient]);
}

/** After a restore from the back/forward cache, checks that the user is still signed in. */
export function useCheckOnReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queryClient.resetQueries({ queryKey: session.queryKey });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [queryClient]);
}
