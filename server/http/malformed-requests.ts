/** Requests too broken to reach a route: a bad percent sign in the address, or bytes that are no HTTP (contract C3.17). */
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_HEADER, PROBLEMS, type ProblemCode } from '../../domain/problems.ts';

/**
 * The request's address with a percent sign that means nothing standing for itself, so that such an address is
 * judged like any other: who asks first, then whether there is such a thing.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.includes('%')) return url;
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The result is used: a call for its failure alone, the build would drop. */
function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** Node's codes for what can be told apart; everything else is a bad request. */
const ANSWERS: Record<string, readonly [status: string, code: ProblemCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request/timeout'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'request/headers-too-large'],
};
const BROKEN = ['400 Bad Request', 'request/not-http'] as const;

const answerOf = (status: string, code: ProblemCode): string => {
  const body = JSON.stringify({ message: PROBLEMS[code] });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `${PROBLEM_HEADER}: ${code}`,
    // Whatever was asked for could not be read.
    'Content-Language: en',
    'Vary: Accept-Language',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

/** Answers bytes that are no HTTP request, or never become one, in the shape of C3.1, and hangs up. */
export function answerMalformed({ code }: { code?: string }, socket: Socket): void {
  const [status, problem] = ANSWERS[code ?? ''] ?? BROKEN;
  if (socket.writable && code !== 'ECONNRESET') socket.end(answerOf(status, problem));
  else socket.destroy();
}

/** What Node would answer without a word, in the shape of C3.1: no host, a wish it cannot meet, a tunnel. */
export function answerForNode(server: Server, listener: RequestListener): void {
  server.on('request', (request, response) => {
    if (request.headers.host !== undefined || request.httpVersion === '1.0') listener(request, response);
    else request.socket.end(answerOf(...BROKEN));
  });
  // `Expect: 100-continue` is Node's; any other wish may be left alone (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  server.on('connect', (_request, socket) => socket.end(answerOf(...BROKEN)));
}
