/** The register of hazards (C18.1, C18.3). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hazard } from '../../../domain/hazards/hazard.ts';
import { byUrgency } from '../../../domain/hazards/register.ts';
import { hazards } from '../../../server/db/schema.ts';
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

const MINIMAL = { title: 'Cable across the runway', severity: 4, likelihood: 3 };
const post = (body: object, as: CastMember = 'ridgeManager') => stage.call('POST', '/api/hazards', { as, body });
const patch = (id: string, body: object, as: CastMember = 'ridgeManager') =>
  stage.call('PATCH', `/api/hazards/${id}`, { as, body });
const read = (id: string, as: CastMember = 'ridgeManager') => stage.call('GET', `/api/hazards/${id}`, { as });
const list = async (query = '', as: CastMember = 'ridgeManager'): Promise<Hazard[]> =>
  (await stage.call('GET', `/api/hazards${query}`, { as })).json();
async function made(body: object = {}, as: CastMember = 'ridgeManager'): Promise<Hazard> {
  const answer = await post({ ...MINIMAL, ...body }, as);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json();
}
const action = async (body: object = {}, as: CastMember = 'ridgeManager'): Promise<string> =>
  (await stage.call('POST', '/api/actions', { as, body: { title: 'Inspect the cable', ...body } })).json().id;
const titles = (found: Hazard[]) => found.map(({ title }) => title);
const clear = () => stage.services.database.db.delete(hazards);

test('a hazard has exactly the documented keys in every answer, and is listed by its reports and actions (C18.1)', async () => {
  const sent = {
    ...MINIMAL,
    description: 'Cars cross it.\nOften.',
    controls: 'A lookout.',
    leftSeverity: 4,
    leftLikelihood: 1,
    ownerName: 'winch master',
    reviewOn: '2026-12-01',
    reports: [await stage.report('ridge'), await stage.report('ridge')],
    actions: [await action()],
  };
  const hazard = await made({ ...sent, ownerId: stage.people.ridgeAdmin.id });
  expect(hazard).toEqual({
    id: expect.any(String),
    clubId: stage.clubs.ridge,
    ...sent,
    owner: { id: stage.people.ridgeAdmin.id, name: 'Tomasz Wilk' },
    state: 'open',
    closedBecause: null,
    createdAt: stage.clock.read().toISOString(),
    revision: expect.any(String),
  });
  expect((await read(hazard.id, 'ridgeAdmin')).json()).toEqual(hazard);
  expect(await list()).toContainEqual(hazard);
  for (const name of ['reportId', 'actionId'] as const) {
    const [link] = name === 'reportId' ? sent.reports : sent.actions;
    expect(await list(`?${name}=${link}`)).toEqual([hazard]);
    expect(await list(`?${name}=${randomUUID()}`)).toEqual([]);
  }
});

test("a hazard belongs to the user's club; a super-admin must choose a club, or a report of it (C18.1)", async () => {
  expect((await made({ clubId: stage.clubs.valley })).clubId).toBe(stage.clubs.ridge);
  expectProblem(await post(MINIMAL, 'superAdmin'), 'request/invalid', 'clubId');
  expectProblem(await post({ ...MINIMAL, clubId: randomUUID() }, 'superAdmin'), 'request/invalid', 'clubId');
  expect((await made({ clubId: stage.clubs.valley }, 'superAdmin')).clubId).toBe(stage.clubs.valley);
  const reports = [await stage.report('valley')];
  expect((await made({ reports }, 'superAdmin')).clubId).toBe(stage.clubs.valley);
  expectProblem(
    await post({ ...MINIMAL, clubId: stage.clubs.ridge, reports }, 'superAdmin'),
    'request/invalid',
    'reports',
  );
});

test('reports, actions and owners of another club are rejected at their fields, with all other broken rules (C18.1)', async () => {
  const theirs = { reports: [await stage.report('valley')], actions: [await action({}, 'valleyManager')] };
  const hazard = await made();
  for (const refused of [await post({ ...MINIMAL, ...theirs }), await patch(hazard.id, theirs)])
    expectProblem(refused, 'request/invalid', 'reports', 'actions');
  for (const ownerId of [stage.people.valleyManager.id, stage.people.ridgePilot.id, randomUUID(), 'x'])
    expectProblem(await patch(hazard.id, { ownerId }), 'request/invalid', 'ownerId');
  const broken = { ...theirs, severity: 9, ownerId: 'x' };
  expectProblem(await patch(hazard.id, broken), 'request/invalid', 'severity', 'ownerId', 'reports', 'actions');
  expectProblem(
    await patch(hazard.id, { reports: ['x'], actions: [randomUUID()] }),
    'request/invalid',
    'reports',
    'actions',
  );
  expect((await read(hazard.id)).json()).toEqual(hazard);
});

test('reports and actions are replaced as a whole, in the given order (C18.1)', async () => {
  const [one, two] = [await stage.report('ridge'), await stage.report('ridge')];
  const [first, second] = [await action(), await action()];
  const hazard = await made({ reports: [one, two], actions: [first] });
  const changed = (await patch(hazard.id, { reports: [two], actions: [second, first] })).json();
  expect([changed.reports, changed.actions]).toEqual([[two], [second, first]]);
  expect(changed.revision).not.toBe(hazard.revision);
  expect((await patch(hazard.id, { reports: [] })).json()).toMatchObject({ reports: [], actions: [second, first] });
});

test('a stale revision is 409, broken rules are reported first, and omitted fields stay unchanged (C18.1)', async () => {
  const hazard = await made({ controls: 'A lookout.' });
  const { revision } = hazard;
  const changed = await patch(hazard.id, { severity: 5, revision });
  expect(changed.json()).toMatchObject({ severity: 5, controls: 'A lookout.' });
  expectProblem(await patch(hazard.id, { severity: 4, revision }), 'hazards/changed');
  expectProblem(await patch(hazard.id, { severity: 9, revision }), 'request/invalid', 'severity');
  expect((await patch(hazard.id, { controls: null })).json().controls).toBeNull();
});

test('a grade beyond whole numbers is refused once for each field (C3.1)', async () => {
  const { id } = await made();
  const fields = ['severity', 'likelihood', 'leftSeverity', 'leftLikelihood'];
  const { errors } = (await patch(id, Object.fromEntries(fields.map((field) => [field, 1e30])))).json();
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(fields);
});

test('another club’s hazard is 404 and not listed; a super-admin sees all (C18.1)', async () => {
  const theirs = await made({}, 'valleyManager');
  expectProblem(await read(theirs.id), 'hazards/not-found');
  expectProblem(await patch(theirs.id, { title: 9 }), 'hazards/not-found');
  expectProblem(await read('x'), 'hazards/not-found');
  expect((await list('?state=all')).some(({ id }) => id === theirs.id)).toBe(false);
  expect((await list('?state=all', 'superAdmin')).some(({ id }) => id === theirs.id)).toBe(true);
});

test('closing requires a reason, reopening clears it, and a hazard never changes its club (C18.3)', async () => {
  const { id } = await made();
  expectProblem(await patch(id, { state: 'closed' }), 'request/invalid', 'closedBecause');
  expectProblem(await patch(id, { state: 'closed', closedBecause: ' ' }), 'request/invalid', 'closedBecause');
  expectProblem(await patch(id, { closedBecause: 'Gone' }), 'request/invalid', 'closedBecause');
  expectProblem(await post({ ...MINIMAL, state: 'closed' }), 'request/invalid', 'closedBecause');
  const closed = await patch(id, { state: 'closed', closedBecause: 'The road was moved' });
  expect(closed.json()).toMatchObject({ state: 'closed', closedBecause: 'The road was moved' });
  expect((await patch(id, { title: 'Still closed' })).json().closedBecause).toBe('The road was moved');
  const opened = await patch(id, { state: 'open', clubId: stage.clubs.valley }, 'superAdmin');
  expect(opened.json()).toMatchObject({ state: 'open', closedBecause: null, clubId: stage.clubs.ridge });
});

test('every change is audited with field names and no text; a change that alters nothing is not (C18.1, C4.6)', async () => {
  const lines = await auditOf(stage, async () => {
    const { id } = await made({ title: 'hushbird' });
    await patch(id, { title: 'hushbird', reports: [] });
    await patch(id, { controls: 'hushbird', actions: [await action()] });
    await patch(id, { state: 'closed', closedBecause: 'hushbird' });
  });
  const ours = lines.filter(({ action: each }) => each.startsWith('hazard'));
  expect(ours).toMatchObject([
    { action: 'hazard-create', subjectKind: 'hazard', details: { state: 'open' } },
    { action: 'hazard-change', details: { fields: 'controls actions' } },
    { action: 'hazard-change', details: { fields: 'state closedBecause', state: 'closed' } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('hushbird');
});

/** Hazards of every state and several levels, some overdue, in no particular order. */
async function fill(): Promise<void> {
  await clear();
  const days = ['2026-06-02', null, '2026-01-01', '2026-06-03'];
  for (let at = 0; at < 12; at += 1) {
    stage.clock.advance({ minutes: 1 });
    const state = at % 5 === 4 ? 'accepted' : 'open';
    await made({
      title: `${at}`,
      severity: 1 + ((at * 3) % 5),
      likelihood: 1 + (at % 4),
      reviewOn: days[at % 4],
      state,
    });
  }
  await made({ title: 'closed', state: 'closed', closedBecause: 'Gone', severity: 5, likelihood: 5 });
}

test('the list is in the order of the register; state, level, severity and likelihood filter it (C18.1)', async () => {
  await fill();
  const all = await list('?state=all');
  expect(all).toHaveLength(13);
  expect(titles([...all].sort(byUrgency('2026-06-03')))).toEqual(titles(all));
  expect(all[0]).toMatchObject({ reviewOn: '2026-01-01', state: 'open' });
  expect(titles(await list())).toEqual(titles(all.filter(({ state }) => state === 'open')));
  for (const state of ['accepted', 'closed'])
    expect(titles(await list(`?state=${state}`))).toEqual(titles(all.filter((each) => each.state === state)));
  const level = ({ severity, likelihood }: Hazard) => severity * likelihood;
  for (const wanted of [4, 12, 25])
    expect(titles(await list(`?state=all&level=${wanted}`))).toEqual(
      titles(all.filter((each) => level(each) === wanted)),
    );
  const cell = all.filter(({ severity, likelihood }) => severity === 4 && likelihood === 2);
  expect(titles(await list('?state=all&severity=4&likelihood=2'))).toEqual(titles(cell));
  expect(cell.length).toBeGreaterThan(0);
  for (const query of ['state=done', 'level=0', 'level=26', 'severity=6', 'likelihood=x', 'reportId=x'])
    expect((await stage.call('GET', `/api/hazards?${query}`, { as: 'ridgeManager' })).statusCode).toBe(400);
});

test('each cell of the matrix counts the hazards that the list holds, for every state (C18.2)', async () => {
  await fill();
  for (const state of ['open', 'accepted', 'closed', 'all']) {
    const cells = (await stage.call('GET', `/api/hazards/counts?state=${state}`, { as: 'ridgeManager' })).json();
    expect(cells.length).toBeGreaterThan(0);
    for (const { severity, likelihood, total } of cells)
      expect(await list(`?state=${state}&severity=${severity}&likelihood=${likelihood}`)).toHaveLength(total);
    const sum = cells.reduce((before: number, { total }: { total: number }) => before + total, 0);
    expect(sum).toBe((await list(`?state=${state}`)).length);
  }
  expect((await stage.call('GET', '/api/hazards/counts', { as: 'valleyManager' })).json()).toEqual([]);
});

test.each([1, 3, 5])(
  'pages of %i list every hazard exactly once, even across midnight (C3.11, C18.1)',
  async (limit) => {
    stage.clock.set('2026-06-03T10:00:00.000Z');
    await fill();
    const whole = titles(await list('?state=all'));
    const seen: string[] = [];
    let url: string | undefined = `/api/hazards?state=all&limit=${limit}`;
    while (url) {
      const answer = await stage.call('GET', url, { as: 'ridgeManager' });
      seen.push(...titles(answer.json()));
      url = /<(.*)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
      // By then one more hazard is overdue.
      stage.clock.set('2026-06-04T00:00:01.000Z');
    }
    expect(seen).toEqual(whole);
    const places = ['x', '2026-06-01 infinity 2.5 2026-06-01T00:00:00.000Z 00000000-0000-0000-0000-000000000000'];
    for (const place of places) {
      const cursor = Buffer.from(place).toString('base64url');
      expect((await stage.call('GET', `/api/hazards?cursor=${cursor}`, { as: 'ridgeManager' })).statusCode).toBe(400);
    }
    stage.clock.set('2026-06-03T10:00:00.000Z');
  },
);
