/** Reads a body once caller and resource are checked (C3.17), up to its limit (C3.4) and only as JSON (C6.4). */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { output, ZodMiniType } from 'zod/mini';
import { MEDIA } from '../../domain/api/media.ts';
import { type FieldProblem, Problem } from '../../domain/problems.ts';
import { check, validate } from '../../domain/validate.ts';

/** 256 KiB: a narrative of 20,000 characters fits in any script (C3.4). */
const BODY_MAX_BYTES = 256 * 1024;

const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type ?? '');

const knownType = (type: string): string => {
  if (isJson(type)) return MEDIA.json;
  if (/^image\/jpeg\s*(;|$)/i.test(type)) return MEDIA.jpeg;
  return /^text\/csv\s*(;|$)/i.test(type) ? MEDIA.csv : 'application/octet-stream';
};

export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    // Fastify rejects unknown media types before a handler could respond with 404.
    const type = headers['content-type'];
    if (type !== undefined) headers['content-type'] = knownType(type);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For bodies, which may arrive late: throws 401 or 403 if the caller has lost access. Null if anyone may call. */
    recheckAccess: (() => Promise<void>) | null;
  }
}

/** Throws 413 as soon as more than `maxBytes` have arrived. */
export async function bytesOf(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection must stay open, so that the client can read the reason.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Problem('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function hasBody(request: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/** Undefined without a body. Throws 413, 415 or 400. */
async function readJson(request: FastifyRequest, maxBytes = BODY_MAX_BYTES): Promise<unknown> {
  const json = await parseBody(request, maxBytes);
  await request.recheckAccess?.();
  return json;
}

async function parseBody(request: FastifyRequest, maxBytes: number): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  if (!isJson(request.headers['content-type'])) throw new Problem('request/not-json');
  if (Number(request.headers['content-length']) > maxBytes) throw new Problem('request/too-large');
  try {
    const bytes = await bytesOf(request.body as Readable, maxBytes);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('request/bad-json');
  }
}

/** `invalidFields`: those that the schema refuses; nothing is known of a rule that depends on them. */
type ChecksIfInvalid = (sent: object, invalidFields: ReadonlySet<string>) => Promise<FieldProblem[]>;

/**
 * Reports every violated rule at once (C3.1): if the schema finds any, `checksIfInvalid` adds those it cannot check;
 * otherwise they are left to the action.
 */
export async function readBody<Schema extends ZodMiniType>(
  request: FastifyRequest,
  schema: Schema,
  checksIfInvalid: ChecksIfInvalid = async () => [],
  maxBytes?: number,
): Promise<output<Schema>> {
  const json = await readJson(request, maxBytes);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Problem('request/bad-json');
  return validateBody(schema, json, checksIfInvalid);
}

/** For JSON that has already been read. */
export async function validateBody<Schema extends ZodMiniType>(
  schema: Schema,
  json: object,
  checksIfInvalid: ChecksIfInvalid = async () => [],
): Promise<output<Schema>> {
  const result = check(schema, json);
  if ('value' in result) return result.value;
  const invalidFields = new Set(result.errors.map(({ path }) => path.split('.')[0] ?? ''));
  const extra = (await checksIfInvalid(json, invalidFields)).filter(({ path }) => !invalidFields.has(path));
  throw new Problem('request/invalid', { errors: [...result.errors, ...extra] });
}

/** A missing body counts as an empty one. */
export async function readBodyIfAny<Schema extends ZodMiniType>(
  request: FastifyRequest,
  schema: Schema,
  checksIfInvalid?: ChecksIfInvalid,
): Promise<output<Schema>> {
  return hasBody(request) ? readBody(request, schema, checksIfInvalid) : validate(schema, {});
}

/** For calls without a body: ignores a JSON one, refuses any other (C6.4). */
export async function discardBody(request: FastifyRequest): Promise<void> {
  await readJson(request);
}
