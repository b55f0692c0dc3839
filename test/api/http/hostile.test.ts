/** Random requests against every call: never a server error, always the error shape (contract C3.1, C3.17). */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_TEXT_NAMES } from '../../../domain/reports/report.ts';
import type { CastMember } from '../../cast.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';

const RUNS = 60;

let stage: Stage;
let report: string;
beforeAll(async () => {
  stage = await setStage();
  report = await stage.report('ridge');
  await stage.approve(report);
});
afterAll(() => stage.close());

const KEYS = [...REPORT_TEXT_NAMES, 'clubId', 'name', 'location', 'email', 'password', 'role', 'comment', 'redactions'];
const PARAMETERS = [
  'keyword',
  'startDate',
  'endDate',
  'severity',
  'aircraftCategory',
  'approvalStatus',
  'limit',
  'cursor',
];
const NASTY = [
  '',
  '\u0000',
  '\ud800',
  '\\',
  "'",
  '%',
  '_%',
  '2026-02-30',
  'infinity',
  '0000-01-01',
  '-1',
  '1e999',
  '__proto__',
  'constructor',
  '\u202e\u200b\ufeff',
  'x'.repeat(20_001),
  'ﷺ'.repeat(200),
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
];

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 60 }), fc.string());
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.record(
        {
          field: fc.constantFrom('narrative', 'headline', 'x'),
          start: fc.integer(),
          end: fc.integer(),
          action: fc.constantFrom('replace', 'keep', 'x'),
          replacement: text,
        },
        { requiredKeys: [] },
      ),
      { maxLength: 4 },
    ),
  },
);
const object = fc.dictionary(
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...KEYS) }, { weight: 1, arbitrary: text }),
  value,
  { maxKeys: 8 },
);
const body = fc.oneof(
  { weight: 4, arbitrary: object },
  {
    weight: 2,
    arbitrary: object.map((sent) => ({ ...sent, ...MINIMAL, clubId: stage.clubs.ridge, comment: 'Fine.' })),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const payload = fc.oneof(
  { weight: 5, arbitrary: body.map((sent) => JSON.stringify(sent)) },
  { weight: 1, arbitrary: text },
);
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS), text), text), { maxLength: 5 })
  .map((pairs) =>
    pairs
      .map(([name, sent]) =>
        [name, sent].map((part) => encodeURIComponent(part.replace(/[\ud800-\udfff]/g, '\ufffd'))).join('='),
      )
      .join('&'),
  );
const rawQuery = fc.oneof(
  query,
  fc.string({ unit: fc.constantFrom(...'abc%&=+?[]0123456789é;'), maxLength: 30 }).map(encodeURI),
);
const id = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('report', 'club', 'user', 'random') },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'abc%{}-0123456789.~'), minLength: 1, maxLength: 40 }) },
);
const header = fc.string({ unit: fc.constantFrom(...'abcXYZ019 ,;=/*"%-_.:()[]{}<>@\\\t'), maxLength: 40 });
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'if-none-match',
    'cookie',
    'origin',
    'sec-fetch-site',
    'content-type',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'host',
    'idempotency-key',
    'range',
    'if-match',
    'if-modified-since',
    'te',
    'forwarded',
    'x-http-method-override',
    'content-encoding',
    'referer',
    'authorization',
  ),
  header,
  { maxKeys: 3 },
);
const actor = fc.constantFrom<CastMember | undefined>(
  'superAdmin',
  'superAdmin',
  'ridgeAdmin',
  'ridgeManager',
  undefined,
);

function idFor(kind: string): string {
  if (kind === 'report') return report;
  if (kind === 'club') return stage.clubs.valley;
  if (kind === 'user') return stage.people.valleyManager.id;
  return kind === 'random' ? randomUUID() : kind;
}

/** The error shape of C3.1, to the letter. */
function expectShape(status: number, text: string): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  const { message, errors, ...rest } = JSON.parse(text);
  expect([typeof message, rest]).toEqual(['string', {}]);
  for (const each of errors ?? []) expect(Object.keys(each)).toEqual(['path', 'message']);
  expect(text.length).toBeLessThan(200_000);
}

const calls = [
  'GET /api/common-fields',
  'POST /api/reports',
  'GET /api/reports/public',
  'GET /api/reports/public/counts',
  'GET /api/reports/public/:id',
  'GET /api/reports',
  'GET /api/reports/counts',
  'GET /api/reports/:id',
  'GET /api/reports/:id/public-preview',
  'POST /api/reports/:id/public-preview',
  'POST /api/reports/:id/approve',
  'POST /api/reports/:id/comment',
  'POST /api/reports/:id/hide',
  'DELETE /api/reports/:id/contact',
  'PATCH /api/reports/:id',
  'GET /api/clubs',
  'POST /api/clubs',
  'PATCH /api/clubs/:id',
  'DELETE /api/clubs/:id',
  'GET /api/users',
  'POST /api/users',
  'PATCH /api/users/:id',
  'DELETE /api/users/:id',
  'GET /api/auth/check',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/password',
  'GET /api/audit',
  'GET /api/detect-location',
];

test('the calls below are all that are served (C3)', () => {
  expect(calls.toSorted()).toEqual(stage.app.apiCalls.map(({ method, url }) => `${method} ${url}`).toSorted());
});

/** Calls that would end what the other runs need are made as nobody who matters. */
const HARMLESS: Record<string, CastMember> = { '/api/auth/logout': 'ridgePilot', '/api/auth/password': 'ridgePilot' };

test.each(calls)('%s answers anything with less than 500 and in the error shape (C3.1, C3.17)', async (call) => {
  const [method = '', url = ''] = call.split(' ');
  await fc.assert(
    fc.asyncProperty(actor, id, rawQuery, payload, headers, async (who, kind, asked, sent, head) => {
      const as = HARMLESS[url] ?? who;
      const address = `${url.replace(':id', method === 'DELETE' ? randomUUID() : idFor(kind))}?${asked}`;
      const { cookie, ...others } = head;
      const options = { headers: as ? others : head, ...(as && { as }), ...(method !== 'GET' && { body: sent }) };
      const answer = await stage.call(method, address, options);
      expectShape(answer.statusCode, answer.body);
      expect(cookie === undefined || typeof cookie === 'string').toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('a random address and method under /api is 4xx in the error shape, or a page that exists (C3.17)', async () => {
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');
  const path = fc.array(
    fc.oneof(fc.constantFrom('reports', 'public', 'clubs', '..', '.', '', '%2e%2e', '%00', '%2F'), id),
    { maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(method, path, actor, async (how, parts, as) => {
      const answer = await stage.call(how, `/api/${parts.join('/')}`, as && how !== 'DELETE' ? { as } : {});
      expect(answer.statusCode).toBeLessThan(500);
      if (how !== 'HEAD') expectShape(answer.statusCode, answer.body || '{"message":""}');
    }),
    { numRuns: 4 * RUNS },
  );
});

test('after all of it nothing was logged as a failure of ours, and the app still works (C3.17)', async () => {
  expect(stage.log.filter((line) => line.includes('unexpected failure'))).toEqual([]);
  expect((await stage.call('GET', `/api/reports/public/${report}`)).statusCode).toBeLessThan(405);
  expect((await stage.call('GET', '/readyz')).statusCode).toBe(200);
});
