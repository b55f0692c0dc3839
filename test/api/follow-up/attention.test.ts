/** What needs the safety team's attention (C19.4): in order, own club only, gone once dealt with. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attention } from '../../../domain/attention/attention.ts';
import { reports } from '../../../server/db/schema.ts';
import type { CastMember } from '../../cast.ts';
import { type Stage, setStage } from '../../stage.ts';
import { underRegime } from '../authority/fixtures.ts';
import { reportWithCode, writeToTeam } from '../receipt/with-code.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'ridgeManager';
const attention = async (who: CastMember = as): Promise<Attention[]> =>
  (await stage.call('GET', '/api/reports/attention', { as: who })).json();
const of = async (reportId: string) => (await attention()).filter((row) => row.reportId === reportId);
const change = (path: string, body: object, method = 'PATCH') => stage.call(method, path, { as, body });

test('all reasons are listed by urgency with exactly the documented keys, and go once dealt with (C19.4)', async () => {
  stage.clock.set('2026-05-01T08:00:00.000Z');
  const waiting = await stage.report('ridge');
  stage.clock.set('2026-05-08T08:00:00.000Z');
  const answered = await reportWithCode(stage);
  expect((await writeToTeam(stage, answered.code, 'The rope was new.')).statusCode).toBe(201);
  const fresh = await stage.report('ridge');
  const known = await stage.report('ridge');
  await change(`/api/reports/${known}/follow-up`, { findings: 'Looked into.' });
  const action = async (body: object): Promise<string> =>
    (await change('/api/actions', { title: 'Inspect the rope', ...body }, 'POST')).json().id;
  const overdue = await action({ due: '2026-05-07', reportId: known });
  const today = await action({ due: '2026-05-08' });
  const checked = await action({});
  await change(`/api/actions/${checked}`, { state: 'done', checkOn: '2026-05-08' });
  const day = (text: string) => new Date(text).toISOString();
  expect(await attention()).toEqual([
    { reportId: answered.id, actionId: null, reason: 'answer', since: stage.clock.read().toISOString() },
    { reportId: waiting, actionId: null, reason: 'waiting-7-days', since: day('2026-05-01T08:00:00Z') },
    { reportId: fresh, actionId: null, reason: 'new', since: stage.clock.read().toISOString() },
    { reportId: known, actionId: overdue, reason: 'action-overdue', since: day('2026-05-07') },
    { reportId: null, actionId: checked, reason: 'action-to-check', since: day('2026-05-08') },
  ]);
  await change(`/api/actions/${overdue}`, { state: 'dropped' });
  await change(`/api/actions/${checked}`, { worked: 'yes', result: 'No rope broke since.' });
  await stage.approve(waiting);
  await change(`/api/reports/${fresh}/follow-up/close`, { reason: 'no-action-needed' }, 'POST');
  const { messages } = (await stage.call('GET', `/api/reports/${answered.id}/messages`, { as })).json();
  await change(`/api/reports/${answered.id}/messages/seen`, { upTo: messages[0].id }, 'POST');
  expect(await attention()).toMatchObject([{ reportId: answered.id, reason: 'new' }]);
  await change(`/api/reports/${answered.id}/follow-up`, { outcome: 1 });
  await change(`/api/actions/${today}`, { state: 'dropped' });
  expect(await attention()).toEqual([]);
});

test('a deadline of the authority is listed from 48 hours before, also when late, until sent or not reportable (C19.4)', async () => {
  await underRegime(stage);
  stage.clock.set('2026-06-01T10:00:00.000Z');
  const first = await stage.report('ridge');
  stage.clock.set('2026-06-02T09:59:00.000Z');
  expect(await of(first)).toMatchObject([{ reason: 'new' }]);
  stage.clock.set('2026-06-02T10:00:00.000Z');
  const second = await stage.report('ridge');
  expect(await of(first)).toEqual([
    { reportId: first, actionId: null, reason: 'authority', since: '2026-06-02T10:00:00.000Z' },
  ]);
  stage.clock.set('2026-06-05T12:00:00.000Z');
  const pressing = (await attention()).filter(({ reason }) => reason === 'authority');
  expect(pressing.map(({ reportId }) => reportId).slice(-2)).toEqual([first, second]);
  await change(`/api/reports/${first}/authority`, { kind: 'initial', sentOn: '2026-06-05' }, 'POST');
  await change(`/api/reports/${second}/authority`, { notReportable: 'Nobody was near.' });
  expect([...(await of(first)), ...(await of(second))].map(({ reason }) => reason)).not.toContain('authority');
});

test('staff see items of their own club, a super-admin all; a pilot gets 403 and a visitor 401 (C19.4)', async () => {
  const foreign = await stage.report('valley');
  expect(await of(foreign)).toEqual([]);
  expect((await attention('superAdmin')).some(({ reportId }) => reportId === foreign)).toBe(true);
  expect((await stage.call('GET', '/api/reports/attention', { as: 'ridgePilot' })).statusCode).toBe(403);
  expect((await stage.call('GET', '/api/reports/attention')).statusCode).toBe(401);
});

test('an imported old report needs attention only once its deadline runs (C19.4, C13.2)', async () => {
  const id = await stage.report('ridge');
  const { database } = stage.services;
  await database.db
    .update(reports)
    .set({ importedAs: Buffer.alloc(32, 1) })
    .where(eq(reports.id, id));
  expect(await of(id)).toEqual([]);
  await change(`/api/reports/${id}/authority`, { awareAt: '2026-06-03T10:00:00.000Z' });
  expect(await of(id)).toEqual([
    { reportId: id, actionId: null, reason: 'authority', since: '2026-06-04T10:00:00.000Z' },
  ]);
});
