/** Requests too broken to reach a route: a bad percent sign in the address, or bytes that are no HTTP (contract C3.17). */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS } from '../../domain/problems.ts';

/**
 * The request's address with a percent sign that means nothing standing for itself, so that such an address is
 * judged like any other: who asks first, then whether there is such a thing.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.includes('%')) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Node's codes for what can be told apart; everything else is a bad request. */
const ANSWERS: Record<string, readonly [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', PROBLEMS['request/timeout']],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', PROBLEMS['request/too-large']],
};
const BROKEN = ['400 Bad Request', 'The request is not valid HTTP'] as const;

/** Answers bytes that are no HTTP request, or never become one, in the shape of C3.1, and hangs up. */
export function answerBroken({ code }: { code?: string }, socket: Socket): void {
  const [status, message] = ANSWERS[code ?? ''] ?? BROKEN;
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable && code !== 'ECONNRESET') socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
