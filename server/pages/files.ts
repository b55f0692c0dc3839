/** The built files: under `assets/` by hash and for ever, a few by name (contract C3.16, C7.10). */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What protects documents; to a script, style or font it means nothing, and costs half a kilobyte each time. */
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

/** A worker's script keeps its policy: what reads a flight log may load and connect to nothing (C16.5). */
const WORKER = /^\/assets\/[\w-]*worker-[\w-]+\.js$/;

/** A hashed file never changes, so it needs no ETag either. */
const REMOVED = [...OF_DOCUMENTS, 'ETag'];

/** Serves the folder of built files, compressed where the build has compressed them. */
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
