/** Responds to requests too malformed to reach a route: bad percent signs, or not HTTP (C3.17). */
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_HEADER, PROBLEMS, type ProblemCode } from '../../domain/problems.ts';

/** Escapes stray percent signs, so that the address is handled like any other. */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.includes('%')) return url;
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Uses the result, since the build would drop a call made only for its exception. */
function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** By Node's error code; all others are bad requests. */
const RESPONSES: Record<string, readonly [status: string, code: ProblemCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request/timeout'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'request/headers-too-large'],
};
const BAD_REQUEST = ['400 Bad Request', 'request/not-http'] as const;

const rawResponse = (status: string, code: ProblemCode): string => {
  const body = JSON.stringify({ message: PROBLEMS[code] });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `${PROBLEM_HEADER}: ${code}`,
    // Accept-Language could not be read.
    'Content-Language: en',
    'Vary: Accept-Language',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

/** Responds in the format of C3.1, and closes the connection. */
export function handleMalformed({ code }: { code?: string }, socket: Socket): void {
  const [status, problem] = RESPONSES[code ?? ''] ?? BAD_REQUEST;
  if (socket.writable && code !== 'ECONNRESET') socket.end(rawResponse(status, problem));
  else socket.destroy();
}

/** Replaces Node's empty responses to a missing Host and to CONNECT by C3.1's format; ignores unknown expectations. */
export function replaceNodeResponses(server: Server, listener: RequestListener): void {
  server.on('request', (request, response) => {
    if (request.headers.host !== undefined || request.httpVersion === '1.0') listener(request, response);
    else request.socket.end(rawResponse(...BAD_REQUEST));
  });
  // Node handles `Expect: 100-continue`; any other may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  server.on('connect', (_request, socket) => socket.end(rawResponse(...BAD_REQUEST)));
}
