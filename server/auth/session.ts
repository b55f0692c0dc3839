/** Sessions (C6.1) */
import type { FastifyRequest } from 'fastify';
import { deviceLabel } from '../../domain/auth/device.ts';
import { Problem } from '../../domain/problems.ts';
import type { User } from '../../domain/users/user.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import { deleteSession, findSession, insertSession, lockSession, SESSION_MAX_MS, touchSession } from './queries.ts';
import { type Exchange, tokenCookie } from './tokens/cookie.ts';
import { hashToken, newToken } from './tokens/token.ts';

/** How often at most a session is touched, so that reads rarely write. */
const TOUCH_EVERY_MS = 60_000;

const cookie = tokenCookie('sid');

export function sessionHash(request: FastifyRequest): Buffer | null {
  const token = cookie.read(request);
  return token ? hashToken(token) : null;
}

/** Throws 401 without a session cookie. */
export function ownSessionHash(request: FastifyRequest): Buffer {
  const hash = sessionHash(request);
  if (!hash) throw new Problem('auth/required');
  return hash;
}

/** Keeps the caller's session from ending before the transaction does. Throws 401 if it has ended. */
export async function lockOwnSession(tx: Db, userId: string, request: FastifyRequest): Promise<Buffer> {
  const hash = ownSessionHash(request);
  if (!(await lockSession(tx, userId, hash))) throw new Problem('auth/required');
  return hash;
}

export async function sessionUser(request: FastifyRequest, { database, clock }: Services): Promise<User | null> {
  const token = cookie.read(request);
  if (!token) return null;
  const now = clock();
  const found = await findSession(database.db, hashToken(token), now);
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY_MS)
    await touchSession(database.db, hashToken(token), now);
  return found.user;
}

export async function startSession(
  tx: Db,
  userId: string,
  { request, reply, now }: Exchange & { now: Date },
): Promise<void> {
  const before = cookie.read(request);
  if (before) await deleteSession(tx, hashToken(before));
  const token = newToken();
  await insertSession(tx, hashToken(token), userId, now, deviceLabel(request.headers['user-agent']));
  cookie.write({ request, reply }, token, SESSION_MAX_MS / 1000);
}

export async function endSession(tx: Db, { request, reply }: Exchange): Promise<string | undefined> {
  const token = cookie.read(request);
  cookie.clear({ request, reply });
  return token ? deleteSession(tx, hashToken(token)) : undefined;
}
