/** What the log says about a request, whatever its outcome: method, route, status, time (C6.6). */
import { expect, test } from 'vitest';
import { CAST } from '../../cast.ts';
import { expectProblem } from '../../problem.ts';
import { MINIMAL, setStage } from '../../stage.ts';

const ADDRESS = '198.51.100.73';
const SECRETS = /198\.51\.100|c0ffee|marker|@|\?|ridge\.example|"sid|Bearer|Mozilla/i;

test('no log line, even at the lowest level, holds a body, address, cookie, email, query string or header (C6.6)', async () => {
  const stage = await setStage({ logLevel: 'trace', rateLimits: true, trustProxy: ['127.0.0.1', ADDRESS] });
  const headers = {
    cookie: 'sid=c0ffee; __Host-sid=c0ffee',
    'user-agent': 'Mozilla marker',
    'x-forwarded-for': '198.51.100.99',
    authorization: 'Bearer marker',
    referer: 'https://marker.example/?q=marker',
    'x-request-id': 'marker',
    'request-id': 'marker',
  };
  const report = await stage.report('ridge');
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/reports/public?keyword=marker&startDate=2026-01-01'],
    ['GET', '/api/reports/public?limit=marker'],
    ['GET', `/api/reports/public/marker@example.org`],
    ['GET', '/api/marker/unknown?email=marker@example.org'],
    ['GET', '/%FFmarker?marker'],
    ['GET', '/marker/page?token=marker'],
    ['POST', '/api/reports', { clubId: stage.clubs.ridge, ...MINIMAL, narrative: 'marker narrative text' }],
    ['POST', '/api/reports', { marker: 1 }],
    ['POST', '/api/reports', '{"marker'],
    ['POST', '/api/reports', 'marker'.repeat(60_000)],
    ['POST', '/api/auth/login', { email: CAST.ridgeManager.email, password: 'marker' }],
    ['POST', '/api/auth/login', { email: 'marker@example.org', password: 'marker' }],
    ['PATCH', `/api/reports/${report}?marker=1`, { clubId: 'marker' }],
    ['POST', '/api/clubs?marker', { name: 'marker' }],
    ['DELETE', '/api/users/marker'],
  ];
  for (const [method, url, body] of calls)
    for (const address of [ADDRESS, '127.0.0.1'])
      await stage.call(method, url, { headers, address, ...(body !== undefined && { body }) });
  for (let tried = 0; tried < 6; tried += 1)
    await stage.call('POST', '/api/auth/login', {
      body: { email: 'marker@example.org', password: 'x' },
      address: ADDRESS,
    });
  await stage.close();
  expect(stage.log.length).toBeGreaterThan(calls.length);
  for (const line of stage.log) expect(line).not.toMatch(SECRETS);
});

test('each answer of the API leaves one log line with method, route pattern and status (C6.6)', async () => {
  const stage = await setStage();
  const report = await stage.report('ridge');
  stage.log.length = 0;
  await stage.call('GET', `/api/reports/${report}`, { as: 'ridgeManager' });
  await stage.call('GET', '/api/clubs');
  await stage.call('GET', '/api/clubs');
  await stage.call('GET', '/api/users');
  await stage.call('GET', '/healthz');
  const lines = stage.log.map((line) => JSON.parse(line));
  expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    'GET /api/reports/:id 200',
    'GET /api/clubs 200',
    'GET /api/clubs 200',
    'GET /api/users 401',
  ]);
  await stage.close();
});

test('an unexpected failure is logged with kind and place, not its message, and answered without details (C6.6, C3.1)', async () => {
  const stage = await setStage();
  const { database } = stage.services;
  const failing = { ...database, transaction: () => Promise.reject(new TypeError('marker: the secret message')) };
  stage.services.database = failing as typeof database;
  const answer = await stage.call('POST', '/api/clubs', { as: 'superAdmin', body: { name: 'Any' } });
  stage.services.database = database;
  expectProblem(answer, 'server/failed');
  const line = stage.log.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'unexpected failure');
  expect(line.fault[0]).toMatchObject({
    kind: 'TypeError',
    place: expect.arrayContaining([expect.stringMatching(/^at /)]),
  });
  expect(JSON.stringify(line)).not.toContain('marker');
  await stage.close();
});

test('a write is 503 with Retry-After while the database is unreachable, and works again afterwards (C3.1, C1.6)', async () => {
  const stage = await setStage();
  const { database } = stage.services;
  const away = () => Promise.reject(Object.assign(new Error('marker'), { code: 'ECONNREFUSED' }));
  stage.services.database = { ...database, transaction: away, ping: away } as typeof database;
  const refused = await stage.call('POST', '/api/clubs', { as: 'superAdmin', body: { name: 'Any' } });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect([Object.keys(refused.json()), refused.body.includes('marker')]).toEqual([['message'], false]);
  stage.services.database = database;
  expect((await stage.call('POST', '/api/clubs', { as: 'superAdmin', body: { name: 'Any' } })).statusCode).toBe(201);
  expect((await stage.call('GET', '/readyz')).statusCode).toBe(200);
  await stage.close();
});
