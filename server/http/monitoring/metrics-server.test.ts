import fastify from 'fastify';
import { expect, test } from 'vitest';
import { PublicHistory } from '../public-cache/public-history.ts';
import { Replay } from '../public-cache/replay.ts';
import { PublicResponseCache } from '../public-cache/response-cache.ts';
import { countRequests, serveMetrics } from './metrics-server.ts';

/** Metrics of an unavailable database. */
const AWAY = () => Promise.reject(new Error('away'));

async function startMetricsServer() {
  const app = fastify();
  app.decorate(
    'replay',
    new Replay(
      new PublicResponseCache(new PublicHistory({ publicVersion: () => '1', publicChanges: async () => null })),
    ),
  );
  const counted = countRequests(app);
  app.get('/api/reports/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    return id === 'busy' ? reply.code(503).send() : id === 'often' ? reply.code(429).send() : 'one';
  });
  const state = () => ({ connections: 3, waiting: 1 });
  const server = await serveMetrics(
    counted,
    {
      database: { state },
      gaugeSources: [
        async () => ({ mail_waiting: 3 }),
        async () => ({ backup_age_seconds: Number.POSITIVE_INFINITY }),
        AWAY,
      ],
    },
    { port: 0, host: '127.0.0.1' },
  );
  const { port } = server.address() as { port: number };
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { app, ask, close: () => Promise.all([app.close(), server.close()]) };
}

test('requests are counted by route and status class, refusals by status, without any values of a request', async () => {
  const { app, ask, close } = await startMetricsServer();
  await app.inject('/api/reports/CANARY-id?keyword=CANARY-word');
  await app.inject('/api/reports/CANARY-other');
  await app.inject('/api/reports/busy');
  await app.inject('/api/reports/often');
  await app.inject('/CANARY-nowhere');
  const response = await ask('/metrics');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/reports/:id",status="2xx"} 2');
  expect(text).toContain('http_refused_total{status="429"} 1');
  expect(text).toContain('http_refused_total{status="503"} 1');
  expect(text).toContain('database_connections 3');
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}/);
  expect(text).toMatch(/nodejs_eventloop_lag_max_seconds \d/);
  expect(text).toContain('mail_waiting 3\n');
  expect(text).toContain('backup_age_seconds +Inf\n');
  expect(text).not.toContain('CANARY');
  expect(
    text
      .split('\n')
      .filter((line) => line !== '' && !/^(# TYPE \w+ \w+|\w+(\{[^}]*\})? ([\d.e+-]+|\+Inf))$/.test(line)),
  ).toEqual([]);
  await close();
});

test('the metrics server serves nothing but GET /metrics', async () => {
  const { ask, close } = await startMetricsServer();
  for (const path of ['/', '/metrics?x=1', '/api/clubs']) expect((await ask(path)).status).toBe(404);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
  await close();
});
