/** A body that is a file: the one exception to JSON and to its limit (contract C3.4, C6.4, C12.7). */
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { MEDIA } from '../../../domain/api/media.ts';
import { Problem } from '../../../domain/problems.ts';
import { bytesOf } from '../body.ts';

/** The bytes of a CSV file of at most so many; throws 415 for another kind of body, 413 for a larger one. */
export async function csvBody(request: FastifyRequest, most: number): Promise<Buffer> {
  if (request.headers['content-type'] !== MEDIA.csv) throw new Problem('request/not-csv');
  if (Number(request.headers['content-length']) > most) throw new Problem('request/too-large');
  return bytesOf(request.body as Readable, most);
}
