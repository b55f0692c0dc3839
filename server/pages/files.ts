/** Serves built files: hashed ones in `assets/`, cached for ever, and a few by name (C3.16, C7.10). */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Headers that have no effect on scripts, styles or fonts: half a kilobyte. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** A worker's script keeps its policy: the flight-log reader may not load or connect to anything (C16.5). */
const WORKER = /^\/assets\/[\w-]*worker-[\w-]+\.js$/;

/** A hashed file never changes, so it needs no ETag. */
const REMOVED = [...OF_DOCUMENTS, 'ETag'];

/** Sends the compressed files that the build made, if any. */
export async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const assets = join(root, 'assets');
  await app.register(async (files) => {
    files.addHook('onSend', async (request, reply) => {
      if (!request.url.startsWith('/assets/') || reply.statusCode >= 400) return;
      for (const header of REMOVED) {
        if (header === 'Content-Security-Policy' && WORKER.test(request.url)) continue;
        reply.removeHeader(header);
        reply.raw.removeHeader(header);
      }
    });
    await files.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      lastModified: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(assets);
        reply.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
        reply.setHeader('Vary', 'Accept-Encoding');
      },
    });
  });
}
