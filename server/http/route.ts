/**
 * Serves an API call: access, body, response. Its method, path and types are in domain/api/. The response schema lets
 * only declared fields through; the OpenAPI document is generated from the same declarations.
 */
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';
import { type BodyOf, type Method, partsOf, type ResponseOf } from '../../domain/api/call.ts';
import { CALLS, type CallName } from '../../domain/api/calls.ts';
import { type FileMedia, MEDIA } from '../../domain/api/media.ts';
import type { Permission } from '../../domain/permissions.ts';
import type { Invalidation } from './public-cache/public-history.ts';
import type { Replay } from './public-cache/replay.ts';
import type { PublicResponseCache } from './public-cache/response-cache.ts';
import { concatUnpooled } from './public-cache/unpooled-buffer.ts';

/** A `Permission` admits every role that may ever do it; the handler checks the resource. */
type Access = 'anyone' | 'signed in' | Permission;

type CallOptions = {
  summary: string;
  access: Access;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** A null shape means an empty response. */
  answer: readonly [status: 200 | 201 | 202 | 204, shape: z.ZodMiniType | null];
  /** The shape of a 202, if a step remains; the handler sets the status. */
  accepted?: z.ZodMiniType;
  headers?: Record<string, string>;
  /** Parameters besides the filters of `query`. */
  further?: z.ZodMiniType;
  /** A file instead of JSON (C12.7). */
  takes?: FileMedia;
  /** A file instead of JSON; its bytes are sent unchanged if `answer` has no shape. */
  media?: FileMedia;
  /** In addition to the statuses of every call (C3.1). */
  refuses?: readonly (401 | 404 | 409 | 429)[];
  /** Takes an Idempotency-Key (C3.8). */
  idempotent?: true;
  /** Carries an ETag; anyone may cache it but must revalidate (C3.16). */
  isPublic?: true;
};

export type ApiCall = CallOptions & { name: CallName; method: Method; url: string };

type Shape<Value> = z.ZodMiniType<Value>;
type ResponseBody<Name extends CallName> = ResponseOf<(typeof CALLS)[Name]>;

export type ServeOptions<Name extends CallName> = Omit<CallOptions, 'body' | 'answer' | 'isPublic'> & {
  call: Name;
  body?: Shape<BodyOf<(typeof CALLS)[Name]>>;
  answer:
    | readonly [status: 200 | 201 | 202, shape: Shape<ResponseBody<Name>>]
    | readonly [status: 200 | 204, shape: null];
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<ResponseBody<Name>>;
};

/** A response, which changes affect it and, if limited to one, the day (UTC) on which it is valid. */
type PublicResult = {
  answer: Buffer | object;
  link?: string | undefined;
  invalidatedBy: Invalidation;
  day?: string;
};

/** A call whose responses carry an ETag and are cached (C3.16). */
type ServedPublic<Name extends CallName> = Omit<ServeOptions<Name>, 'access' | 'body' | 'handler'> & {
  handler: (request: FastifyRequest) => Promise<PublicResult>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** For the OpenAPI document, and tests that cover every call. */
    apiCalls: ApiCall[];
    publicResponseCache: PublicResponseCache;
    replay: Replay;
  }
  interface FastifyContextConfig {
    call?: ApiCall;
  }
}

/** Created on first use, once per process. */
const schemas = new WeakMap<z.ZodMiniType, object>();
const writers = new WeakMap<object, (answer: unknown) => string>();

function jsonOf(shape: z.ZodMiniType): object {
  const schema = schemas.get(shape) ?? z.toJSONSchema(shape, { target: 'draft-7' });
  schemas.set(shape, schema);
  return schema;
}

/** Compiles on first use; Fastify would compile every serializer before it listens (decision 037). */
const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer: unknown) => {
    const writer = writers.get(schema) ?? fastJson(schema);
    writers.set(schema, writer);
    return writer(answer);
  };

const schemaOf = ({ answer: [status, shape], accepted }: ApiCall) =>
  shape ? { response: { [status]: jsonOf(shape), ...(accepted && { 202: jsonOf(accepted) }) } } : {};

export function registerCall(app: FastifyInstance, name: CallName, options: CallOptions): ApiCall {
  const { method, path: url } = partsOf(CALLS[name]);
  const call = { ...options, name, method, url };
  app.apiCalls.push(call);
  return call;
}

/** For calls whose responses must not be cached (C3.16). */
export function serve<Name extends CallName>(
  app: FastifyInstance,
  { call: name, handler, ...options }: ServeOptions<Name>,
): void {
  const call = registerCall(app, name, options as CallOptions);
  app.route({
    method: call.method,
    url: call.url,
    config: { call },
    schema: schemaOf(call),
    serializerCompiler,
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store').code(call.answer[0]);
      const response = await handler(request, reply);
      if (call.media) reply.type(call.media);
      if (response === null) return reply.type(MEDIA.json).send('null');
      return response ?? reply.send();
    },
  });
}

/** Sends the cached bytes, or builds and caches them. */
export function servePublic<Name extends CallName>(
  app: FastifyInstance,
  { call: name, handler, ...options }: ServedPublic<Name>,
): void {
  const call = registerCall(app, name, {
    ...(options as Omit<CallOptions, 'access'>),
    access: 'anyone',
    isPublic: true,
  });
  app.get(call.url, { config: { call }, schema: schemaOf(call), serializerCompiler }, async (request, reply) => {
    reply.header('Cache-Control', 'public, no-cache').code(call.answer[0]);
    const { body, type, link } = await app.publicResponseCache.get(request.url, async () => {
      const { answer, link, ...validity } = await handler(request);
      const body = Buffer.isBuffer(answer) ? answer : concatUnpooled([Buffer.from(String(reply.serialize(answer)))]);
      return { body, type: `${MEDIA.json}; charset=utf-8`, link, ...validity };
    });
    if (link) reply.header('Link', link);
    return reply.type(type).send(body);
  });
}
