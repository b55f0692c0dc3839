/** File bodies: exceptions to JSON and its limit (C3.4, C6.4, C12.7, C16.2). */
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { MEDIA } from '../../../domain/api/media.ts';
import { Problem } from '../../../domain/problems.ts';
import { bytesOf } from '../body.ts';

async function bytesAs(request: FastifyRequest, media: string, maxBytes: number): Promise<Buffer> {
  if (request.headers['content-type'] !== media)
    throw new Problem(media === MEDIA.csv ? 'request/not-csv' : 'request/not-jpeg');
  if (Number(request.headers['content-length']) > maxBytes) throw new Problem('request/too-large');
  const bytes = await bytesOf(request.body as Readable, maxBytes);
  await request.recheckAccess?.();
  return bytes;
}

/** Throws 415 for another type, 413 above `maxBytes`. */
export const csvBody = (request: FastifyRequest, maxBytes: number): Promise<Buffer> =>
  bytesAs(request, MEDIA.csv, maxBytes);

/** Throws 415 for another type, 413 above `maxBytes`. */
export const jpegBody = (request: FastifyRequest, maxBytes: number): Promise<Buffer> =>
  bytesAs(request, MEDIA.jpeg, maxBytes);
