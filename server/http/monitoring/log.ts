/**
 * What is logged (contract C6.6): no body, address, cookie, email or query string. An error's message may quote any of
 * these (a database names the value that broke a rule), so of an error only its kind, code and place are kept.
 */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../../env.ts';

type Fault = { kind: string; code?: string; place: string[] };

const isFrame = (line: string): boolean => /^\s+at /.test(line);

/** Where it was thrown. The stack begins with the message, whose lines may look like frames. */
function placeOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  if (at === -1) return [];
  const frames = stack
    .slice(at + message.length)
    .split('\n')
    .filter(isFrame);
  return frames.slice(0, 8).map((line) => line.trim());
}

/** Kind, code and place of an error and of what caused it; never its message. */
export function faultForLog(error: unknown): Fault[] {
  const faults: Fault[] = [];
  for (let next = error; next instanceof Error && faults.length < 5; next = next.cause) {
    const code = (next as { code?: unknown }).code;
    faults.push({ kind: next.name, ...(typeof code === 'string' && { code }), place: placeOf(next) });
  }
  return faults;
}

const inTenths = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * One line per answer, also of those that Fastify hears nothing of: the route's pattern, not the address that was asked
 * for, which may hold anything.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions?.url ?? 'unknown';
    const ms = inTenths(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.raw.statusCode, ms }, 'answered');
    done();
  });
  app.replay.onSent(({ method, route, status, ms }) =>
    app.log.info({ method, route, status, ms: inTenths(ms) }, 'answered'),
  );
}

/** Logger options for Fastify: one JSON line per event, to standard output or to a stream that a test gives. */
export function loggerOptions(level: LogLevel, stream?: NodeJS.WritableStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      // Should anything ever log a whole request or reply: nothing of it that a person sent.
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error) => ({ type: error.name, message: '', stack: '', fault: faultForLog(error) }),
    },
  };
}
