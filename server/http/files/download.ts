/** Streams a file while it is generated, so that only a little of it is in memory (C12.4). */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MEDIA } from '../../../domain/api/media.ts';
import { registerCall, type ServeOptions } from '../route.ts';

type Download = { name: string; chunks: AsyncIterator<string> };

type ServedDownload<Name extends 'exportReports' | 'exportActions' | 'exportHazards'> = Omit<
  ServeOptions<Name>,
  'answer' | 'handler' | 'body'
> & {
  handler: (request: FastifyRequest) => Promise<Download>;
};

async function* withFirst(first: IteratorResult<string>, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    for (let next = first; !next.done; next = await chunks.next()) yield next.value;
  } finally {
    // The client has left: stop reading.
    await chunks.return?.();
  }
}

/** A CSV file that must not be cached (C3.16). */
export function serveCsv<Name extends 'exportReports' | 'exportActions' | 'exportHazards'>(
  app: FastifyInstance,
  { call: name, handler, ...options }: ServedDownload<Name>,
): void {
  const call = registerCall(app, name, { ...options, answer: [200, z.string()], media: MEDIA.csv });
  app.get(call.url, { config: { call }, exposeHeadRoute: false }, async (request, reply) => {
    const { name: file, chunks } = await handler(request);
    // A failure before the first piece can still get an error response.
    const first = await chunks.next();
    return reply
      .type(`${MEDIA.csv}; charset=utf-8; header=present`)
      .header('Content-Disposition', `attachment; filename="${file}"`)
      .header('Cache-Control', 'no-store')
      .send(Readable.from(withFirst(first, chunks), { highWaterMark: 1 }));
  });
}
