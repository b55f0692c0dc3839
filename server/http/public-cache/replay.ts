/**
 * Replays public responses to identical requests, bypassing Fastify, while nothing has changed (C3.16;
 * docs/decisions/020-replay.md).
 */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyServerFactoryHandler, FastifyServerOptions } from 'fastify';
import { readableAddress, replaceNodeResponses } from '../malformed-requests.ts';
import type { PublicResponse, PublicResponseCache } from './response-cache.ts';

/** For logs and metrics. */
type ReplayedResponse = { method: string; route: string; status: number; ms: number };

type RawHeaders = (string | number | string[])[];
type StoredResponse = { etag: string; route: string; bytes: Buffer; full: RawHeaders; unchanged: RawHeaders };

/** Limits on the variants cached per response, and on the length of their keys. */
const VARIANTS_MAX = 50;
const VARIANT_KEY_MAX_CHARACTERS = 300;

const sent = new WeakMap<Buffer, Map<string, StoredResponse>>();

/**
 * What a response depends on besides its address: encodings and, for HSTS, the protocol, which only a trusted proxy may
 * set.
 */
function variantKeyOf({ headers, socket }: IncomingMessage): string {
  const { 'accept-encoding': encodings = '', 'x-forwarded-proto': protocol } = headers;
  return protocol === undefined ? `${encodings}` : `${encodings}\n${protocol}\n${socket.remoteAddress}`;
}

export const etagMatches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, ''))) ?? false;

/** A 304 omits these. */
export const BODY_HEADERS = new Set(['content-length', 'content-type', 'content-encoding']);

export function rememberSent(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, bytes, etag }: { plain: Buffer; bytes: Buffer; etag: string },
): void {
  const variantKey = variantKeyOf(request.raw);
  if (request.method !== 'GET' || variantKey.length > VARIANT_KEY_MAX_CHARACTERS) return;
  const headers = Object.entries({ ...reply.getHeaders(), 'content-length': bytes.length });
  const rawHeaders = (cached: typeof headers) =>
    cached.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
  const variants = sent.get(plain) ?? new Map<string, StoredResponse>();
  sent.set(plain, variants);
  const [oldest] = variants.keys();
  if (oldest !== undefined && variants.size >= VARIANTS_MAX) variants.delete(oldest);
  variants.set(variantKey, {
    etag,
    route: request.routeOptions.url ?? 'unknown',
    bytes,
    full: rawHeaders(headers),
    unchanged: rawHeaders(headers.filter(([name]) => !BODY_HEADERS.has(name))),
  });
}

export class Replay {
  readonly #cache: PublicResponseCache;
  readonly #listeners: ((response: ReplayedResponse) => void)[] = [];

  constructor(cache: PublicResponseCache) {
    this.#cache = cache;
  }

  /** Fastify's hooks do not see replayed responses. */
  onSent(listener: (response: ReplayedResponse) => void): void {
    this.#listeners.push(listener);
  }

  /** `handler` gets only the requests that are not replayed. */
  readonly server = (handler: FastifyServerFactoryHandler, options: FastifyServerOptions): Server => {
    const forward = handler as RequestListener;
    const { http } = options as { http: { headersTimeout: number } };
    const server: Server = createServer({ ...http, requireHostHeader: false });
    replaceNodeResponses(server, (request, response) => {
      // While stopping, Fastify must see each request, to close its connection.
      const cached = request.method === 'GET' && server.listening ? this.#cache.cached(readableAddress(request)) : null;
      const respond = (now: PublicResponse | null) => this.#respond(now, request, response, forward);
      if (cached instanceof Promise) cached.then(respond, () => respond(null));
      else respond(cached);
    });
    server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
    server.timeout = options.connectionTimeout ?? server.timeout;
    return server;
  };

  #respond(
    found: PublicResponse | null,
    request: IncomingMessage,
    response: ServerResponse,
    forward: RequestListener,
  ): void {
    const stored = found && sent.get(found.body)?.get(variantKeyOf(request));
    if (!stored) {
      forward(request, response);
      return;
    }
    const start = performance.now();
    const unchanged = etagMatches(request.headers['if-none-match'], stored.etag);
    const status = unchanged ? 304 : 200;
    response.on('finish', () => {
      const replayed = { method: 'GET', route: stored.route, status, ms: performance.now() - start };
      for (const listener of this.#listeners) listener(replayed);
    });
    if (unchanged) response.writeHead(304, stored.unchanged as string[]).end();
    else response.writeHead(200, stored.full as string[]).end(stored.bytes);
  }
}
