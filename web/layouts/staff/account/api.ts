import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { KEY_CALLS } from '../../../../domain/api/key-calls.ts';
import type { OwnSession, Passkey, RecoveryCodes, TotpSetUp } from '../../../../domain/auth/keys.ts';
import { request, send, urlOf } from '../../../api.ts';
import { createPasskey } from '../../../components/keys/passkey.ts';
import { factors } from '../session.ts';

/** Refetched when shown: other devices sign in and out. */
export const sessions = queryOptions<OwnSession[]>({
  queryKey: [urlOf(KEY_CALLS.listSessions)],
  refetchOnMount: 'always',
});

/** Refetches factors and sessions: those on the page now, the others when they are shown. */
export async function refresh(queryClient: QueryClient, refetchType: 'active' | 'none' = 'active'): Promise<void> {
  const stale = [factors, sessions].map(({ queryKey }) => ({ queryKey, refetchType }));
  await Promise.all(stale.map((filters) => queryClient.invalidateQueries(filters)));
}

/** Not at once: knowing that a required factor is set up would hide the codes that came with it (C11.4). */
export const refreshAfterCodes = (queryClient: QueryClient): Promise<void> => refresh(queryClient, 'none');

/** `clockOffMs`: how far the server's clock is ahead of the device's. */
export async function beginTotp(password: string): Promise<TotpSetUp & { clockOffMs: number }> {
  const response = await request(urlOf(KEY_CALLS.beginTotp), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const clockOffMs = Date.parse(response.headers.get('Date') ?? '') - Date.now();
  return { ...((await response.json()) as TotpSetUp), clockOffMs: Number.isNaN(clockOffMs) ? 0 : clockOffMs };
}

/** Mutation key: the response holds recovery codes. */
export const MAKING_CODES = ['recovery-codes'] as const;

export const confirmTotp = (totp: string): Promise<RecoveryCodes> => send(KEY_CALLS.confirmTotp, { body: { totp } });

export const removeTotp = (password: string): Promise<void> => send(KEY_CALLS.removeTotp, { body: { password } });

export const renewRecoveryCodes = (password: string): Promise<RecoveryCodes> =>
  send(KEY_CALLS.renewRecoveryCodes, { body: { password } });

export async function addPasskey(password: string, name: string): Promise<Passkey> {
  const passkey = await createPasskey(await send(KEY_CALLS.beginPasskey, { body: { password } }));
  return send(KEY_CALLS.addPasskey, { body: { passkey, ...(name.trim() && { name }) } });
}

export const renamePasskey = (id: string, name: string): Promise<Passkey> =>
  send(KEY_CALLS.renamePasskey, { id, body: { name } });

export const removePasskey = (id: string, password: string): Promise<void> =>
  send(KEY_CALLS.removePasskey, { id, body: { password } });

export const endSession = (id: string): Promise<void> => send(KEY_CALLS.endSession, { id });
export const endOtherSessions = (): Promise<void> => send(KEY_CALLS.endOtherSessions);
