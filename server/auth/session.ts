/** Session cookies (C6.1): 256 random bits, stored hashed */
import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceLabel } from '../../domain/auth/device.ts';
import type { User } from '../../domain/users/user.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import { deleteSession, findSession, insertSession, SESSION_MAX_MS, touchSession } from './queries.ts';

/** How often at most a session is touched, so that reads rarely write. */
const TOUCH_EVERY_MS = 60_000;

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-sid' : 'sid');

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function sessionHash(request: FastifyRequest): Buffer | null {
  const token = tokenOf(request);
  return token ? hashOf(token) : null;
}

function tokenOf(request: FastifyRequest): string | null {
  return parse(request.headers.cookie ?? '')[cookieName(request)] || null;
}

function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(request), maxAge } as const;
  reply.header('Set-Cookie', serialize(cookieName(request), value, attributes));
}

export async function sessionUser(request: FastifyRequest, { database, clock }: Services): Promise<User | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const now = clock();
  const found = await findSession(database.db, hashOf(token), now);
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY_MS) await touchSession(database.db, hashOf(token), now);
  return found.user;
}

export async function startSession(
  tx: Db,
  userId: string,
  { request, reply, now }: { request: FastifyRequest; reply: FastifyReply; now: Date },
): Promise<void> {
  const before = tokenOf(request);
  if (before) await deleteSession(tx, hashOf(before));
  const token = randomBytes(32).toString('base64url');
  await insertSession(tx, hashOf(token), userId, now, deviceLabel(request.headers['user-agent']));
  setCookie(request, reply, token, SESSION_MAX_MS / 1000);
}

export async function endSession(tx: Db, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  const token = tokenOf(request);
  setCookie(request, reply, '', 0);
  return token ? deleteSession(tx, hashOf(token)) : undefined;
}
