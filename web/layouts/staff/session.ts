/**
 * Who is signed in, as the browser knows it (contract C6, C7.6, C7.9). Nothing of it is stored: the session is a cookie
 * that no script can read, and what the server answered is kept in memory alone and thrown away with the session.
 */

import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
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
import * as words from './words/en.ts';

/** The signed-in user; a 401 where nobody is. */
export const session = queryOptions<{ user: User }>({ queryKey: [urlOf(STAFF_CALLS.checkSession)] });

/** What the signed-in user has beside the password: asked by a page only where it matters (C11.4). */
export const factors = queryOptions<Factors>({ queryKey: [urlOf(KEY_CALLS.getFactors)] });

/** The first word of every key under which something unsaved is kept: it outlives an expired session. */
export const DRAFT = 'draft';

type Credentials = { email: string; password: string };

/** Signs in by email and password; gives the ways to take a second step where one follows, else `null` (C11.2). */
export async function signIn(queryClient: QueryClient, credentials: Credentials): Promise<SecondStep[] | null> {
  const answer = await send(PUBLIC_CALLS.signIn, { body: credentials });
  if ('next' in answer) return answer.next;
  startSession(queryClient, answer);
  return null;
}

/** Begins to work as the user whom the server has signed in; what somebody else left unsaved in this tab is thrown away. */
export function startSession(queryClient: QueryClient, answer: SignedIn): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [kind, owner] }) => kind !== DRAFT || owner !== answer.user.id });
  queryClient.setQueryData(session.queryKey, answer);
}

export async function signOut(queryClient: QueryClient): Promise<void> {
  await send(PUBLIC_CALLS.signOut);
  navigate(SITE_MAP.login.path, { replace: true });
  queryClient.clear();
}

/** Where to go after signing in: the staff page that asked for it, else the dashboard (contract C7.6). */
export function destination(): string {
  const wanted: unknown = history.state?.next;
  const name = typeof wanted === 'string' ? pageNameAt(wanted.split('?')[0] ?? '') : undefined;
  return name && name !== 'login' && name !== 'reset' && SITE_MAP[name].room === 'staff'
    ? String(wanted)
    : paths.dashboard();
}

/** The session has ended: to the login page, which knows the way back; only what is unsaved is kept. */
function leaveForLogin(queryClient: QueryClient): void {
  if (currentPath() === SITE_MAP.login.path) return;
  const next = currentPath() + location.search;
  // Who was never signed in here has nothing to be told of.
  if (queryClient.getQueryData(session.queryKey)) toast({ title: words.sessionEnded, description: words.signInAgain });
  navigate(SITE_MAP.login.path, { replace: true, state: { next } });
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== DRAFT });
}

/** While a staff page is open: any answer 401 leads to the login page. */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const judge = (problem: unknown) => hasStatus(problem, 401) && leaveForLogin(queryClient);
    const subscriptions = [
      queryClient.getQueryCache().subscribe((event) => event.type === 'updated' && judge(event.query.state.error)),
      queryClient.getMutationCache().subscribe(({ mutation }) => judge(mutation?.state.error)),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [queryClient]);
}

/** A page that the browser brings back from its memory asks first whether its reader is still signed in. */
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
