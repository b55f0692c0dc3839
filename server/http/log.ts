/**
 * What is logged (contract C6.6): no body, address, cookie, email or query string. An error's message may quote any of
 * these (a database names the value that broke a rule), so of an error only its kind, code and place are kept.
 */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../env.ts';

type Fault = { kind: string; code?: string; place: string[] };

const isFrame = (line: string): boolean => /^\s+at /.test(line);

/** Kind, code and place of an error and of what caused it; never its message. */
export function faultForLog(error: unknown): Fault[] {
  const faults: Fault[] = [];
  for (let next = error; next instanceof Error && faults.length < 5; next = next.cause) {
    const code = (next as { code?: unknown }).code;
    const place = (next.stack ?? '')
      .split('\n')
      .filter(isFrame)
      .slice(0, 8)
      .map((line) => line.trim());
    faults.push({ kind: next.name, ...(typeof code === 'string' && { code }), place });
  }
  return faults;
}

/** The route's pattern, not the address that was asked for: that may hold anything. */
const asked = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' });

/** Logger options for Fastify: one JSON line per event, to standard output or to a stream that a test gives. */
export function loggerOptions(level: LogLevel, stream?: NodeJS.WritableStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: asked,
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => ({ type: error.name, message: '', stack: '', fault: faultForLog(error) }),
    },
  };
}
