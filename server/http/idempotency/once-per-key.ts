/** A repeated Idempotency-Key returns the first response, whatever its body (C3.8). */

import type { FastifyRequest } from 'fastify';
import { isId } from '../../../domain/id.ts';
import { validationMessage } from '../../../domain/language/validation-message.ts';
import { type FieldProblem, fieldProblem, Problem } from '../../../domain/problems.ts';
import * as words from '../../../domain/refusals/words/en.ts';

const KEY = 'Idempotency-Key';

/** Null if optional and missing; a problem if it is not a UUID. */
function idempotencyKey(key: string | string[] | undefined, isRequired: boolean): string | null | FieldProblem {
  if (key === undefined && !isRequired) return null;
  return typeof key === 'string' && isId(key)
    ? key.toLowerCase()
    : fieldProblem(KEY, validationMessage(words.mustBeUuid, { name: KEY }));
}

/** Also reports what the body violates (C3.1). */
function refusalOf(problem: FieldProblem, read: PromiseSettledResult<unknown>): unknown {
  if (read.status === 'fulfilled') return new Problem('request/invalid', { errors: [problem] });
  const { reason } = read;
  if (!(reason instanceof Problem && reason.errors)) return reason;
  return new Problem('request/invalid', { errors: [problem, ...reason.errors] });
}

type KeyedWork<Body, Answer> = {
  /** Gets the key as sent, if it is valid. */
  read: (sentKey: string | undefined) => Promise<Body>;
  act: (body: Body, key: string | null) => Promise<Answer>;
  earlier: (key: string) => Promise<Answer | null>;
  /** If true, a missing key is 400. */
  isRequired?: boolean;
};

/** Throws 400 for a bad key or body. */
export async function oncePerKey<Body, Answer>(
  request: FastifyRequest,
  { read, act, earlier, isRequired = false }: KeyedWork<Body, Answer>,
): Promise<Answer> {
  const sent = request.headers['idempotency-key'];
  const key = idempotencyKey(sent, isRequired);
  const [body] = await Promise.allSettled([read(typeof key === 'string' ? String(sent) : undefined)]);
  if (key !== null && typeof key !== 'string') throw refusalOf(key, body);
  if (body.status === 'fulfilled') return act(body.value, key);
  // A repeat gets the first response, whatever its body.
  const answer = key && (await earlier(key));
  if (answer) return answer;
  throw body.reason;
}
