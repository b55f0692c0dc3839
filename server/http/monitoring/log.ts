/**
 * Logs no body, address, cookie, email or query (C6.6). An error's message may quote any of them, so only its kind,
 * code and stack frames are kept.
 */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../../env.ts';

type Fault = { kind: string; code?: string; place: string[] };

const isFrame = (line: string): boolean => /^\s+at /.test(line);

/** Skips the message at the start of the stack, since its lines may look like frames. */
function placeOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  if (at === -1) return [];
  const frames = stack
    .slice(at + message.length)
    .split('\n')
    .filter(isFrame);
  return frames.slice(0, 8).map((line) => line.trim());
}

/** Never the message. */
export function faultForLog(error: unknown): Fault[] {
  const faults: Fault[] = [];
  for (let next = error; next instanceof Error && faults.length < 5; next = next.cause) {
    const code = (next as { code?: unknown }).code;
    faults.push({ kind: next.name, ...(typeof code === 'string' && { code }), place: placeOf(next) });
  }
  return faults;
}

const inTenths = (ms: number): number => Math.round(ms * 10) / 10;

/** Including replayed responses. Logs the route's pattern, since an address may contain anything. */
export function logResponses(app: FastifyInstance): void {
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

/** `stream` is for tests. */
export function loggerOptions(level: LogLevel, stream?: NodeJS.WritableStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      // Should anything log a whole request or reply, nothing a person sent is logged.
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error) => ({ type: error.name, message: '', stack: '', fault: faultForLog(error) }),
    },
  };
}
