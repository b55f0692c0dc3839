/**
 * One API call as it is served: who may ask, what goes in, what comes out. Its method, path and types stand in the table
 * of calls (domain/api/). Fastify serves it, the answer's schema lets only declared fields out, and the OpenAPI document
 * is made of the same words (docs/openapi.json).
 */
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';
import { type AnswerOf, type BodyOf, type Method, partsOf } from '../../domain/api/call.ts';
import { CALLS, type CallName } from '../../domain/api/calls.ts';
import { type FileMedia, MEDIA } from '../../domain/api/media.ts';
import type { Action } from '../../domain/permissions.ts';
import type { PublicAnswers } from './public-cache/public-answers.ts';
import type { TouchedBy } from './public-cache/public-history.ts';
import type { Replay } from './public-cache/replay.ts';
import { concatUnpooled } from './public-cache/unpooled-buffer.ts';

/** Anyone, whoever is signed in, or those whose role may do this at all (then the action judges the thing itself). */
export type Access = 'anyone' | 'signed in' | Action;

type CallOptions = {
  summary: string;
  access: Access;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The answer of success: its status and its shape; `null` for an empty one. */
  answer: readonly [status: 200 | 201 | 202 | 204, shape: z.ZodMiniType | null];
  /** Another success, where the call is only half done: its handler sets the status. */
  accepted?: z.ZodMiniType;
  headers?: Record<string, string>;
  /** What further parameters it takes, where it gives the whole of a list with the filters of `query`. */
  further?: z.ZodMiniType;
  /** The kind of file that it is sent, where that is no JSON (C12.7). */
  takes?: FileMedia;
  /** The media type of a file, where the answer is one and no JSON; without a shape its bytes go out as they are. */
  media?: FileMedia;
  /** What its own rules may refuse it with beside what every call may be refused with (C3.1): a code that nobody has, a conflict, a limit. */
  refuses?: readonly (401 | 404 | 409 | 429)[];
  /** It takes an Idempotency-Key: a repeat gives the first answer (C3.8). */
  idempotent?: true;
  /** Anyone may keep its answers, but asks each time whether they still stand: they carry an ETag (C3.16). */
  isPublic?: true;
};

export type ApiCall = CallOptions & { name: CallName; method: Method; url: string };

type Shape<Value> = z.ZodMiniType<Value>;
type Answer<Name extends CallName> = AnswerOf<(typeof CALLS)[Name]>;

export type Served<Name extends CallName> = Omit<CallOptions, 'body' | 'answer' | 'isPublic'> & {
  call: Name;
  body?: Shape<BodyOf<(typeof CALLS)[Name]>>;
  answer: readonly [status: 200 | 201 | 202, shape: Shape<Answer<Name>>] | readonly [status: 200 | 204, shape: null];
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<Answer<Name>>;
};

/** A public answer, ready or to be written as JSON, what would make it another, and the only day (in UTC) on which it is right, where there is one. */
export type PublicResult = {
  answer: Buffer | object;
  link?: string | undefined;
  touchedBy: TouchedBy;
  day?: string;
};

/** A call that anyone may make and whose answers carry an ETag and are kept (C3.16). */
export type ServedPublic<Name extends CallName> = Omit<Served<Name>, 'access' | 'body' | 'handler'> & {
  handler: (request: FastifyRequest) => Promise<PublicResult>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that is served, for the OpenAPI document and for tests that leave none out. */
    apiCalls: ApiCall[];
    publicAnswers: PublicAnswers;
    replay: Replay;
  }
  interface FastifyContextConfig {
    call?: ApiCall;
  }
}

/** A shape's JSON schema, and what writes such an answer: each made where it is needed first, and once for the process. */
const schemas = new WeakMap<z.ZodMiniType, object>();
const writers = new WeakMap<object, (answer: unknown) => string>();

function jsonOf(shape: z.ZodMiniType): object {
  const schema = schemas.get(shape) ?? z.toJSONSchema(shape, { target: 'draft-7' });
  schemas.set(shape, schema);
  return schema;
}

/** Left to itself, Fastify compiles the writer of every answer before it listens (decision 037). */
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

/** Serves one API call, whose answers nobody stores (C3.16). */
export function serve<Name extends CallName>(
  app: FastifyInstance,
  { call: name, handler, ...options }: Served<Name>,
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
      const answer = await handler(request, reply);
      if (call.media) reply.type(call.media);
      if (answer === null) return reply.type(MEDIA.json).send('null');
      return answer ?? reply.send();
    },
  });
}

/** Serves one public API call with the bytes that are kept for its address, or builds them. */
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
    const { body, type, link } = await app.publicAnswers.get(request.url, async () => {
      const { answer, link, ...stands } = await handler(request);
      const body = Buffer.isBuffer(answer) ? answer : concatUnpooled([Buffer.from(String(reply.serialize(answer)))]);
      return { body, type: `${MEDIA.json}; charset=utf-8`, link, ...stands };
    });
    if (link) reply.header('Link', link);
    return reply.type(type).send(body);
  });
}
