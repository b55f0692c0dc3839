/** The cookie between password and second step (C11.2): it is not a session and authorises no call */
import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { deleteStep, insertStep, STEP_VALID_MS } from './queries.ts';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-step' : 'step');

function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(request), maxAge } as const;
  reply.header('Set-Cookie', serialize(cookieName(request), value, attributes));
}

export function stepHash(request: FastifyRequest): Buffer | null {
  const token = parse(request.headers.cookie ?? '')[cookieName(request)];
  return token ? createHash('sha256').update(token).digest() : null;
}

export async function beginStep(
  tx: Db,
  userId: string,
  { request, reply, now }: { request: FastifyRequest; reply: FastifyReply; now: Date },
): Promise<void> {
  const before = stepHash(request);
  if (before) await deleteStep(tx, before);
  const token = randomBytes(32).toString('base64url');
  await insertStep(tx, createHash('sha256').update(token).digest(), userId, now);
  setCookie(request, reply, token, STEP_VALID_MS / 1000);
}

export function forgetStep(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, '', 0);
}
