import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { noReportChange } from '../public-cache/public-history.ts';
import { servePublic } from '../route.ts';
import { openApiDocument } from './openapi.ts';

/** Call it after registering all other routes, so that none is missing. */
export function serveApiDocument(app: FastifyInstance): void {
  servePublic(app, {
    call: 'getApiDocument',
    summary: 'This document',
    answer: [200, z.record(z.string(), z.unknown())],
    handler: async () => ({
      answer: Buffer.from(JSON.stringify(openApiDocument(app.apiCalls))),
      invalidatedBy: noReportChange,
    }),
  });
}
