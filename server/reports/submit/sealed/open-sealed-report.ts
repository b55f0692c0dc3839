/** Opens a sealed report and validates it like the form's (C15.3). */
import type { FastifyRequest } from 'fastify';
import { type FieldProblem, fieldProblem, invalid, Problem } from '../../../../domain/problems.ts';
import * as words from '../../../../domain/refusals/words/en.ts';
import { Submission } from '../../../../domain/reports/submission.ts';
import { SEALED_INFO, type SealedReport } from '../../../../domain/sealing/sealed-report.ts';
import { validateBody } from '../../../http/body.ts';
import type { Services } from '../../../services.ts';
import { submissionProblems } from '../actions.ts';
import { open } from './hpke.ts';
import { submissionKey } from './queries.ts';

const BASE64URL = /^[A-Za-z0-9_-]+$/;

/** Throws 400 at `sealed`. */
async function contentOf(pair: Parameters<typeof open>[0], sealed: string, aad: string): Promise<object> {
  try {
    if (!BASE64URL.test(sealed)) throw new Error('not base64url');
    const bytes = await open(pair, Buffer.from(sealed, 'base64url'), { info: SEALED_INFO, aad });
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new Error('not an object');
    return content;
  } catch {
    // The same error for all, since details would help an attacker probing ciphertexts.
    throw invalid('sealed', words.cannotOpen);
  }
}

/** Reported along with the other rules that a body violates (C3.1). */
export async function keyProblems(
  { database, clock }: Services,
  { keyId }: { keyId?: unknown },
): Promise<FieldProblem[]> {
  const pair = await submissionKey(database.db, clock());
  return keyId === pair.id ? [] : [fieldProblem('keyId', words.unknownKey)];
}

/**
 * `key`: the Idempotency-Key as sent. Throws 400 at `keyId` for an unknown key, at `sealed` if it cannot be opened, and
 * for every rule that the report violates.
 */
export async function openReport(
  { request, services }: { request: FastifyRequest; services: Services },
  { keyId, sealed }: SealedReport,
  key: string | undefined,
): Promise<Submission> {
  const pair = await submissionKey(services.database.db, services.clock());
  if (keyId !== pair.id) throw invalid('keyId', words.unknownKey);
  // Without a key nothing can be opened; oncePerKey adds the error about the key to this empty list.
  if (key === undefined) throw new Problem('request/invalid', { errors: [] });
  const content = await contentOf(pair, sealed, key);
  return validateBody(Submission, content, (sent) =>
    submissionProblems({ request, services }, sent, { acceptsDeletedClub: true }),
  );
}
