/** Reports queued on a device: sealed to the server's key, opened and stored as if sent directly (C15.3). */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_TEXT_NAMES } from '../../../domain/reports/report.ts';
import { SEALED_INFO } from '../../../domain/sealing/sealed-report.ts';
import { fromBase64url, toBase64url } from '../../../web/components/waiting/sealing/base64url.ts';
import { seal } from '../../../web/components/waiting/sealing/hpke.ts';
import { newCode } from '../../../web/reports/submit/receipt/new-code.ts';
import { auditOf } from '../../audit.ts';
import type { CastMember } from '../../cast.ts';
import { expectProblem } from '../../problem.ts';
import { everyRow } from '../../rows.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';
import { testApp } from '../../test-app.ts';
import { uploadPicture } from '../photos/pictures.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ mail: true });
});
afterAll(() => stage.close());

type Key = { keyId: string; publicKey: string };

const keyOf = async ({ call }: Pick<Stage, 'call'>): Promise<Key> => (await call('GET', '/api/submission-key')).json();

/** Seals a body, or a text as it is, and sends it. */
async function send(
  body: unknown,
  {
    key = randomUUID() as string,
    at = stage,
    to = {} as Partial<Key>,
    aad = '',
    as = undefined as CastMember | undefined,
  } = {},
) {
  const { keyId, publicKey } = { ...(await keyOf(at)), ...to };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sealed = toBase64url(await seal(fromBase64url(publicKey), text, { info: SEALED_INFO, aad: aad || key }));
  const headers = { 'idempotency-key': key };
  return at.call('POST', '/api/sealed-reports', { body: { keyId, sealed }, headers, ...(as && { as }) });
}

/** Who is emailed about a report, sorted. */
async function notified(id: string): Promise<unknown[]> {
  const { rows } = (await stage.services.database.db.execute(sql`
    SELECT kind, user_id AS to FROM outbox WHERE report_id = ${id}::uuid ORDER BY user_id`)) as unknown as {
    rows: unknown[];
  };
  return rows;
}

const valid = (texts: object = {}) => ({ clubId: stage.clubs.ridge, ...MINIMAL, ...texts });

test('a sealed report is stored like one sent directly, with its receipt, and the team is told of it (C15.3, C9.3)', async () => {
  const code = newCode();
  const texts = {
    narrative: 'Überlandflug 🛩️\nzu tief.',
    headline: 'Low',
    reporterName: 'Anna',
    localDate: '2026-06-01',
  };
  const at = stage.clock.read().toISOString();
  const sent = await send(valid({ ...texts, receiptCode: code }));
  expect([sent.statusCode, Object.keys(sent.json())]).toEqual([201, ['id', 'submittedAt']]);
  expect(sent.json().submittedAt).toBe(at);
  const plain = await stage.call('POST', '/api/reports', { body: valid(texts) });
  const [stored, other] = await Promise.all([stage.stored(sent.json().id), stage.stored(plain.json().id)]);
  for (const name of REPORT_TEXT_NAMES) expect(stored[name], name).toBe(other[name]);
  expect(stored.clubId).toBe(stage.clubs.ridge);
  const team = [stage.people.ridgeAdmin.id, stage.people.ridgeManager.id].toSorted();
  expect(await notified(sent.json().id)).toEqual(team.map((to) => ({ kind: 'new-report', to })));
  expect(await notified(plain.json().id)).toEqual(await notified(sent.json().id));
  const followed = await stage.call('POST', '/api/receipt', { body: { code } });
  expect([followed.statusCode, followed.json().state]).toEqual([200, 'received']);
});

test('a repeat, sealed or not, gets the first 201 again and stores nothing, whatever its body (C15.3)', async () => {
  const key = randomUUID();
  const first = await send(valid(), { key });
  const count = async () => (await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json().total;
  const before = await count();
  const again = await Promise.all([
    send(valid(), { key }),
    send(valid({ headline: 'changed' }), { key }),
    send('no report', { key }),
    stage.call('POST', '/api/reports', { body: valid(), headers: { 'idempotency-key': key } }),
    stage.call('POST', '/api/sealed-reports', {
      body: { keyId: 'x', sealed: '' },
      headers: { 'idempotency-key': key },
    }),
  ]);
  for (const each of again) expect([each.statusCode, each.json()]).toEqual([201, first.json()]);
  expect(await count()).toBe(before);
});

test('a report that cannot be opened is 400 at sealed, an unknown key 400 at keyId, and nothing is stored (C15.3)', async () => {
  const { keyId, publicKey } = await keyOf(stage);
  const before = await everyRow(stage);
  const post = (body: unknown, headers: Record<string, string> = { 'idempotency-key': randomUUID() }) =>
    stage.call('POST', '/api/sealed-reports', { body, headers });
  const sealed = toBase64url(
    await seal(fromBase64url(publicKey), JSON.stringify(valid()), { info: SEALED_INFO, aad: 'x' }),
  );
  for (const bad of ['', 'AA', '%%', `${sealed}=`, sealed, toBase64url(new Uint8Array(65)), 'A'.repeat(200_000)])
    expectProblem(await post({ keyId, sealed: bad }), 'request/invalid', 'sealed');
  for (const content of ['', 'null', '[]', '7', '{', '"text"'])
    expectProblem(await send(content), 'request/invalid', 'sealed');
  expectProblem(await send(valid(), { aad: randomUUID() }), 'request/invalid', 'sealed');
  for (const unknown of [randomUUID(), '', 'no id', keyId.toUpperCase().replace(/.$/, '?')])
    expectProblem(await send(valid(), { to: { keyId: unknown } }), 'request/invalid', 'keyId');
  expectProblem(await post({}), 'request/invalid', 'keyId', 'sealed');
  expectProblem(await post({ keyId: 7, sealed: null }), 'request/invalid', 'keyId', 'sealed');
  expectProblem(await post({ keyId: randomUUID() }), 'request/invalid', 'sealed', 'keyId');
  expectProblem(await post({ keyId, sealed }, {}), 'request/invalid', 'Idempotency-Key');
  expectProblem(await post({ keyId, sealed }, { 'idempotency-key': 'none' }), 'request/invalid', 'Idempotency-Key');
  expectProblem(await post({ keyId: 'none', sealed }, {}), 'request/invalid', 'Idempotency-Key', 'keyId');
  expect(await everyRow(stage)).toEqual(before);
});

test('photos and the flight are stored with a sealed report, by the rules of the form (C15.3, C16.2, C16.5)', async () => {
  const flight = {
    heights: [
      [0, 500],
      [4, 510],
    ],
    moment: 4,
    launch: null,
  };
  const own = await uploadPicture(stage, {}, { as: 'ridgeManager' });
  const other = await uploadPicture(stage);
  expectProblem(await send(valid({ uploads: [own] })), 'request/invalid', 'uploads');
  expectProblem(await send(valid({ flight: { heights: [] } })), 'request/invalid', 'flight');
  const sent = await send(valid({ uploads: [other], flight }));
  expect(sent.statusCode).toBe(201);
  const of = async (what: string) =>
    (await stage.call('GET', `/api/reports/${sent.json().id}/${what}`, { as: 'ridgeManager' })).json();
  expect(await of('flight')).toEqual(flight);
  expect(await of('photos')).toHaveLength(1);
  const signedIn = await send(valid({ uploads: [own] }), { as: 'ridgeManager' });
  expect(signedIn.statusCode).toBe(201);
});

test('a text that looks like the id of no club is exported as it was sent (C15.3)', async () => {
  const nil = '00000000-0000-0000-0000-000000000000';
  const { id } = (await stage.call('POST', '/api/reports', { body: valid({ model: nil }) })).json();
  const { body } = await stage.call('GET', '/api/reports.csv', { as: 'ridgeManager' });
  expect(body.split('\n').find((line: string) => line.includes(id))).toContain(nil);
});

test('the rules of the form apply to a sealed report, and a refusal is not remembered (C15.3)', async () => {
  const key = randomUUID();
  const broken = { clubId: randomUUID(), narrative: 'short', reporterEmail: 'none', uploads: [randomUUID()] };
  const refused = await send(broken, { key });
  expectProblem(refused, 'request/invalid', 'narrative', 'reporterEmail', 'clubId', 'uploads');
  expect((await send(valid(), { key })).statusCode).toBe(201);
});

test('a sealed report to a deleted club is stored without a club, for super-admins only, who assign one (C15.3)', async () => {
  const { call, clubs } = stage;
  const nil = '00000000-0000-0000-0000-000000000000';
  const gone = await call('POST', '/api/clubs', { as: 'superAdmin', body: { name: 'Gone Gliding', location: 'Hill' } });
  const clubId = gone.json().id;
  await call('DELETE', `/api/clubs/${clubId}`, { as: 'superAdmin' });
  const body = valid({ clubId, narrative: 'We of No club saw a tow rope hang in the tree.' });
  expectProblem(await call('POST', '/api/reports', { body }), 'request/invalid', 'clubId');
  const sent = await send(body);
  expect(sent.statusCode).toBe(201);
  const { id } = sent.json();
  expect((await stage.stored(id)).clubId).toBeNull();
  expect(await notified(id)).toEqual([{ kind: 'new-report', to: stage.people.superAdmin.id }]);
  const listed = (await call('GET', '/api/reports', { as: 'superAdmin' })).json() as { id: string; clubId: unknown }[];
  expect(listed.find((each) => each.id === id)?.clubId).toBeNull();
  const action = await call('POST', '/api/actions', {
    as: 'superAdmin',
    body: { title: 'Fell the tree', reportId: id },
  });
  expect([action.statusCode, action.json().clubId]).toEqual([201, null]);
  for (const [list, row] of [
    ['reports', id],
    ['actions', action.json().id],
  ]) {
    const { body } = await call('GET', `/api/${list}.csv`, { as: 'superAdmin' });
    const line = body.split('\n').find((each) => each.includes(row));
    expect(line, list).toContain(row);
    expect(line, list).not.toContain(nil);
  }
  // A hazard stays with its club, and the annual report is for one club.
  const hazard = { title: 'Tall tree', severity: 3, likelihood: 2, reports: [id] };
  expectProblem(await call('POST', '/api/hazards', { as: 'superAdmin', body: hazard }), 'request/invalid', 'clubId');
  expectProblem(await call('GET', `/api/annual?clubId=${nil}`, { as: 'superAdmin' }), 'request/invalid', 'clubId');
  for (const as of ['ridgeAdmin', 'ridgeManager', 'valleyManager'] as const)
    expect((await call('GET', `/api/reports/${id}`, { as })).statusCode).toBe(404);
  await stage.approve(id);
  expect((await call('GET', `/api/reports/public/${id}`)).json().narrative).toContain('No club');
  const audited = await auditOf(stage, async () => {
    const given = await call('PATCH', `/api/reports/${id}`, { as: 'superAdmin', body: { clubId: clubs.ridge } });
    expect([given.statusCode, given.json().clubId]).toEqual([200, clubs.ridge]);
  });
  expect(audited.map(({ action }) => action)).toEqual(['report-reassign']);
  expect((await call('GET', `/api/reports/${id}`, { as: 'ridgeManager' })).statusCode).toBe(200);
  // Nobody can choose the id that represents no club.
  expectProblem(await send(valid({ clubId: nil })), 'request/invalid', 'clubId');
  const back = await call('PATCH', `/api/reports/${id}`, { as: 'superAdmin', body: { clubId: nil } });
  expectProblem(back, 'request/invalid', 'clubId');
  expect((await call('GET', '/api/clubs')).body).not.toContain(nil);
});

test('instances that start together share one lasting key, and each opens what was sealed for it (C15.3)', async () => {
  const one = await setStage();
  const { database } = one.services;
  const other = await testApp({ database, clock: one.clock });
  const keys = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => (await (at % 2 ? other : one).app.inject('/api/submission-key')).json()),
  );
  expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(1);
  expect(fromBase64url(keys[0].publicKey)).toHaveLength(65);
  const later = await testApp({ database, clock: one.clock });
  expect((await later.app.inject('/api/submission-key')).json()).toEqual(keys[0]);
  const key = randomUUID();
  const sealed = toBase64url(
    await seal(fromBase64url(keys[0].publicKey), JSON.stringify({ clubId: one.clubs.ridge, ...MINIMAL }), {
      info: SEALED_INFO,
      aad: key,
    }),
  );
  const options = {
    method: 'POST' as const,
    url: '/api/sealed-reports',
    headers: { 'idempotency-key': key },
    payload: { keyId: keys[0].keyId, sealed },
  };
  const answers = await Promise.all([one.app.inject(options), other.app.inject(options), later.app.inject(options)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const { rows } = (await database.db.execute(sql`SELECT count(*)::int AS keys FROM submission_keys`)) as unknown as {
    rows: { keys: number }[];
  };
  expect(rows).toEqual([{ keys: 1 }]);
  await one.close();
});

test('the private key is neither published nor logged, and limits are shared with POST /api/reports (C15.3)', async () => {
  const limited = await setStage({ logLevel: 'debug', rateLimits: true });
  const body = { clubId: limited.clubs.ridge, ...MINIMAL };
  for (let at = 0; at < 5; at += 1) {
    expect((await limited.call('POST', '/api/reports', { body })).statusCode).toBe(201);
    expect((await send(body, { at: limited })).statusCode).toBe(201);
  }
  const refused = await send(body, { at: limited });
  expectProblem(refused, 'request/too-many');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expectProblem(await limited.call('POST', '/api/reports', { body }), 'request/too-many');
  const { rows } = (await limited.services.database.db.execute(
    sql`SELECT encode(private_key, 'hex') AS hex, encode(private_key, 'base64') AS base64 FROM submission_keys`,
  )) as unknown as { rows: { hex: string; base64: string }[] };
  const shown = [(await limited.call('GET', '/api/submission-key')).body, ...limited.log].join('\n');
  expect(rows[0]?.hex).toHaveLength(64);
  for (const secret of [rows[0]?.hex, rows[0]?.base64, Buffer.from(rows[0]?.hex ?? '', 'hex').toString('base64url')])
    expect(shown).not.toContain(secret);
  await limited.close();
});
