/** The audit: one line per action, nothing confidential in it, and nobody can change it (C4.6). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf, auditRows } from '../../audit.ts';
import { CAST, CAST_PASSWORD } from '../../cast.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'superAdmin' as const;

test('each action leaves one line with who, what, which and when; reading and refusals leave none (C4.6)', async () => {
  const { call, clubs, people } = stage;
  const report = await stage.report('ridge');
  const comment = 'Analysis.';
  const steps: [string, string, string, object?][] = [
    ['report-comment', 'POST', `/api/reports/${report}/comment`, { comment }],
    ['report-approve', 'POST', `/api/reports/${report}/approve`, { comment }],
    ['report-hide', 'POST', `/api/reports/${report}/hide`],
    ['report-reassign', 'PATCH', `/api/reports/${report}`, { clubId: clubs.valley }],
    ['club-create', 'POST', '/api/clubs', { name: 'Audited Club' }],
    ['club-update', 'PATCH', `/api/clubs/${clubs.valley}`, { location: 'Moved' }],
    ['club-delete', 'DELETE', `/api/clubs/${clubs.valley}`],
    ['user-update', 'PATCH', `/api/users/${people.ridgePilot.id}`, { name: 'Renamed' }],
    ['user-delete', 'DELETE', `/api/users/${people.ridgePilot.id}`],
  ];
  for (const [action, method, url, body] of steps) {
    stage.clock.advance({ seconds: 1 });
    const rows = await auditOf(stage, async () => {
      expect((await call(method, url, { as, ...(body && { body }) })).statusCode).toBeLessThan(300);
    });
    const kind = action.split('-')[0];
    expect(rows).toMatchObject([{ action, actorId: people.superAdmin.id, subjectKind: kind, at: stage.clock.read() }]);
    if (method !== 'POST' || url !== '/api/clubs') expect(url).toContain(rows[0]?.subjectId);
  }
  const quiet = await auditOf(stage, async () => {
    for (const url of ['/api/reports', '/api/users', '/api/audit', `/api/reports/${report}/public-preview`])
      await call('GET', url, { as });
    await call('POST', `/api/reports/${report}/approve`, { as, body: { comment: ' ' } });
    await call('POST', `/api/reports/${report}/approve`, { as: 'ridgeManager', body: { comment } });
    await call('POST', '/api/clubs', { as, body: { name: '' } });
    await call('POST', '/api/clubs', { as, body: { name: 'audited CLUB' } });
  });
  expect(quiet).toEqual([]);
});

test('the audit log never contains a narrative, comment, password or contact text (C4.6)', async () => {
  const canary = 'CANARY';
  const texts = {
    narrative: `${canary} narrative by Wilma ${canary}son, wilma@${canary}.example`,
    reporterName: `Wilma ${canary}son`,
    reporterEmail: `wilma@${canary}.example`,
    aircraftRegistration: `${canary}-REG`,
  };
  const report = await stage.report('ridge', texts);
  const redactions = [{ field: 'narrative', start: 0, end: 6, action: 'replace', replacement: `${canary}-word` }];
  for (const action of ['comment', 'approve', 'hide'])
    await stage.call('POST', `/api/reports/${report}/${action}`, {
      as,
      body: { comment: `${canary} comment`, redactions },
    });
  const user = {
    email: `u@${canary}.example`,
    name: canary,
    password: `${canary}-password`,
    role: 'pilot',
    clubId: stage.clubs.ridge,
  };
  const { id } = (await stage.call('POST', '/api/users', { as, body: user })).json();
  const changed = { email: `v@${canary}.example`, name: `${canary}2`, password: `${canary}-again` };
  await stage.call('PATCH', `/api/users/${id}`, { as, body: changed });
  await stage.call('POST', '/api/auth/login', { body: { email: changed.email, password: `${canary}-wrong` } });
  await stage.call('POST', '/api/auth/login', { body: { email: `nobody@${canary}.example`, password: canary } });
  const rows = await auditRows(stage);
  expect(rows.length).toBeGreaterThan(6);
  expect(JSON.stringify(rows)).not.toMatch(/canary|example|argon/i);
});

test.each([
  ["UPDATE audit_events SET action = 'forged'"],
  ['DELETE FROM audit_events'],
  ['TRUNCATE audit_events'],
  ['TRUNCATE audit_events, sessions CASCADE'],
])('the database itself refuses %s (C4.6)', async (statement) => {
  await stage.call('POST', '/api/auth/login', { body: { email: CAST.ridgeManager.email, password: CAST_PASSWORD } });
  const before = await auditRows(stage);
  expect(before.length).toBeGreaterThan(0);
  const refusal = await stage.services.database.db.execute(sql.raw(statement)).then(
    () => null,
    (error: Error) => error,
  );
  expect(refusal?.cause ?? refusal).toMatchObject({ message: expect.stringContaining('append-only') });
  expect(await auditRows(stage)).toEqual(before);
});

test('a failed action leaves neither its change nor its audit line: both are one transaction (C4.6, C5.1)', async () => {
  const report = await stage.report('ridge');
  const { db } = stage.services.database;
  await db.execute(sql`ALTER TABLE published_reports ADD CONSTRAINT broken CHECK (sms_manager_comment <> 'Fail now.')`);
  const body = { comment: 'Fail now.' };
  const rows = await auditOf(stage, async () => {
    const answer = await stage.call('POST', `/api/reports/${report}/approve`, { as, body });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([500, ['message']]);
    expect(answer.body).not.toMatch(/constraint|published|broken/);
  });
  await db.execute(sql`ALTER TABLE published_reports DROP CONSTRAINT broken`);
  expect(rows).toEqual([]);
  expect(await stage.stored(report)).toMatchObject({ approvedForPublicView: false, smsManagerComment: null });
});

test('a super-admin reads the audit log newest first, by action and day, each line once over all pages (C4.6, C3.11)', async () => {
  const own = await setStage();
  own.clock.set('2026-06-10T23:59:59Z');
  for (let at = 0; at < 5; at += 1) {
    await own.call('POST', '/api/clubs', { as, body: { name: `Club ${at}` } });
    own.clock.advance({ hours: 1 });
  }
  const all = (await own.call('GET', '/api/audit', { as })).json() as { id: number; at: string; action: string }[];
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(all[0]).toMatchObject({ action: 'club-create', actor: { name: CAST.superAdmin.name }, subjectKind: 'club' });
  const paged: number[] = [];
  for (let url: string | undefined = '/api/audit?limit=2'; url; ) {
    const page = await own.call('GET', url, { as });
    paged.push(...page.json().map(({ id }: { id: number }) => id));
    url = /<(.+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
  }
  expect(paged).toEqual(all.map(({ id }) => id));
  const ofDay = await own.call('GET', '/api/audit?action=club-create&startDate=2026-06-10&endDate=2026-06-10', { as });
  expect(ofDay.json()).toHaveLength(1);
  for (const query of [
    'action=nonsense',
    'limit=0',
    'cursor=x',
    'cursor=-1',
    'cursor=1e9',
    'startDate=now',
    'action=a&action=b',
  ])
    expect((await own.call('GET', `/api/audit?${query}`, { as })).statusCode, query).toBe(400);
  expect((await own.call('GET', '/api/audit?cursor=999999999999999', { as })).statusCode).toBe(200);
  await own.close();
});
