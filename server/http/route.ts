/**
 * One API call: who may ask, what goes in, what comes out. Fastify serves it, the answer's schema lets only declared
 * fields out, and the OpenAPI document is made of the same words (docs/openapi.json).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import type { Action } from '../../domain/permissions.ts';
import { inOwnMemory } from './public-cache/own-buffer.ts';
import type { PublicAnswers } from './public-cache/public-answers.ts';
import type { TouchedBy } from './public-cache/public-history.ts';
import type { SendingAgain } from './public-cache/replay.ts';

/** Anyone, whoever is signed in, or those whose role may do this at all (then the action judges the thing itself). */
export type Access = 'anyone' | 'signed in' | Action;

export type ApiCall = {
  method: Extract<HTTPMethods, 'GET' | 'POST' | 'PATCH' | 'DELETE'>;
  url: string;
  summary: string;
  access: Access;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The answer of success: its status and its shape; `null` for an empty one. */
  answer: readonly [status: 200 | 201 | 204, shape: z.ZodMiniType | null];
  /** Headers of that answer and what each tells, for the document. */
  headers?: Record<string, string>;
  /** Its answers are kept and carry an ETag (C3.16). */
  isPublic?: true;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** A public answer, ready or to be written as JSON, and what would make it another. */
export type PublicResult = { answer: Buffer | object; link?: string | undefined; touchedBy: TouchedBy };

/** A call that anyone may make and whose answers carry an ETag and are kept (C3.16). */
export type PublicCall = Omit<ApiCall, 'method' | 'access' | 'isPublic' | 'handler' | 'body'> & {
  handler: (request: FastifyRequest) => Promise<PublicResult>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that is served, for the OpenAPI document and for tests that leave none out. */
    apiCalls: ApiCall[];
    publicAnswers: PublicAnswers;
    sendingAgain: SendingAgain;
  }
  interface FastifyContextConfig {
    call?: ApiCall;
  }
}

const schemaOf = ([status, shape]: ApiCall['answer']) =>
  shape ? { response: { [status]: z.toJSONSchema(shape, { target: 'draft-7' }) } } : {};

/** Serves one API call, whose answers nobody stores (C3.16). */
export function serve(app: FastifyInstance, call: ApiCall): void {
  app.apiCalls.push(call);
  app.route({
    method: call.method,
    url: call.url,
    config: { call },
    schema: schemaOf(call.answer),
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store').code(call.answer[0]);
      return (await call.handler(request, reply)) ?? reply.send();
    },
  });
}

/** Serves one public API call with the bytes that are kept for its address, or builds them. */
export function servePublic(app: FastifyInstance, { handler, ...told }: PublicCall): void {
  const call = { ...told, method: 'GET', access: 'anyone', isPublic: true, handler } as const;
  app.apiCalls.push(call);
  app.get(call.url, { config: { call }, schema: schemaOf(call.answer) }, async (request, reply) => {
    reply.header('Cache-Control', 'public, no-cache').code(call.answer[0]);
    const { body, type, link } = await app.publicAnswers.get(request.url, async () => {
      const { answer, link, touchedBy } = await handler(request);
      const body = Buffer.isBuffer(answer) ? answer : inOwnMemory([Buffer.from(String(reply.serialize(answer)))]);
      return { body, type: 'application/json; charset=utf-8', link, touchedBy };
    });
    if (link) reply.header('Link', link);
    return reply.type(type).send(body);
  });
}
