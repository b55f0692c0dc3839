/**
 * Reading a request's body, at the moment the handler asks for it: after it has settled who is asking and whether the
 * thing exists (contract C3.17), within the size limit (C3.4) and only as JSON (C6.4).
 */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { output, ZodMiniType } from 'zod/mini';
import { MEDIA } from '../../domain/api/media.ts';
import { type FieldProblem, Problem } from '../../domain/problems.ts';
import { check, validate } from '../../domain/validate.ts';

/** Largest request body: 256 KiB, so that a narrative of 20,000 characters fits in any script (C3.4). */
export const BODY_MAX_BYTES = 256 * 1024;

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
    // Fastify refuses a media type that it cannot read before a handler could say 404; all we ask is whether it is JSON.
    const type = headers['content-type'];
    if (type !== undefined) headers['content-type'] = knownType(type);
  });
}

/** All bytes of a body; throws 413 as soon as there are more than `most`. */
export async function bytesOf(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Giving up on a body must leave its connection open, or the client would never read why.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Problem('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function hasBody(request: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/** The request's JSON, unjudged; `undefined` where there is no body. Throws 413, 415 or 400. */
async function readJson(request: FastifyRequest): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  if (!isJson(request.headers['content-type'])) throw new Problem('request/not-json');
  if (Number(request.headers['content-length']) > BODY_MAX_BYTES) throw new Problem('request/too-large');
  try {
    const bytes = await bytesOf(request.body as Readable, BODY_MAX_BYTES);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('request/bad-json');
  }
}

export type FurtherChecks = (sent: object) => Promise<FieldProblem[]>;

/**
 * The request's body as the schema knows it; every broken rule is named at once (C3.1): where the schema finds one,
 * `alsoBroken` is asked for those it cannot know of. Where it finds none, they are left to the action.
 */
export async function body<Schema extends ZodMiniType>(
  request: FastifyRequest,
  schema: Schema,
  alsoBroken: FurtherChecks = async () => [],
): Promise<output<Schema>> {
  const json = await readJson(request);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Problem('request/bad-json');
  return validateBody(schema, json, alsoBroken);
}

/** The same for JSON that has been read already. */
export async function validateBody<Schema extends ZodMiniType>(
  schema: Schema,
  json: object,
  alsoBroken: FurtherChecks = async () => [],
): Promise<output<Schema>> {
  const result = check(schema, json);
  if ('value' in result) return result.value;
  const named = new Set(result.errors.map(({ path }) => path));
  const further = (await alsoBroken(json)).filter(({ path }) => !named.has(path));
  throw new Problem('request/invalid', { errors: [...result.errors, ...further] });
}

/** The same where every part of the body may be left out: no body at all is an empty one. */
export async function bodyIfAny<Schema extends ZodMiniType>(
  request: FastifyRequest,
  schema: Schema,
): Promise<output<Schema>> {
  return hasBody(request) ? body(request, schema) : validate(schema, {});
}

/** Refuses a body that is there but is no JSON, where none is needed (C6.4). */
export async function noBody(request: FastifyRequest): Promise<void> {
  await readJson(request);
}
