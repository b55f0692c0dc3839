/**
 * One API call: who may ask, what goes in, what comes out. Fastify serves it, the answer's schema lets only declared
 * fields out, and the OpenAPI document is made of the same words (docs/openapi.json).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import type { Action } from '../../domain/permissions.ts';
import type { PublicAnswers } from './public-answers.ts';
import type { SendingAgain } from './sent-again.ts';

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
  /** Public answers carry an ETag and are asked for again each time; all else is not stored (C3.16). */
  cache?: 'public';
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
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

/** Serves one API call. */
export function serve(app: FastifyInstance, call: ApiCall): void {
  const [status, shape] = call.answer;
  app.apiCalls.push(call);
  app.route({
    method: call.method,
    url: call.url,
    config: { call },
    schema: shape ? { response: { [status]: z.toJSONSchema(shape, { target: 'draft-7' }) } } : {},
    handler: async (request, reply) => {
      reply.header('Cache-Control', call.cache === 'public' ? 'public, no-cache' : 'no-store').code(status);
      if (call.cache === 'public') return sendPublic(app, call, request, reply);
      return (await call.handler(request, reply)) ?? reply.send();
    },
  });
}

/** Answers with the bytes that are kept for this address, or builds them. */
async function sendPublic(app: FastifyInstance, call: ApiCall, request: FastifyRequest, reply: FastifyReply) {
  const { body, type, link } = await app.publicAnswers.get(request.url, async () => {
    const answer = await call.handler(request, reply);
    return {
      body: Buffer.from(String(reply.serialize(answer as object))),
      type: 'application/json; charset=utf-8',
      link: reply.getHeader('link') as string | undefined,
    };
  });
  if (link) reply.header('Link', link);
  return reply.type(type).send(body);
}
