/** Cookies that hold a token: HttpOnly, and over HTTPS bound to this host (C6.1) */
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

export function tokenCookie(name: string) {
  const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
  const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${name}` : name);

  function write({ request, reply }: Exchange, token: string, maxAgeSeconds: number): void {
    const secure = isSecure(request);
    const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: maxAgeSeconds } as const;
    reply.header('Set-Cookie', serialize(nameFor(request), token, attributes));
  }

  return {
    read: (request: FastifyRequest): string | null => parse(request.headers.cookie ?? '')[nameFor(request)] || null,
    write,
    clear: (exchange: Exchange): void => write(exchange, '', 0),
  };
}
