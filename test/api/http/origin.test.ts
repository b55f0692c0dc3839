/** Cross-site requests change nothing (C6.4). */
import { expect, test } from 'vitest';
import { MINIMAL, onStage } from '../../stage.ts';

const HOST = 'reports.example';
const FOREIGN = [
  'https://evil.example',
  'null',
  'http://reports.example.evil.example',
  'http://localhost',
  'https://reports.example:8443',
  'nonsense',
  '',
  'file://',
];

const CHANGES = [
  ['POST', '/api/reports'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/auth/password'],
  ['POST', '/api/clubs'],
  ['PATCH', '/api/clubs/:club'],
  ['DELETE', '/api/clubs/:club'],
  ['POST', '/api/users'],
  ['PATCH', '/api/users/:user'],
  ['DELETE', '/api/users/:user'],
  ['PATCH', '/api/reports/:report'],
  ['POST', '/api/reports/:report/approve'],
  ['POST', '/api/reports/:report/comment'],
  ['POST', '/api/reports/:report/hide'],
  ['DELETE', '/api/reports/:report/contact'],
  ['POST', '/api/reports/:report/public-preview'],
] as const;

test('every state-changing call from a foreign origin, or cross-site, is 403 and changes nothing (C6.4)', () =>
  onStage(async (stage) => {
    const { call, clubs, people } = stage;
    const report = await stage.report('ridge');
    const fill = (url: string) =>
      url.replace(':club', clubs.valley).replace(':user', people.valleyManager.id).replace(':report', report);
    const everything = async () =>
      Promise.all(
        ['/api/clubs', '/api/users', '/api/reports', '/api/auth/check'].map(
          async (url) => (await call('GET', url, { as: 'superAdmin' })).body,
        ),
      );
    const before = await everything();
    const body = {
      name: 'Taken',
      email: 'x@y.example',
      password: 'taken over',
      comment: 'Taken.',
      clubId: clubs.valley,
    };
    const heads = [...FOREIGN.map((origin) => ({ origin })), { 'sec-fetch-site': 'cross-site' }];
    for (const [method, url] of CHANGES) {
      for (const head of heads) {
        const options = {
          as: 'superAdmin',
          headers: { host: HOST, ...head },
          body: method === 'DELETE' ? undefined : body,
        } as const;
        const answer = await call(method, fill(url), options);
        expect([answer.statusCode, Object.keys(answer.json())], `${method} ${url} ${JSON.stringify(head)}`).toEqual([
          403,
          ['message'],
        ]);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    }
    expect(await everything()).toEqual(before);
  }));

test('requests from our own origin, over http or https, and without an origin are accepted (C6.4)', () =>
  onStage(async ({ call, clubs }) => {
    const body = { clubId: clubs.ridge, ...MINIMAL };
    const own = [
      { origin: `http://${HOST}` },
      { origin: `https://${HOST}` },
      { origin: `https://${HOST.toUpperCase()}` },
    ];
    const hosts = [
      ...own,
      {},
      { 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` },
      { 'sec-fetch-site': 'none' },
    ];
    for (const head of hosts)
      expect((await call('POST', '/api/reports', { body, headers: { host: HOST, ...head } })).statusCode).toBe(201);
    const port = { host: 'localhost:3000', origin: 'http://localhost:3000' };
    expect((await call('POST', '/api/reports', { body, headers: port })).statusCode).toBe(201);
    expect(
      (await call('POST', '/api/reports', { body, headers: { ...port, origin: 'http://localhost:3001' } })).statusCode,
    ).toBe(403);
  }));

test('if PUBLIC_URL is set, it is the only accepted origin, whatever Host says (C6.4)', () =>
  onStage(
    async ({ call, clubs }) => {
      const body = { clubId: clubs.ridge, ...MINIMAL };
      const from = async (origin: string, host: string) =>
        (await call('POST', '/api/reports', { body, headers: { origin, host } })).statusCode;
      expect(await from('https://windsock.example', 'internal:3000')).toBe(201);
      expect(await from('http://internal:3000', 'internal:3000')).toBe(403);
      expect(await from('https://evil.example', 'evil.example')).toBe(403);
      expect(await from('null', 'windsock.example')).toBe(403);
    },
    { publicUrl: 'https://windsock.example/' },
  ));

test('a forged X-Forwarded-Host does not make a foreign origin acceptable (C6.4)', () =>
  onStage(async ({ call, clubs }) => {
    const headers = { host: HOST, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    const refused = await call('POST', '/api/reports', { body: { clubId: clubs.ridge, ...MINIMAL }, headers });
    expect(refused.statusCode).toBe(403);
  }));

test('GET is answered for any origin, and no CORS header lets other sites read the answer (C6.4)', () =>
  onStage(async ({ call }) => {
    const headers = { host: HOST, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const url of ['/api/clubs', '/api/reports/public', '/api/common-fields', '/healthz']) {
      const answer = await call('GET', url, { headers });
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const preflight = { ...headers, 'access-control-request-method': 'POST' };
    const asked = await call('OPTIONS', '/api/reports', { headers: preflight });
    expect(asked.statusCode).toBe(404);
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }));

test('a missing session is refused before a foreign origin, and that before rights and body (C3.17)', () =>
  onStage(async ({ call }) => {
    const headers = { origin: 'https://evil.example' };
    expect((await call('POST', '/api/clubs', { headers, body: '{' })).statusCode).toBe(401);
    expect((await call('POST', '/api/clubs', { as: 'ridgePilot', headers, body: '{' })).statusCode).toBe(403);
    expect((await call('POST', '/api/reports', { headers, body: '{' })).statusCode).toBe(403);
  }));
