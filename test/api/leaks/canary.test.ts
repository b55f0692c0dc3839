/**
 * The most important test in the project: every confidential column holds a canary, also quoted in every published
 * text, and no public response, error, header or log line may contain one (C2.5, C3.9, C3.13, C5.2, C6.6).
 */
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLISHED_TEXTS } from '../../../domain/reports/public/public-report.ts';
import { CONFIDENTIAL_TEXTS, REPORT_TEXT_NAMES } from '../../../domain/reports/report.ts';
import { auditRows } from '../../audit.ts';
import { type Stage, setStage } from '../../stage.ts';

/** Values of the confidential columns, and a sentence that mentions all of them. */
const SECRET = {
  reporterName: 'Canaria Birdsong-Canary',
  reporterEmail: 'canaria.canary@canary-mail.example',
  reporterTelephone: '+44 1632 960 247',
  aircraftRegistration: 'G-CNRY',
  serialNumber: 'CNRY-247-XQ',
};
const QUOTE = `Canaria Birdsong-Canary of canaria.canary@canary-mail.example, +44 1632 960 247, flew G-CNRY, serial CNRY-247-XQ.`;
/** Never published, so it need not be recognised anywhere. */
const UNPUBLISHED = REPORT_TEXT_NAMES.filter(
  (name) =>
    !(PUBLISHED_TEXTS as readonly string[]).includes(name) && !(CONFIDENTIAL_TEXTS as readonly string[]).includes(name),
);
const CANARY = /canar|birdsong|cnry|960 ?247|hush/i;

let stage: Stage;
let shown: string;
let pending: string;
beforeAll(async () => {
  stage = await setStage({ logLevel: 'trace' });
  const quoted = Object.fromEntries(
    PUBLISHED_TEXTS.filter((name) => !name.startsWith('local')).map((name) => [name, QUOTE]),
  );
  const silent = Object.fromEntries(
    UNPUBLISHED.filter((name) => !name.startsWith('utc')).map((name) => [name, `hush ${name}`]),
  );
  const texts = { ...quoted, ...silent, ...SECRET, injuryLevel: `Minor injury. ${QUOTE}` };
  shown = await stage.report('ridge', texts);
  pending = await stage.report('ridge', { ...texts, headline: 'Hush, still pending' });
  await stage.approve(shown, `Analysis: ${QUOTE}`);
});
afterAll(() => stage.close());

function expectSilence(answer: LightMyRequestResponse, what: string): void {
  expect(answer.body, `body of ${what}`).not.toMatch(CANARY);
  expect(JSON.stringify(answer.headers), `headers of ${what}`).not.toMatch(CANARY);
}

test('the canaries are present in the report that staff see (C3.10)', async () => {
  const report = await stage.stored(shown);
  expect(report).toMatchObject(SECRET);
  for (const name of [...PUBLISHED_TEXTS, ...CONFIDENTIAL_TEXTS].filter((each) => !each.startsWith('local')))
    expect(report[name], name).toMatch(CANARY);
});

test('no public answer holds a canary: lists, single copies, counts and lookups, by GET and HEAD, compressed too (C3.9)', async () => {
  const urls = ['/api/reports/public', `/api/reports/public/${shown}`, '/api/reports/public/counts', '/api/clubs'];
  for (const url of [...urls, '/api/common-fields', '/api/detect-location', '/healthz', '/readyz']) {
    const answer = await stage.call('GET', url);
    expect(answer.statusCode, url).toBe(200);
    expectSilence(answer, url);
    expectSilence(await stage.call('HEAD', url), url);
  }
  const copy = (await stage.call('GET', `/api/reports/public/${shown}`)).json();
  expect(copy.narrative).toMatch(/\[\w+\]/);
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    for (const url of ['/api/reports/public', `/api/reports/public/${shown}`]) {
      const packed = await stage.call('GET', url, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding'], url).toBe(encoding);
      const text = unpack(packed.rawPayload).toString();
      expect(text, `${encoding} ${url}`).toContain(shown);
      expect(text, `${encoding} ${url}`).not.toMatch(CANARY);
    }
  }
});

test('no row that public pages read holds a canary, in any column (C2.5)', async () => {
  const { db } = stage.services.database;
  const found = (await db.execute(sql`SELECT to_jsonb(p) AS row FROM published_reports p`)) as unknown as {
    rows: unknown[];
  };
  expect(found.rows).toHaveLength(1);
  expect(JSON.stringify(found.rows)).not.toMatch(CANARY);
});

const words = [
  ...Object.values(SECRET),
  ...QUOTE.split(/[\s,]+/),
  'canar',
  'cnry',
  '960247',
  'hush',
  'Hush, still pending',
];

test('no public keyword or filter finds or counts reports by a hidden value (C3.13)', async () => {
  const innocent = new Set(['of', 'flew', 'serial', '+44', '1632']);
  for (const word of words.filter((each) => !innocent.has(each))) {
    for (const parameter of ['keyword', 'severity', 'aircraftCategory']) {
      const query = `${parameter}=${encodeURIComponent(word)}`;
      const list = await stage.call('GET', `/api/reports/public?${query}&limit=1`);
      const counts = await stage.call('GET', `/api/reports/public/counts?${query}`);
      expect([list.json(), counts.json()], query).toEqual([[], { total: 0 }]);
      expectSilence(list, query);
    }
  }
});

test('no refusal repeats a hidden value to the public, pilots or other clubs (C3.1, C3.17)', async () => {
  const paths = ['', '/approve', '/comment', '/hide', '/public-preview'];
  for (const id of [shown, pending, randomUUID()]) {
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'])
        for (const as of [undefined, 'ridgePilot', 'valleyManager', 'valleyAdmin'] as const)
          expectSilence(await stage.call(method, `/api/reports/${id}${path}`, as && { as }), `${method} ${path}`);
    }
  }
  const same = [pending, randomUUID()].map((id) => stage.call('GET', `/api/reports/public/${id}`));
  const [there, nowhere] = await Promise.all(same);
  expect([there?.statusCode, there?.body]).toEqual([nowhere?.statusCode, nowhere?.body]);
});

test('a refused submission returns none of its text (C3.1)', async () => {
  for (const change of [
    { narrative: 'canary' },
    { clubId: 'canary' },
    { headline: `canary${'x'.repeat(300)}` },
    { localDate: 'canary' },
  ]) {
    const body = { clubId: stage.clubs.ridge, narrative: QUOTE, ...SECRET, reporterEmail: 'canary', ...change };
    const refused = await stage.call('POST', '/api/reports', { body });
    expect(refused.statusCode).toBe(400);
    expectSilence(refused, JSON.stringify(change));
  }
  expectSilence(await stage.call('POST', '/api/reports', { body: '{"narrative":"canary' }), 'broken JSON');
  expectSilence(
    await stage.call('GET', '/api/reports/public?limit=canary&cursor=canary&startDate=canary'),
    'bad query',
  );
});

test('the copy in a preview holds no canary (C5.4)', async () => {
  for (const id of [shown, pending]) {
    const body = { comment: QUOTE };
    const preview = await stage.call('POST', `/api/reports/${id}/public-preview`, { as: 'ridgeManager', body });
    expect(JSON.stringify(preview.json().copy)).not.toMatch(id === shown ? CANARY : /canar|birdsong|cnry|960 ?247/i);
  }
});

test('a report that is hidden and published again, or has a new comment, holds no canary either (C5.1)', async () => {
  const act = (action: string, body?: object) =>
    stage.call('POST', `/api/reports/${shown}/${action}`, { as: 'ridgeManager', ...(body && { body }) });
  await act('comment', { comment: `Again: ${QUOTE}` });
  expectSilence(await stage.call('GET', '/api/reports/public'), 'a new comment');
  await act('hide');
  expect((await stage.call('GET', '/api/reports/public')).json()).toEqual([]);
  const keep = [{ field: 'narrative', start: 0, end: QUOTE.length, action: 'keep' }];
  await act('approve', { comment: QUOTE, redactions: keep });
  const kept = await stage.call('GET', `/api/reports/public/${shown}`);
  expect(kept.statusCode).toBe(200);
  expectSilence(kept, 'a decision to keep everything');
});

test('no log line, even at the lowest level, and no audit line holds a canary after all of the above (C6.6, C4.6)', async () => {
  const { db } = stage.services.database;
  await db.execute(
    sql`ALTER TABLE reports ADD CONSTRAINT broken CHECK (narrative <> ${sql.raw("'canary narrative'")})`,
  );
  const body = { clubId: stage.clubs.ridge, ...SECRET, narrative: 'canary narrative' };
  const failed = await stage.call('POST', '/api/reports', {
    body,
    headers: { cookie: 'sid=canary', 'user-agent': 'canary' },
  });
  await db.execute(sql`ALTER TABLE reports DROP CONSTRAINT broken`);
  expect(failed.statusCode).toBe(500);
  expectSilence(failed, 'a failure of ours');
  expect(stage.log.some((line) => line.includes('unexpected failure'))).toBe(true);
  expect(stage.log.join('\n')).not.toMatch(CANARY);
  expect(JSON.stringify(await auditRows(stage))).not.toMatch(CANARY);
});
