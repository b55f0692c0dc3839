/** Requests that carry an Idempotency-Key (contract C3.8): a repeat gives the first answer, whatever its body. */

import type { FastifyRequest } from 'fastify';
import { isId } from '../../../domain/id.ts';
import { validationMessage } from '../../../domain/language/validation-message.ts';
import { type FieldProblem, fieldProblem, Problem } from '../../../domain/problems.ts';
import * as words from '../../../domain/refusals/words/en.ts';

const KEY = 'Idempotency-Key';

/** The request's Idempotency-Key in one spelling, or `null`; for one that is no UUID, the message. */
function idempotencyKey(key: string | string[] | undefined, isRequired: boolean): string | null | FieldProblem {
  if (key === undefined && !isRequired) return null;
  return typeof key === 'string' && isId(key)
    ? key.toLowerCase()
    : fieldProblem(KEY, validationMessage(words.mustBeUuid, { name: KEY }));
}

/** The refusal for a message about the head, which names what the body breaks as well (C3.1). */
function refusalOf(problem: FieldProblem, read: PromiseSettledResult<unknown>): unknown {
  if (read.status === 'fulfilled') return new Problem('request/invalid', { errors: [problem] });
  const { reason } = read;
  if (!(reason instanceof Problem && reason.errors)) return reason;
  return new Problem('request/invalid', { errors: [problem, ...reason.errors] });
}

type Doing<Body, Answer> = {
  /** Reads the body; it gets the key as it was sent, where it is one. */
  read: (sentKey: string | undefined) => Promise<Body>;
  /** Does it, or gives what the key was answered with before. */
  act: (body: Body, key: string | null) => Promise<Answer>;
  earlier: (key: string) => Promise<Answer | null>;
  /** Without a key nothing is done: 400. */
  isRequired?: boolean;
};

/** Reads a request and does what it asks, once for each key. Throws 400 for a key that is no UUID and for a bad body. */
export async function oncePerKey<Body, Answer>(
  request: FastifyRequest,
  { read, act, earlier, isRequired = false }: Doing<Body, Answer>,
): Promise<Answer> {
  const sent = request.headers['idempotency-key'];
  const key = idempotencyKey(sent, isRequired);
  const [body] = await Promise.allSettled([read(typeof key === 'string' ? String(sent) : undefined)]);
  if (key !== null && typeof key !== 'string') throw refusalOf(key, body);
  if (body.status === 'fulfilled') return act(body.value, key);
  // A repeat gets the first answer, whatever its body.
  const answer = key && (await earlier(key));
  if (answer) return answer;
  throw body.reason;
}
