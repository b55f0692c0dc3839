/** GET /metrics on its own port, by default only from this machine (docs/operations.md). */
import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { gaugeLines, RequestMetrics } from './request-metrics.ts';

/** Call it before the first request. */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const metrics = new RequestMetrics();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.add(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.replay.onSent(({ method, route, status, ms }) => metrics.add(method, route, status, ms / 1000));
  return metrics;
}

/** `lag` in nanoseconds, since the last scrape. */
function textOf(metrics: RequestMetrics, more: Record<string, number>, lag: { mean: number; max: number }): string {
  const { rss, heapUsed } = process.memoryUsage();
  const gauges = {
    process_resident_memory_bytes: rss,
    nodejs_heap_used_bytes: heapUsed,
    nodejs_eventloop_lag_mean_seconds: Number.isFinite(lag.mean) ? lag.mean / 1e9 : 0,
    nodejs_eventloop_lag_max_seconds: lag.max / 1e9,
    process_uptime_seconds: process.uptime(),
    ...more,
  };
  return `${[...metrics.lines(), ...gaugeLines(gauges)].join('\n')}\n`;
}

export type Gauges = () => Promise<Record<string, number>>;

/** Omits metrics that need the database while it is unavailable. */
export async function serveMetrics(
  metrics: RequestMetrics,
  { database, gaugeSources }: { database: Pick<Database, 'state'>; gaugeSources: readonly Gauges[] },
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  const gauges = async () => {
    const state = Object.entries(database.state()).map(([name, value]) => [`database_${name}`, value]);
    const more = await Promise.all(gaugeSources.map((each) => each().catch(() => ({}))));
    return Object.assign(Object.fromEntries(state), ...more) as Record<string, number>;
  };
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    const more = await gauges();
    response.writeHead(200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(textOf(metrics, more, lag));
    lag.reset();
  });
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done));
  return server;
}
