/** Turns every failure into a response (C3.1) without stack, SQL or server paths. */

import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_HEADER, Problem, type ProblemCode } from '../../domain/problems.ts';
import type { Database } from '../db/database.ts';
import { isDiskFull, isUnavailable } from '../db/failures.ts';
import { faultForLog } from './monitoring/log.ts';
import { languageFor } from './refusals/language.ts';
import { REFUSAL_LANGUAGES, refusalBody } from './refusals/translate.ts';

export const STATUS: Record<ProblemCode, number> = {
  'request/invalid': 400,
  'request/bad-json': 400,
  'request/not-json': 415,
  'request/not-csv': 415,
  'request/not-jpeg': 415,
  'request/too-large': 413,
  'request/timeout': 408,
  'request/headers-too-large': 431,
  'request/not-http': 400,
  'request/foreign-origin': 403,
  'request/not-found': 404,
  'request/too-many': 429,
  'auth/required': 401,
  'auth/invalid': 401,
  'auth/forbidden': 403,
  'auth/wrong-code': 401,
  'auth/wrong-password': 400,
  'auth/link-expired': 400,
  'auth/step-ended': 401,
  'auth/codes-closed': 429,
  'auth/wrong-passkey': 401,
  'keys/required': 403,
  'keys/no-secret-key': 409,
  'keys/wrong-code': 400,
  'keys/passkey-refused': 400,
  'keys/not-begun': 409,
  'keys/not-found': 404,
  'keys/no-factor': 409,
  'keys/passkeys-elsewhere': 409,
  'keys/passkey-known': 409,
  'keys/session-not-found': 404,
  'users/cannot-lift-own': 409,
  'clubs/not-found': 404,
  'clubs/name-taken': 409,
  'users/not-found': 404,
  'users/email-taken': 409,
  'users/cannot-delete-self': 409,
  'users/cannot-change-own-role': 409,
  'users/last-super-admin': 409,
  'reports/not-found': 404,
  'reports/comment-required': 400,
  'reports/changed': 409,
  'photos/not-found': 404,
  'reports/not-published': 409,
  'follow-up/closed': 409,
  'follow-up/open-actions': 409,
  'actions/not-found': 404,
  'actions/changed': 409,
  'actions/too-many-open': 409,
  'hazards/not-found': 404,
  'hazards/changed': 409,
  'authority/not-ready': 409,
  'authority/file-not-found': 404,
  'flight/none': 404,
  'receipt/unknown': 404,
  'receipt/taken': 409,
  'receipt/none': 409,
  'receipt/published': 409,
  'imports/not-found': 404,
  'imports/bad-rows': 409,
  'imports/undated': 409,
  'imports/changed': 409,
  'imports/undone': 409,
  'imports/not-confirmed': 409,
  'imports/too-late': 409,
  'imports/touched': 409,
  'server/failed': 500,
  'server/unavailable': 503,
};

const RETRY_AFTER_SECONDS = 5;

/** Null for a bug. */
function problemOf(error: FastifyError | Problem): Problem | null {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem('server/unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  if (error.statusCode === 413) return new Problem('request/too-large');
  if (error.statusCode === 415) return new Problem('request/not-json');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Problem('request/bad-json');
  return null;
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const language = languageFor(request.headers['accept-language'], REFUSAL_LANGUAGES);
  if (problem.retryAfter !== undefined) reply.header('Retry-After', problem.retryAfter);
  return reply
    .code(STATUS[problem.code])
    .header(PROBLEM_HEADER, problem.code)
    .header('Cache-Control', 'no-store')
    .header('Content-Language', language)
    .header('Vary', 'Accept-Language')
    .send(refusalBody(problem, language));
}

/** While the disk is full every request is refused, so it is logged once per interval. */
const DISK_FULL_EVERY_MS = 60_000;
const DISK_FULL = 'The database disk is full: nothing is accepted until';
/** The embedded database needs this much to reopen (server/db/embedded/embedded.ts); a server decides for itself. */
const UNTIL = { embedded: '20 MB are free', server: 'the database has room again' } as const;

function diskFullLogger(engine: Database['engine']): (log: FastifyBaseLogger) => void {
  let nextAt = 0;
  return (log) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + DISK_FULL_EVERY_MS;
    log.error(`${DISK_FULL} ${UNTIL[engine]}`);
  };
}

function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  if (problem) return sendProblem(request, reply, problem);
  request.log.error({ fault: faultForLog(error) }, 'unexpected failure');
  return sendProblem(request, reply, new Problem('server/failed'));
}

export function handleFailures(app: FastifyInstance, engine: Database['engine']): void {
  const logDiskFull = diskFullLogger(engine);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDiskFull(error)) logDiskFull(app.log);
    return onError(error, request, reply);
  });
}
