/** The cookie between password and second step (C11.2): it is not a session and authorises no call */
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { type Exchange, tokenCookie } from '../tokens/cookie.ts';
import { hashToken, newToken } from '../tokens/token.ts';
import { deleteStep, insertStep, STEP_VALID_MS } from './queries.ts';

const cookie = tokenCookie('step');

export function stepHash(request: FastifyRequest): Buffer | null {
  const token = cookie.read(request);
  return token ? hashToken(token) : null;
}

export async function beginStep(
  tx: Db,
  userId: string,
  { request, reply, now }: Exchange & { now: Date },
): Promise<void> {
  const before = stepHash(request);
  if (before) await deleteStep(tx, before);
  const token = newToken();
  await insertStep(tx, hashToken(token), userId, now);
  cookie.write({ request, reply }, token, STEP_VALID_MS / 1000);
}

export const forgetStep = cookie.clear;
