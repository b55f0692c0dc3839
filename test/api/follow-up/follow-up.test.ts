/** Following up a report: who may, what is returned, accepted, refused and audited (C8.1 to C8.6). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FollowUp } from '../../../domain/follow-up/follow-up.ts';
import { auditOf } from '../../audit.ts';
import type { CastMember } from '../../cast.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';
import { STARTING_CHANGES } from './starting-changes.ts';

let stage: Stage;
let id: string;
beforeAll(async () => {
  stage = await setStage();
});
beforeEach(async () => {
  id = await stage.report('ridge');
});
afterAll(() => stage.close());

const as = 'ridgeManager';
const path = (rest = '') => `/api/reports/${id}/follow-up${rest}`;
const read = async (): Promise<FollowUp> => (await stage.call('GET', path(), { as })).json();
const patch = (body: object, who: CastMember = as) => stage.call('PATCH', path(), { as: who, body });
const close = (body: object = { reason: 'done' }) => stage.call('POST', path('/close'), { as, body });
const reopen = () => stage.call('POST', path('/reopen'), { as });
const addAction = async (): Promise<{ id: string }> =>
  (await stage.call('POST', '/api/actions', { as, body: { title: 'Inspect it', reportId: id } })).json();
const change = (action: string, body: object) => stage.call('PATCH', `/api/actions/${action}`, { as, body });

const NEW = {
  state: 'new',
  takenBy: null,
  occurrenceClass: null,
  categories: [],
  eventTypes: [],
  outcome: null,
  barriers: null,
  risk: null,
  findings: null,
  conclusions: null,
  told: null,
  toldShown: null,
  toldSent: null,
  closed: null,
};

test('an untouched report has exactly the documented keys, all of them empty (C8.3)', async () => {
  expect(await read()).toEqual({ reportId: id, ...NEW, revision: expect.any(String) });
});

test('every field can be stored, returned and cleared, and the risk follows from it (C8.3)', async () => {
  const sent = {
    takenBy: stage.people.ridgeAdmin.id,
    occurrenceClass: 300,
    categories: [104, 18],
    eventTypes: [5020702],
    outcome: 3,
    barriers: 2,
    findings: 'The cable was worn.\nNobody had looked.',
    conclusions: 'Look every week.',
    told: 'We look at the cable every week now.',
  };
  const answer = await patch(sent);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    reportId: id,
    ...NEW,
    ...sent,
    state: 'assessing',
    takenBy: { id: stage.people.ridgeAdmin.id, name: 'Tomasz Wilk' },
    risk: { index: 21, grade: 'medium' },
    toldShown: sent.told,
    revision: expect.any(String),
  });
  expect(await read()).toEqual(answer.json());
  const cleared = await patch({ takenBy: null, occurrenceClass: null, categories: [], outcome: null, findings: ' ' });
  expect(cleared.json()).toMatchObject({
    takenBy: null,
    categories: [],
    risk: null,
    findings: null,
    eventTypes: [5020702],
  });
});

test('follow-up and publication do not change each other (C8.1)', async () => {
  const before = await stage.stored(id);
  await patch({ findings: 'Seen.', told: 'Thank you.' });
  await close();
  expect(await stage.stored(id)).toEqual(before);
  const followUp = await read();
  await stage.approve(id);
  expect(await read()).toEqual(followUp);
  await stage.call('POST', `/api/reports/${id}/hide`, { as });
  expect(await read()).toEqual(followUp);
});

test('the state is derived: new, assessing, acting, monitoring, closed, and back (C8.2)', async () => {
  const states = [(await read()).state];
  await stage.call('POST', `/api/reports/${id}/comment`, { as, body: { comment: 'Well handled.' } });
  states.push((await read()).state);
  const action = await addAction();
  states.push((await read()).state);
  await change(action.id, { state: 'done' });
  states.push((await read()).state);
  await change(action.id, { worked: 'yes' });
  states.push((await read()).state);
  await close();
  states.push((await read()).state);
  await reopen();
  states.push((await read()).state);
  expect(states).toEqual(['new', 'assessing', 'acting', 'monitoring', 'assessing', 'closed', 'assessing']);
});

test.each(STARTING_CHANGES)(
  '%j alone moves a new follow-up to assessing, and clearing it moves it back to new (C8.2)',
  async (change) => {
    const [name = ''] = Object.keys(change);
    const sent = name === 'takenBy' ? { takenBy: stage.people.superAdmin.id } : change;
    expect((await patch(sent)).json().state).toBe('assessing');
    const empty = name === 'categories' || name === 'eventTypes' ? [] : null;
    expect((await patch({ [name]: empty })).json().state).toBe('new');
  },
);

test('only sms-managers and admins of the club and super-admins can take a follow-up (C8.3)', async () => {
  const { ridgeManager, ridgeAdmin, superAdmin, ridgePilot, valleyManager } = stage.people;
  for (const person of [ridgeManager, ridgeAdmin, superAdmin])
    expect((await patch({ takenBy: person.id.toUpperCase() })).json().takenBy.id).toBe(person.id);
  for (const takenBy of [ridgePilot.id, valleyManager.id, randomUUID(), 'nobody']) {
    const refused = await patch({ takenBy });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: 'takenBy', message: 'Please choose a member of the safety team' }],
    ]);
  }
  expect((await read()).takenBy?.id).toBe(superAdmin.id);
});

test('rules that need the database are reported together with the other broken rules (C3.1)', async () => {
  const refused = await patch({ takenBy: stage.people.valleyManager.id, outcome: 7, categories: [3_000] });
  const paths = refused.json().errors.map(({ path }: { path: string }) => path);
  expect([refused.statusCode, paths.toSorted()]).toEqual([400, ['categories', 'outcome', 'takenBy']]);
});

test('a change with an outdated revision is refused with 409, and the earlier change is kept (C8.3)', async () => {
  const { revision } = await read();
  expect((await patch({ findings: 'Mine.', revision }, 'ridgeAdmin')).statusCode).toBe(200);
  const refused = await patch({ findings: 'Theirs.', revision });
  expectProblem(refused, 'reports/changed');
  expect((await stage.call('POST', path('/close'), { as, body: { reason: 'done', revision } })).statusCode).toBe(409);
  expect((await stage.call('POST', path('/tell'), { as, body: { revision } })).statusCode).toBe(400);
  expect((await read()).findings).toBe('Mine.');
  expect((await patch({ findings: 'Theirs.' })).statusCode).toBe(200);
});

test('of simultaneous changes with the same revision exactly one succeeds (C8.3)', async () => {
  const { revision } = await read();
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((findings) => patch({ findings, revision })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
});

test('the revision changes with what this call returns, but not with actions, the state or the review (C8.3)', async () => {
  await patch({ told: 'We look at the cable every week now.' });
  const { revision } = await read();
  await addAction();
  await stage.call('POST', `/api/reports/${id}/comment`, { as, body: { comment: 'Well handled, Zqortan.' } });
  await stage.approve(id);
  expect((await read()).revision).toBe(revision);
  expect((await patch({ told: 'We look at the cable every week now.' })).json().revision).toBe(revision);
  const seen = [revision];
  for (const sent of [{ takenBy: stage.people.ridgeManager.id }, { outcome: 1 }, { conclusions: 'x' }])
    seen.push((await patch(sent)).json().revision);
  seen.push((await stage.call('POST', path('/tell'), { as })).json().revision);
  const { takenBy } = await read();
  if (takenBy === null) throw new Error('nobody has taken it');
  const rename = (name: string) =>
    stage.call('PATCH', `/api/users/${takenBy.id}`, { as: 'superAdmin', body: { name } });
  expect((await rename('Zqortan Newname')).statusCode).toBe(200);
  seen.push((await read()).revision);
  await rename(takenBy.name);
  expect(new Set(seen).size).toBe(seen.length);
});

test('closing stores reason, note, person and time; closing twice or reopening an open one changes nothing (C8.4)', async () => {
  expect((await reopen()).json().closed).toBeNull();
  const closed = (await close({ reason: 'passed-on', note: 'To the airfield.' })).json();
  const by = { id: stage.people.ridgeManager.id, name: 'Beatrix Ashdown' };
  const at = stage.clock.read().toISOString();
  expect(closed.closed).toEqual({ at, by, reason: 'passed-on', note: 'To the airfield.' });
  stage.clock.advance({ minutes: 1 });
  const again = await close({ reason: 'duplicate', revision: 'old' });
  expect([again.statusCode, again.json()]).toEqual([200, closed]);
  const opened = (await reopen()).json();
  expect([opened.closed, opened.state]).toEqual([null, 'new']);
});

test('a follow-up cannot be closed while an action is open (C8.4)', async () => {
  const action = await addAction();
  const refused = await close();
  expectProblem(refused, 'follow-up/open-actions');
  await change(action.id, { state: 'dropped' });
  expect((await close()).json().state).toBe('closed');
});

test('while closed, changes and new or reopened actions are 409; saying whether an action worked is not (C8.4)', async () => {
  const done = await addAction();
  const dropped = await addAction();
  await change(done.id, { state: 'done' });
  await change(dropped.id, { state: 'dropped' });
  await close();
  const refusals = [
    await patch({ findings: 'Late.' }),
    await patch({}),
    await stage.call('POST', '/api/actions', { as, body: { title: 'Late', reportId: id } }),
    await change(done.id, { state: 'open' }),
    await change(dropped.id, { state: 'open' }),
  ];
  for (const refused of refusals) expectProblem(refused, 'follow-up/closed');
  expect((await change(done.id, { worked: 'no', result: 'It broke again.' })).json().worked).toBe('no');
  expect((await read()).state).toBe('closed');
});

test('closing and adding an action at the same time never leaves a closed follow-up with an open action (C8.4)', async () => {
  for (let round = 0; round < 5; round++) {
    id = await stage.report('ridge');
    await Promise.all([addAction(), close(), addAction(), close()]);
    const { state } = await read();
    const open = (await stage.call('GET', `/api/actions?reportId=${id}`, { as })).json().length;
    expect([state === 'closed', open > 0]).not.toEqual([true, true]);
  }
});

test('every change is audited with field names and no text; a change that alters nothing is not (C4.6, C8.9)', async () => {
  const lines = await auditOf(stage, async () => {
    await patch({ findings: 'Secret finding', told: 'Secret word', categories: [104] });
    await patch({ findings: 'Secret finding', categories: [104] });
    await stage.call('POST', path('/tell'), { as });
    await close({ reason: 'done', note: 'Secret note' });
    await close();
    await reopen();
    await reopen();
    await patch({ outcome: 9 });
  });
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['follow-up-change', { fields: 'categories findings told' }],
    ['follow-up-tell', {}],
    ['follow-up-close', { reason: 'done' }],
    ['follow-up-reopen', {}],
  ]);
  for (const line of lines)
    expect(line).toMatchObject({ actorId: stage.people.ridgeManager.id, subjectKind: 'report', subjectId: id });
  expect(JSON.stringify(lines)).not.toContain('Secret');
});

test('the fields call returns the six lists that a follow-up chooses from (C8.5)', async () => {
  const lists = (await stage.call('GET', '/api/follow-up-fields', { as })).json();
  expect(Object.entries(lists).map(([name, codes]) => `${name} ${(codes as unknown[]).length}`)).toEqual([
    'occurrenceClasses 6',
    'categories 36',
    'eventTypes 32',
    'outcomes 4',
    'barriers 4',
    'closingReasons 5',
  ]);
  expect(lists.outcomes[0]).toEqual({ id: 4, label: 'Several deaths or the aircraft lost' });
});

test('the staff of a club, a deleted one too, are its sms-managers and admins by name; other clubs get 404 (C8.3)', async () => {
  const staff = async (club: string, who: CastMember) => stage.call('GET', `/api/clubs/${club}/staff`, { as: who });
  const team = (await staff(stage.clubs.ridge, 'ridgeManager')).json();
  expect(team).toEqual([
    { id: stage.people.ridgeManager.id, name: 'Beatrix Ashdown' },
    { id: stage.people.ridgeAdmin.id, name: 'Tomasz Wilk' },
  ]);
  expect((await staff(stage.clubs.ridge, 'superAdmin')).json()).toEqual(team);
  for (const club of [stage.clubs.valley, randomUUID(), 'x'])
    expect((await staff(club, 'ridgeAdmin')).statusCode).toBe(404);
  expect((await staff(randomUUID(), 'superAdmin')).statusCode).toBe(404);
  expect((await stage.call('DELETE', `/api/clubs/${stage.clubs.ridge}`, { as: 'superAdmin' })).statusCode).toBe(204);
  for (const who of ['ridgeManager', 'superAdmin'] as const)
    expect((await staff(stage.clubs.ridge, who)).json()).toEqual(team);
  expect((await staff(stage.clubs.ridge, 'valleyAdmin')).statusCode).toBe(404);
});
