/** Answers over 1 KiB go out compressed, and public ones carry a strong ETag of what is sent (contract C3.16). */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter answers are not worth the work. */
export const COMPRESS_FROM = 1024;

/** Level 5 of brotli and 6 of gzip: a millisecond for 58 kB. */
const compress = {
  br: (plain: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain: Buffer): Promise<Buffer> => promisify(gzip)(plain, { level: 6 }),
};

export type Encoding = keyof typeof compress | 'identity';

/** The best encoding that the client accepts of those we have. */
export function encodingFor(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return 'identity';
  return (negotiate(accepted, ['br', 'gzip', 'identity']) as Encoding | null) ?? 'identity';
}

/** A strong ETag: each encoding is another representation, so the encoding is part of it. */
const etagOf = (plain: Buffer, encoding: Encoding): string =>
  `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}${encoding === 'identity' ? '' : `-${encoding}`}"`;

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, ''))) ?? false;

const isText = (type: unknown): boolean => /^(application\/json|text\/)/.test(String(type ?? ''));

type Sent = Record<string, string | string[] | number | undefined>;
type Worked = { etag: string; bytes: Promise<Buffer>; sent?: { headers: Sent; bytes: Buffer } };

/** What was worked out for bytes that are sent again and again; it goes when the bytes go. */
const worked = new WeakMap<Buffer, Map<string, Worked>>();

/** HSTS goes out on https alone, so what is sent again is kept for each. */
const variantOf = (request: FastifyRequest, encoding: Encoding): string => `${encoding} ${request.protocol}`;

function encoded(plain: Buffer, encoding: Encoding, variant: string): Worked {
  const known = worked.get(plain) ?? new Map<string, Worked>();
  worked.set(plain, known);
  let result = known.get(variant);
  if (!result) {
    const bytes = encoding === 'identity' ? Promise.resolve(plain) : compress[encoding](plain);
    result = { etag: etagOf(plain, encoding), bytes };
    known.set(variant, result);
  }
  return result;
}

const encodingOf = (request: FastifyRequest, plain: Buffer): Encoding =>
  plain.length > COMPRESS_FROM ? encodingFor(request) : 'identity';

/** Fastify onSend hook: compresses text answers, and answers 304 where the client has the same bytes already. */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const bare = reply.getHeader('content-encoding') === undefined && isText(reply.getHeader('content-type'));
  if (!bare || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
  const plain = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
  const encoding = encodingOf(request, plain);
  const work = encoded(plain, encoding, variantOf(request, encoding));
  reply.header('Vary', 'Accept-Encoding');
  const isPublic = reply.statusCode === 200 && String(reply.getHeader('cache-control')).startsWith('public');
  if (isPublic) reply.header('ETag', work.etag);
  if (isPublic && matches(request.headers['if-none-match'], work.etag)) {
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding).removeHeader('content-length');
  const bytes = await work.bytes;
  if (isPublic) work.sent = { headers: { ...reply.getHeaders(), 'content-length': bytes.length }, bytes };
  return bytes;
}

/**
 * Sends a public answer again exactly as it was sent before, headers and all, past everything that made them; false
 * where it was not sent in this encoding yet.
 */
export function sendAgain(request: FastifyRequest, reply: FastifyReply, plain: Buffer): boolean {
  const work = worked.get(plain)?.get(variantOf(request, encodingOf(request, plain)));
  if (!work?.sent) return false;
  reply.hijack();
  if (matches(request.headers['if-none-match'], work.etag)) {
    const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...headers } = work.sent.headers;
    reply.raw.writeHead(304, headers).end();
  } else {
    reply.raw.writeHead(200, work.sent.headers).end(work.sent.bytes);
  }
  return true;
}
