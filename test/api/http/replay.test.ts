/** Responses replayed past Fastify, over real connections (C3.16, C6.5, C6.6; docs/decisions/020-replay.md). */
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countRequests } from '../../../server/http/monitoring/metrics-server.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
let figures: ReturnType<typeof countRequests>;
let report: string;
beforeAll(async () => {
  stage = await setStage({ trustProxy: ['127.0.0.1'] });
  figures = countRequests(stage.app);
  await stage.app.listen({ port: 0, host: '127.0.0.1' });
  for (let at = 0; at < 3; at += 1) {
    report = await stage.report('ridge', { narrative: `Number ${at}: ${'a long story. '.repeat(60)}` });
    await stage.approve(report);
  }
});
afterAll(() => stage.close());
/** Changes something public, so that every response is built again. */
beforeEach(() => stage.approve(report, `Check the latch ${Math.random()} times.`));

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = stage.app.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { date: _, ...kept } = answer.headers;
        resolve({ status: answer.statusCode, headers: kept, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    sent.on('error', reject).end();
  });
}

const seen = () => stage.log.filter((line) => line.includes('"answered"')).map((line) => JSON.parse(line));
/** Log lines of requests that Fastify handled have a request id. */
const pastFastify = () => seen().filter((line) => line.reqId === undefined).length;

const HEADER_VARIANTS: Record<string, string>[] = [
  {},
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip, deflate' },
  { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' },
  { 'accept-encoding': 'br', 'x-forwarded-proto': 'http, https' },
  { 'x-forwarded-proto': 'http' },
];

test('a replayed answer is identical to the first, headers included, for every kind of request (C3.16)', async () => {
  for (const path of ['/api/reports/public', '/api/reports/public?keyword=story', '/api/clubs', '/api/common-fields']) {
    for (const headers of HEADER_VARIANTS) {
      const first = await ask(path, headers);
      const before = pastFastify();
      expect(await ask(path, headers)).toEqual(first);
      const etag = String(first.headers['etag']);
      const unchanged = await ask(path, { ...headers, 'if-none-match': etag });
      expect([unchanged.status, unchanged.body, unchanged.headers['etag']]).toEqual([304, '', etag]);
      expect(unchanged.headers['content-length']).toBeUndefined();
      expect(await ask(path, { ...headers, 'if-none-match': '"other"' })).toEqual(first);
      await expect.poll(pastFastify, { message: `${path} ${JSON.stringify(headers)}` }).toBe(before + 3);
    }
  }
});

test('an answer first sent as a 304 is replayed in full to a client without it, and the other way round (C3.16)', async () => {
  const path = '/api/reports/public';
  const { headers, ...first } = await ask(path, { 'accept-encoding': 'br' });
  const known = { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) };
  await stage.call('POST', '/api/clubs', { as: 'superAdmin', body: { name: 'Another Club' } });
  const unchanged = await ask(path, known);
  expect(unchanged.status).toBe(304);
  expect(await ask(path, { 'accept-encoding': 'br' })).toEqual({ headers, ...first });
  expect(await ask(path, known)).toEqual(unchanged);
});

test('HSTS is replayed only to requests that came over https (C6.5)', async () => {
  const hsts = async (headers: Record<string, string>) =>
    (await ask('/api/clubs', headers)).headers['strict-transport-security'] !== undefined;
  for (const _ of [1, 2]) {
    expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe(true);
    expect(await hsts({ 'x-forwarded-proto': 'http' })).toBe(false);
    expect(await hsts({})).toBe(false);
  }
});

test('a hidden report is gone from the very next answer, even after it was replayed (C3.16, C5.1)', async () => {
  const gone = await stage.report('ridge', { narrative: 'Here and then gone without trace.' });
  await stage.approve(gone);
  const paths = ['/api/reports/public', '/api/reports/public?keyword=trace', '/api/reports/public/counts'];
  const before = await Promise.all(paths.map((path) => ask(path)));
  for (const [at, path] of paths.entries()) expect(await ask(path)).toEqual(before[at]);
  expect((await ask(`/api/reports/public/${gone}`)).status).toBe(200);
  await stage.call('POST', `/api/reports/${gone}/hide`, { as: 'superAdmin' });
  for (const [at, path] of paths.entries()) expect((await ask(path)).body, path).not.toBe(before[at]?.body);
  expect((await ask(`/api/reports/public/${gone}`)).status).toBe(404);
});

test('every replayed answer is logged and counted, without its query string (C6.6)', async () => {
  const path = '/api/reports/public?keyword=CANARY';
  await ask(path);
  const counted = () =>
    figures
      .lines()
      .map(
        (line) => /_count\{method="GET",route="\/api\/reports\/public",status="(?:2|3)xx"\} (\d+)/.exec(line)?.[1] ?? 0,
      )
      .reduce((sum: number, count) => sum + Number(count), 0);
  const [lines, answers] = [seen().length, counted()];
  const { headers } = await ask(path);
  await ask(path, { 'if-none-match': String(headers['etag']) });
  await expect.poll(() => [seen().length, counted()]).toEqual([lines + 2, answers + 2]);
  const statuses = seen()
    .slice(-2)
    .map(({ method, route, status }) => [method, route, status]);
  expect(statuses).toEqual([
    ['GET', '/api/reports/public', 200],
    ['GET', '/api/reports/public', 304],
  ]);
  expect(stage.log.join('')).not.toContain('CANARY');
});

test('HEAD has the headers of GET and no body, and other methods do not get the answer to GET (C3.16)', async () => {
  const full = await ask('/api/clubs');
  expect(await ask('/api/clubs', {}, 'HEAD')).toEqual({ ...full, body: '' });
  expect((await ask('/api/clubs', {}, 'DELETE')).status).toBe(404);
  expect((await ask('/api/reports/public', {}, 'POST')).status).toBe(404);
});

test('any number of different Accept-Encoding headers gets the same answer (C3.16)', async () => {
  const first = await ask('/api/reports/public', { 'accept-encoding': 'br' });
  for (let at = 0; at < 60; at += 1)
    expect((await ask('/api/reports/public', { 'accept-encoding': `br, x${at}` })).body).toBe(first.body);
  expect(await ask('/api/reports/public', { 'accept-encoding': `br, ${'x'.repeat(2_000)}` })).toEqual(first);
  expect(await ask('/api/reports/public', { 'accept-encoding': 'br' })).toEqual(first);
});
