/** The register of actions (C8.7). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action } from '../../../domain/actions/action.ts';
import { actions } from '../../../server/db/schema.ts';
import { auditOf } from '../../audit.ts';
import type { CastMember } from '../../cast.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  stage.clock.set('2026-06-03T10:00:00.000Z');
});
afterAll(() => stage.close());

const post = (body: object, as: CastMember = 'ridgeManager') => stage.call('POST', '/api/actions', { as, body });
const patch = (id: string, body: object, as: CastMember = 'ridgeManager') =>
  stage.call('PATCH', `/api/actions/${id}`, { as, body });
const list = async (query = '', as: CastMember = 'ridgeManager'): Promise<Action[]> =>
  (await stage.call('GET', `/api/actions${query}`, { as })).json();
async function made(body: object = {}, as: CastMember = 'ridgeManager'): Promise<Action> {
  const answer = await post({ title: 'Inspect the cable', ...body }, as);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json();
}
const titles = (found: Action[]) => found.map(({ title }) => title);
const clear = () => stage.services.database.db.delete(actions);

test('an action has exactly the documented keys, when created and when read (C8.7)', async () => {
  const reportId = await stage.report('ridge');
  const sent = { details: 'All of it.\nTwice.', ownerName: 'winch master', due: '2026-06-20', reportId };
  const action = await made({ ...sent, ownerId: stage.people.ridgeAdmin.id });
  expect(action).toEqual({
    id: expect.any(String),
    clubId: stage.clubs.ridge,
    title: 'Inspect the cable',
    ...sent,
    owner: { id: stage.people.ridgeAdmin.id, name: 'Tomasz Wilk' },
    state: 'open',
    doneAt: null,
    result: null,
    worked: null,
    checkOn: null,
    createdAt: stage.clock.read().toISOString(),
    revision: expect.any(String),
  });
  const one = await stage.call('GET', `/api/actions/${action.id}`, { as: 'ridgeAdmin' });
  expect(one.json()).toEqual(action);
});

test("an action without a report belongs to the user's club; a super-admin must choose a club or a report (C8.7)", async () => {
  expect((await made({ clubId: stage.clubs.valley })).clubId).toBe(stage.clubs.ridge);
  for (const clubId of [undefined, null, randomUUID(), 'x']) {
    const refused = await post({ title: 'Inspect it', clubId }, 'superAdmin');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: 'clubId', message: 'Please select a club' }],
    ]);
  }
  expect((await made({ clubId: stage.clubs.valley }, 'superAdmin')).clubId).toBe(stage.clubs.valley);
  const reportId = await stage.report('ridge');
  expect((await made({ reportId, clubId: stage.clubs.valley }, 'superAdmin')).clubId).toBe(stage.clubs.ridge);
});

test('a report or owner of another club is rejected with 400 at its field, like one that does not exist (C8.7)', async () => {
  const foreign = await stage.report('valley');
  for (const reportId of [foreign, randomUUID(), 'x'])
    expectProblem(await post({ title: 'Inspect it', reportId }), 'request/invalid', 'reportId');
  const { valleyManager, ridgePilot, superAdmin } = stage.people;
  const { id } = await made();
  for (const ownerId of [valleyManager.id, ridgePilot.id, superAdmin.id, randomUUID(), 'x']) {
    for (const refused of [await post({ title: 'Inspect it', ownerId }), await patch(id, { ownerId })])
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'ownerId']);
  }
  const both = await post({ title: '', ownerId: valleyManager.id });
  expect(both.json().errors.map(({ path }: { path: string }) => path)).toEqual(['title', 'ownerId']);
});

test("another club's action is 404 to read and to change, and is not listed or counted (C8.7, C4.1)", async () => {
  await clear();
  const { id } = await made({}, 'valleyManager');
  expect((await stage.call('GET', `/api/actions/${id}`, { as: 'ridgeManager' })).statusCode).toBe(404);
  expect((await patch(id, { state: 'done' }, 'ridgeAdmin')).statusCode).toBe(404);
  expect((await patch(id, { state: 'nonsense' }, 'ridgeAdmin')).statusCode).toBe(404);
  expect(await list('?state=all')).toEqual([]);
  const counts = async (as: CastMember) => (await stage.call('GET', '/api/actions/counts', { as })).json();
  expect([await counts('ridgeManager'), await counts('valleyManager')]).toEqual([
    { open: 0, overdue: 0, toCheck: 0 },
    { open: 1, overdue: 0, toCheck: 0 },
  ]);
  expect(titles(await list('', 'superAdmin'))).toEqual(['Inspect the cable']);
});

test('completing an action sets its time and a check after 90 days; reopening clears both and whether it worked (C8.7)', async () => {
  const { id } = await made();
  const done = (await patch(id, { state: 'done', result: 'New cable.' })).json();
  expect(done).toMatchObject({
    state: 'done',
    doneAt: '2026-06-03T10:00:00.000Z',
    checkOn: '2026-09-01',
    worked: null,
  });
  expect((await patch(id, { worked: 'partly' })).json().worked).toBe('partly');
  expect((await patch(id, { state: 'open' })).json()).toMatchObject({
    state: 'open',
    doneAt: null,
    checkOn: null,
    worked: null,
    result: 'New cable.',
  });
  const together = await patch(id, { state: 'done', worked: 'yes', checkOn: '2026-07-01' });
  expect(together.json()).toMatchObject({ state: 'done', worked: 'yes', checkOn: '2026-07-01' });
});

test('an invalid change of state is rejected with 400 at its field, and nothing is changed (C8.7)', async () => {
  const { id } = await made();
  expect((await patch(id, { worked: 'yes' })).json().errors).toMatchObject([{ path: 'worked' }]);
  await patch(id, { state: 'dropped' });
  const refused = await patch(id, { state: 'done', title: 'Other' });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'state']);
  expect((await list('?state=dropped')).find((each) => each.id === id)?.title).toBe('Inspect the cable');
  for (const state of ['open', 'done']) expect((await patch(id, { state })).statusCode).toBe(200);
  expect((await patch(id, { state: 'dropped' })).statusCode).toBe(400);
});

test('a stale revision is 409 and the earlier change is kept; of two conflicting changes only one succeeds (C8.7)', async () => {
  const first = await made();
  const { id, revision } = first;
  expect((await patch(id, { title: 'Mine', revision })).statusCode).toBe(200);
  const refused = await patch(id, { title: 'Theirs', revision });
  expectProblem(refused, 'actions/changed');
  const kept = (await stage.call('GET', `/api/actions/${id}`, { as: 'ridgeManager' })).json();
  expect(kept).toEqual({ ...first, title: 'Mine', revision: expect.any(String) });
  const answers = await Promise.all(['done', 'dropped'].map((state) => patch(id, { state })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
});

test('a report has at most 100 open actions, even under simultaneous requests; further ones are 409 (C8.7)', async () => {
  const reportId = await stage.report('ridge');
  const row = { clubId: stage.clubs.ridge, reportId, title: 'One of many', createdAt: stage.clock.read() };
  const rows = Array.from({ length: 98 }, () => ({ ...row, state: 'open' as const }));
  await stage.services.database.db.insert(actions).values([...rows, { ...row, state: 'dropped' }]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => post({ title: 'One more', reportId })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409]);
  const [dropped] = await list(`?state=dropped&reportId=${reportId}`);
  expect((await patch(dropped?.id ?? '', { state: 'open' })).statusCode).toBe(409);
  await made({ reportId: await stage.report('ridge') });
  await made();
});

const DAYS = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-17', '2026-06-18', null] as const;
async function fill(): Promise<void> {
  await clear();
  for (const due of DAYS) await made({ title: due ?? 'no day', due });
  stage.clock.advance({ seconds: 1 });
  await made({ title: 'newer, no day' });
  await made({ title: 'newer, 3 June', due: '2026-06-03', ownerId: stage.people.ridgeAdmin.id });
}

test('actions are sorted by due day, undated ones last, then newest first; overdue, soon and mine filter them (C8.7)', async () => {
  await fill();
  const all = ['2026-06-01', '2026-06-02', 'newer, 3 June', '2026-06-03', '2026-06-17', '2026-06-18'];
  expect(titles(await list())).toEqual([...all, 'newer, no day', 'no day']);
  expect(titles(await list('?due=overdue'))).toEqual(['2026-06-01', '2026-06-02']);
  expect(titles(await list('?due=soon'))).toEqual(['newer, 3 June', '2026-06-03', '2026-06-17']);
  expect(titles(await list('?mine=true', 'ridgeAdmin'))).toEqual(['newer, 3 June']);
  expect(await list('?mine=true')).toEqual([]);
  const [first] = await list();
  await patch(first?.id ?? '', { state: 'done' });
  expect(titles(await list('?due=overdue&state=all'))).toEqual(['2026-06-02']);
  expect(titles(await list('?state=done'))).toEqual(['2026-06-01']);
  expect((await list('?state=all')).length).toBe(8);
  expect((await stage.call('GET', '/api/actions?state=started', { as: 'ridgeManager' })).statusCode).toBe(400);
});

test.each([1, 2, 3])('pages of %i list every action exactly once, undated ones too (C3.11)', async (limit) => {
  await fill();
  const whole = titles(await list('?state=all'));
  const seen: string[] = [];
  let url: string | undefined = `/api/actions?state=all&limit=${limit}`;
  while (url) {
    const answer = await stage.call('GET', url, { as: 'ridgeManager' });
    seen.push(...titles(answer.json()));
    url = /<(.*)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  expect(seen).toEqual(whole);
  for (const cursor of ['x', Buffer.from('2026-06-01 now id').toString('base64url')])
    expect((await stage.call('GET', `/api/actions?cursor=${cursor}`, { as: 'ridgeManager' })).statusCode).toBe(400);
});

test('open and overdue actions, and those due for a check, are counted (C8.7)', async () => {
  await fill();
  const counts = async () => (await stage.call('GET', '/api/actions/counts', { as: 'ridgeManager' })).json();
  expect(await counts()).toEqual({ open: 8, overdue: 2, toCheck: 0 });
  const [late, second] = await list();
  await patch(late?.id ?? '', { state: 'done', checkOn: '2026-06-03' });
  await patch(second?.id ?? '', { state: 'done', checkOn: '2026-06-04' });
  expect(await counts()).toEqual({ open: 6, overdue: 0, toCheck: 1 });
  await patch(late?.id ?? '', { worked: 'no' });
  expect(await counts()).toEqual({ open: 6, overdue: 0, toCheck: 0 });
});

test('every change is audited with field names and no text; a change that alters nothing is not (C4.6, C8.9)', async () => {
  let id = '';
  const lines = await auditOf(stage, async () => {
    id = (await made({ title: 'Secret title', ownerName: 'Secret owner' })).id;
    await patch(id, { details: 'Secret details', ownerName: 'Secret owner' });
    await patch(id, { state: 'done', result: 'Secret result' });
    await patch(id, { state: 'done' });
    await patch(id, { state: 'dropped' });
  });
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['action-create', { report: null }],
    ['action-change', { report: null, fields: 'details' }],
    ['action-change', { report: null, fields: 'result state doneAt checkOn', state: 'done' }],
  ]);
  for (const line of lines) expect(line).toMatchObject({ subjectKind: 'action', subjectId: id });
  expect(JSON.stringify(lines)).not.toContain('Secret');
});
