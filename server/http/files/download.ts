/** A call that answers with a file, written as it is sent: however long it gets, little of it is held (contract C12.4). */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MEDIA } from '../../../domain/api/media.ts';
import { registerCall, type Served } from '../route.ts';

export type Download = { name: string; pieces: AsyncIterator<string> };

export type ServedDownload<Name extends 'exportReports' | 'exportActions' | 'exportHazards'> = Omit<
  Served<Name>,
  'answer' | 'handler' | 'body'
> & {
  handler: (request: FastifyRequest) => Promise<Download>;
};

/** The first piece, which is there already, and all that follow. */
async function* withFirst(first: IteratorResult<string>, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    for (let next = first; !next.done; next = await pieces.next()) yield next.value;
  } finally {
    // Who asked went away: nothing more is read for it.
    await pieces.return?.();
  }
}

/** Serves a call that answers with a CSV file, which nobody stores (C3.16). */
export function serveCsv<Name extends 'exportReports' | 'exportActions' | 'exportHazards'>(
  app: FastifyInstance,
  { call: name, handler, ...options }: ServedDownload<Name>,
): void {
  const call = registerCall(app, name, { ...options, answer: [200, z.string()], media: MEDIA.csv });
  app.get(call.url, { config: { call }, exposeHeadRoute: false }, async (request, reply) => {
    const { name: file, pieces } = await handler(request);
    // What fails before anything is sent is still an answer of its own.
    const first = await pieces.next();
    return reply
      .type(`${MEDIA.csv}; charset=utf-8; header=present`)
      .header('Content-Disposition', `attachment; filename="${file}"`)
      .header('Cache-Control', 'no-store')
      .send(Readable.from(withFirst(first, pieces), { highWaterMark: 1 }));
  });
}
