/** The caller's credential (C10.3, C19.7): in the body, never in a URL */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readBody } from '../http/body.ts';
import { addressKey } from '../http/rate-limits/address.ts';

type CredentialKind = 'code' | 'key' | 'token';

export type Caller = {
  kind: CredentialKind;
  credential: unknown;
  address: string;
};

/** Any object, since a wrong code is refused before the body is validated, and all invalid requests look alike. */
const AnyObject = z.record(z.string(), z.unknown());

/** Reads the body without validating it, and takes its first accepted credential. */
export async function callerOf(
  request: FastifyRequest,
  accepted: readonly [CredentialKind, ...CredentialKind[]],
): Promise<{ sent: Record<string, unknown>; caller: Caller }> {
  const sent = await readBody(request, AnyObject);
  const kind = accepted.find((each) => sent[each] !== undefined) ?? accepted[0];
  return { sent, caller: { kind, credential: sent[kind], address: addressKey(request.ip) } };
}
