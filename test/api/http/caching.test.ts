/** Caching and compression of responses (C3.16). */
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
let report: string;
beforeAll(async () => {
  stage = await setStage();
  for (let at = 0; at < 3; at += 1) {
    report = await stage.report('ridge', { narrative: `Number ${at}: ${'a long story. '.repeat(60)}` });
    await stage.approve(report);
  }
});
afterAll(() => stage.close());

const PUBLIC = [
  '/api/clubs',
  '/api/common-fields',
  '/api/submission-key',
  '/api/reports/public',
  '/api/reports/public?keyword=story',
  '/api/reports/public/counts',
  '/api/reports/public/:id',
];
const PRIVATE: [string, string, 'superAdmin' | undefined][] = [
  ['GET', '/api/detect-location', undefined],
  ['GET', '/api/auth/check', 'superAdmin'],
  ['GET', '/api/auth/check', undefined],
  ['GET', '/api/users', 'superAdmin'],
  ['GET', '/api/audit', 'superAdmin'],
  ['GET', '/api/reports', 'superAdmin'],
  ['GET', '/api/reports/counts', 'superAdmin'],
  ['GET', '/api/reports/:id', 'superAdmin'],
  ['GET', '/api/reports/:id/public-preview', 'superAdmin'],
  ['POST', '/api/auth/logout', undefined],
  ['GET', `/api/reports/public/${randomUUID()}`, undefined],
  ['GET', '/api/reports/public?limit=0', undefined],
  ['GET', '/api/nothing', undefined],
];

const get = (url: string, headers: Record<string, string> = {}) =>
  stage.call('GET', url.replace(':id', report), { headers });

test.each(PUBLIC)(
  '%s has a strong ETag and public, no-cache, and returns an empty 304 if the ETag matches (C3.16)',
  async (url) => {
    const first = await get(url);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect(first.headers['etag']).toMatch(/^"[^"]+"$/);
    expect(first.headers['vary']).toMatch(/accept-encoding/i);
    expect(first.headers['set-cookie']).toBeUndefined();
    const etag = String(first.headers['etag']);
    for (const sent of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await get(url, { 'if-none-match': sent });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, no-cache' });
    }
    for (const sent of ['"other"', etag.slice(1, -1), ''])
      expect((await get(url, { 'if-none-match': sent })).statusCode).toBe(200);
  },
);

test.each(PRIVATE)('%s %s as %s is no-store and has no ETag (C3.16)', async (method, url, as) => {
  const answer = await stage.call(method, url.replace(':id', report), as && { as });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['etag']).toBeUndefined();
});

test.each(['br', 'gzip'])(
  'answers over 1 KiB are compressed with %s and have an ETag of their own (C3.16)',
  async (encoding) => {
    const plain = await get('/api/reports/public');
    const packed = await get('/api/reports/public', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    const unpacked = encoding === 'br' ? brotliDecompressSync(packed.rawPayload) : gunzipSync(packed.rawPayload);
    expect(unpacked.toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const etags = [plain.headers['etag'], packed.headers['etag']];
    expect(new Set(etags).size).toBe(2);
    const wrongOne = { 'accept-encoding': encoding, 'if-none-match': String(etags[0]) };
    expect((await get('/api/reports/public', wrongOne)).statusCode).toBe(200);
    const rightOne = { 'accept-encoding': encoding, 'if-none-match': String(etags[1]) };
    expect((await get('/api/reports/public', rightOne)).statusCode).toBe(304);
  },
);

test('staff answers are compressed; small answers, and those to clients without support, are not (C3.16)', async () => {
  const accept = { 'accept-encoding': 'gzip, deflate, br' };
  const list = await stage.call('GET', '/api/reports', { as: 'superAdmin', headers: accept });
  expect(list.headers['content-encoding']).toBe('br');
  expect((await get('/api/clubs', accept)).headers['content-encoding']).toBeUndefined();
  for (const encoding of ['identity', 'deflate', 'br;q=0, gzip;q=0', '', 'nonsense;;q=x', 'br;q='.repeat(50)]) {
    const answer = await get('/api/reports/public', { 'accept-encoding': encoding });
    expect(answer.statusCode, encoding).toBe(200);
    if (!encoding.includes('br;q=br')) expect(answer.headers['content-encoding'], encoding).toBeUndefined();
  }
});

test('HEAD has the headers of GET, compressed too, and no body (C3.16)', async () => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const full = await get('/api/common-fields', headers);
    const head = await stage.call('HEAD', '/api/common-fields', { headers });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect({ ...head.headers, date: null }).toEqual({ ...full.headers, date: null });
  }
});

test.each(PUBLIC)('HEAD %s returns 304 if the ETag matches (C3.16, C3.17)', async (url) => {
  const address = url.replace(':id', report);
  const etag = String((await stage.call('HEAD', address)).headers['etag']);
  for (const tag of [etag, '*']) {
    const answer = await stage.call('HEAD', address, { headers: { 'if-none-match': tag } });
    expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', etag]);
  }
});

test('names of encodings are case-insensitive (C3.16)', async () => {
  const answer = await stage.call('GET', '/api/reports/public', { headers: { 'accept-encoding': 'GZIP, deflate' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
});

test('a hidden report is gone from the very next answer, even for clients that had cached it (C3.16, C5.1)', async () => {
  const id = await stage.report('ridge', { narrative: 'Here and then gone without trace.' });
  await stage.approve(id);
  const urls = [
    '/api/reports/public',
    '/api/reports/public/counts',
    '/api/reports/public?keyword=trace',
    `/api/reports/public/${id}`,
  ];
  const etags = await Promise.all(urls.map(async (url) => String((await get(url)).headers['etag'])));
  await stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' });
  for (const [at, url] of urls.entries()) {
    const answer = await get(url, { 'if-none-match': etags[at] ?? '' });
    expect(answer.statusCode, url).toBe(url.endsWith(id) ? 404 : 200);
    expect(answer.body).not.toContain('without trace');
  }
  await stage.approve(id, 'Check the latch twice.');
  for (const [at, url] of urls.entries())
    expect((await get(url, { 'if-none-match': etags[at] ?? '' })).statusCode, url).toBe(304);
});

test('creating, changing or deleting a club changes the ETag of the clubs at once (C3.16)', async () => {
  const as = 'superAdmin';
  const etagNow = async () => String((await get('/api/clubs')).headers['etag']);
  const etags = [await etagNow()];
  const club = (await stage.call('POST', '/api/clubs', { as, body: { name: 'Etag Club' } })).json();
  etags.push(await etagNow());
  await stage.call('PATCH', `/api/clubs/${club.id}`, { as, body: { location: 'Elsewhere' } });
  etags.push(await etagNow());
  expect(new Set(etags).size).toBe(3);
  await stage.call('DELETE', `/api/clubs/${club.id}`, { as });
  expect(await etagNow()).toBe(etags[0]);
});
