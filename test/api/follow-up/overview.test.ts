/** The states of many follow-ups at once (C8.10, C8.11) equal those of each by itself. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FollowUpBrief } from '../../../domain/follow-up/overview.ts';
import type { CastMember } from '../../cast.ts';
import { type Stage, setStage } from '../../stage.ts';
import { STARTING_CHANGES } from './starting-changes.ts';

let stage: Stage;
let ids: string[];
const foreign: string[] = [];

const as = 'ridgeManager';
const call = (method: string, path: string, body?: object) => stage.call(method, path, { as, ...(body && { body }) });

/** One report for each way to start, act, monitor and close. */
const WAYS: ((id: string) => Promise<unknown>)[] = [
  async () => undefined,
  (id) => call('POST', `/api/reports/${id}/comment`, { comment: 'Well handled.' }),
  ...STARTING_CHANGES.map((sent) => async (id: string) => {
    const body = 'takenBy' in sent ? { takenBy: stage.people.ridgeManager.id } : sent;
    await call('PATCH', `/api/reports/${id}/follow-up`, body);
  }),
  async (id) => {
    await call('PATCH', `/api/reports/${id}/follow-up`, { findings: 'x' });
    await call('PATCH', `/api/reports/${id}/follow-up`, { findings: null });
  },
  async (id) => {
    await call('PATCH', `/api/reports/${id}/follow-up`, { told: 'x' });
    await call('POST', `/api/reports/${id}/follow-up/tell`);
    await call('PATCH', `/api/reports/${id}/follow-up`, { told: null });
  },
  (id) => action(id),
  async (id) => [await action(id), await action(id)],
  async (id) => call('PATCH', `/api/actions/${await action(id)}`, { state: 'dropped' }),
  async (id) => call('PATCH', `/api/actions/${await action(id)}`, { state: 'done' }),
  async (id) => call('PATCH', `/api/actions/${await action(id)}`, { state: 'done', worked: 'no' }),
  (id) => call('POST', `/api/reports/${id}/follow-up/close`, { reason: 'no-action-needed' }),
];

async function action(reportId: string): Promise<string> {
  return (await call('POST', '/api/actions', { title: 'Inspect it', reportId })).json().id;
}

beforeAll(async () => {
  stage = await setStage();
  ids = [];
  for (const way of WAYS) {
    const id = await stage.report('ridge');
    await way(id);
    ids.push(id);
  }
  for (let at = 0; at < 3; at++) foreign.push(await stage.report('valley'));
});
afterAll(() => stage.close());

const briefs = async (asked: string[], who: CastMember = as): Promise<FollowUpBrief[]> =>
  (await stage.call('GET', `/api/follow-ups?ids=${asked.join()}`, { as: who })).json();

test('each report has the state and open actions of its own follow-up, in the requested order (C8.10)', async () => {
  const shown = await briefs(ids);
  expect(shown.map(({ reportId }) => reportId)).toEqual(ids);
  for (const { reportId, state, openActions } of shown) {
    const own = (await call('GET', `/api/reports/${reportId}/follow-up`)).json().state;
    const open = (await call('GET', `/api/actions?reportId=${reportId}`)).json().length;
    expect([state, openActions]).toEqual([own, open]);
  }
  expect(new Set(shown.map(({ state }) => state)).size).toBe(5);
});

test('unknown and malformed ids and those of other clubs are left out; more than 200 are rejected with 400 (C8.10)', async () => {
  const [first = ''] = ids;
  const asked = [foreign[0] ?? '', first.toUpperCase(), randomUUID(), 'nonsense', first];
  expect((await briefs(asked)).map(({ reportId }) => reportId)).toEqual([first]);
  expect(await briefs([])).toEqual([]);
  expect((await briefs(asked, 'superAdmin')).length).toBe(2);
  const many = Array.from({ length: 201 }, () => randomUUID()).join();
  expect((await stage.call('GET', `/api/follow-ups?ids=${many}`, { as })).statusCode).toBe(400);
});

test("the counts match the single follow-ups, of the user's club or, for a super-admin, of all (C8.11)", async () => {
  const counts = { new: 0, assessing: 0, acting: 0, monitoring: 0, closed: 0 };
  for (const { state } of await briefs(ids)) counts[state] += 1;
  const counted = async (who: CastMember) => (await stage.call('GET', '/api/follow-ups/counts', { as: who })).json();
  expect(await counted(as)).toEqual(counts);
  expect(await counted('valleyAdmin')).toEqual({ new: 3, assessing: 0, acting: 0, monitoring: 0, closed: 0 });
  expect(await counted('superAdmin')).toEqual({ ...counts, new: counts.new + 3 });
});
