/** The caller's credential (C10.3, C19.7): in the body, never in a URL */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { body } from '../http/body.ts';
import { addressKey } from '../http/rate-limits/address.ts';

export type CredentialKind = 'code' | 'key' | 'token';

export type Caller = {
  by: CredentialKind;
  sent: unknown;
  address: string;
};

/** Any object: the code is checked first, and invalid bodies all get the same answer. */
const Sent = z.record(z.string(), z.unknown());

/** The unvalidated body, and its first credential. */
export async function callerOf(
  request: FastifyRequest,
  proofs: readonly [CredentialKind, ...CredentialKind[]],
): Promise<{ sent: Record<string, unknown>; caller: Caller }> {
  const sent = await body(request, Sent);
  const by = proofs.find((proof) => sent[proof] !== undefined) ?? proofs[0];
  return { sent, caller: { by, sent: sent[by], address: addressKey(request.ip) } };
}
