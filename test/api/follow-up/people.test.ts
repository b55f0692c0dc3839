/** What a reporter reads, and who is named, as people and clubs come and go (C8.9, docs/decisions/012-retention.md). */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FollowUp } from '../../../domain/follow-up/follow-up.ts';
import { hashPassword } from '../../../server/auth/password.ts';
import { eraseDue } from '../../../server/erasure/erasure.ts';
import { lockOwnersOfActions, moveActions } from '../../../server/safety-actions/queries.ts';
import { insertUser } from '../../../server/users/queries.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'superAdmin';
const read = async (id: string): Promise<FollowUp> =>
  (await stage.call('GET', `/api/reports/${id}/follow-up`, { as })).json();
const patch = async (id: string, body: object): Promise<FollowUp> =>
  (await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as, body })).json();
const tell = (id: string, body?: object) =>
  stage.call('POST', `/api/reports/${id}/follow-up/tell`, { as, ...(body && { body }) });

/** The reporter's name is not a word in any language, and nothing around it suggests that it names a person. */
const REPORTER = { reporterName: 'Zqortan', reporterEmail: 'zqortan@mail.example', aircraftRegistration: 'G-CNRY' };
const TOLD = 'Thank you. The zqortan note made us look at G-CNRY and the cable.';

test('the reply is de-identified like a comment, sent only on request, and stays as sent (C8.9)', async () => {
  const id = await stage.report('ridge', REPORTER);
  expect((await tell(id)).json().errors).toEqual([{ path: 'told', message: 'Please write the reply to the reporter' }]);
  const drafted = await patch(id, { told: TOLD });
  expect([drafted.told, drafted.toldSent]).toEqual([TOLD, null]);
  expect(drafted.toldShown).not.toMatch(/zqortan|CNRY/i);
  const preview = { as, body: { comment: TOLD } } as const;
  const { copy } = (await stage.call('POST', `/api/reports/${id}/public-preview`, preview)).json();
  expect(drafted.toldShown).toBe(copy.smsManagerComment);
  stage.clock.set('2026-06-03T23:30:00.000Z');
  const sent = (await tell(id, { revision: drafted.revision })).json();
  expect(sent.toldSent).toEqual({ text: drafted.toldShown, on: '2026-06-03' });
  const stale = await tell(id, { revision: drafted.revision });
  expect(stale.statusCode).toBe(409);
  expect((await patch(id, { told: 'Nothing came of it.' })).toldSent).toEqual(sent.toldSent);
  expect((await patch(id, { told: null })).toldSent).toEqual(sent.toldSent);
  expect((await tell(id)).statusCode).toBe(400);
});

test('the reply can also be sent while the follow-up is closed (C8.9)', async () => {
  const id = await stage.report('ridge', REPORTER);
  await patch(id, { told: TOLD });
  await stage.call('POST', `/api/reports/${id}/follow-up/close`, { as, body: { reason: 'done' } });
  const response = await tell(id, {});
  expect([response.statusCode, response.json().state, response.json().toldSent === null]).toEqual([
    200,
    'closed',
    false,
  ]);
});

/** What is known of the erased contact is still replaced as a name. */
const SHOWN_THEN = 'Thank you. The [name] note made us look at [registration] and the cable.';

const ERASURES: Record<string, (id: string) => Promise<unknown>> = {
  'on request': (id) => stage.call('DELETE', `/api/reports/${id}/contact`, { as }),
  'by age': (id) =>
    stage.services.database.transaction(async (tx) => {
      const now = stage.clock.read();
      const later = new Date(now.getTime() + 1_000);
      await eraseDue(tx, later, { limit: 1_000, now });
      return id;
    }),
};

test.each(Object.entries(ERASURES))(
  'after the contact is erased %s, the reply still leaves out the name, as a draft and when sent (C5.2, C8.9)',
  async (_, erase) => {
    const id = await stage.report('ridge', REPORTER);
    await stage.approve(id);
    await patch(id, { told: TOLD });
    await erase(id);
    expect((await stage.stored(id)).reporterName).toBeNull();
    expect((await read(id)).toldShown).toBe(SHOWN_THEN);
    await patch(id, { findings: 'Seen.' });
    const sent = (await tell(id)).json();
    expect(sent.toldSent.text).toBe(SHOWN_THEN);
    expect((await patch(id, { outcome: 2 })).toldShown).toBe(SHOWN_THEN);
  },
);

async function person(role: 'sms-manager' | 'admin', club: 'ridge' | 'valley', name: string): Promise<string> {
  const email = `${randomUUID()}@club.example`;
  const row = { email, name, role, clubId: stage.clubs[club], passwordHash: await hashPassword('long enough') };
  return (await insertUser(stage.services.database.db, row, stage.clock.read()))?.id ?? '';
}

test('a reassigned report keeps its follow-up and actions, but not the people of the old club (C8.9)', async () => {
  const id = await stage.report('ridge');
  const neighbour = await stage.report('ridge');
  const { ridgeManager } = stage.people;
  for (const report of [id, neighbour])
    await patch(report, { takenBy: ridgeManager.id, findings: 'Seen.', categories: [104] });
  const add = async (body: object) =>
    (await stage.call('POST', '/api/actions', { as, body: { title: 'Inspect it', reportId: id, ...body } })).json();
  const owned = await add({ ownerId: ridgeManager.id });
  const named = await add({ ownerId: ridgeManager.id, ownerName: 'winch master' });
  await stage.call('PATCH', `/api/reports/${id}`, { as, body: { clubId: stage.clubs.valley } });

  expect(await read(id)).toMatchObject({ takenBy: null, findings: 'Seen.', categories: [104], state: 'acting' });
  expect((await read(neighbour)).takenBy?.id).toBe(ridgeManager.id);
  const seen = async (action: string, who: 'ridgeAdmin' | 'valleyManager') =>
    stage.call('GET', `/api/actions/${action}`, { as: who });
  expect((await seen(owned.id, 'ridgeAdmin')).statusCode).toBe(404);
  const moved = { clubId: stage.clubs.valley, owner: null };
  expect((await seen(owned.id, 'valleyManager')).json()).toMatchObject({ ...moved, ownerName: 'Beatrix Ashdown' });
  expect((await seen(named.id, 'valleyManager')).json()).toMatchObject({ ...moved, ownerName: 'winch master' });
});

test('a super-admin who took a follow-up keeps it when the report is reassigned (C8.9)', async () => {
  const id = await stage.report('ridge');
  await patch(id, { takenBy: stage.people.superAdmin.id });
  await stage.call('PATCH', `/api/reports/${id}`, { as, body: { clubId: stage.clubs.valley } });
  expect((await read(id)).takenBy?.id).toBe(stage.people.superAdmin.id);
});

test('a deleted user is no longer named in follow-ups and actions, and nothing else is lost (C4.4)', async () => {
  const id = await stage.report('ridge');
  const who = await person('sms-manager', 'ridge', 'Edda Quist');
  await patch(id, { takenBy: who, findings: 'Seen.' });
  const body = { title: 'Inspect it', reportId: id, ownerId: who };
  const action = (await stage.call('POST', '/api/actions', { as, body })).json();
  expect(action.owner.name).toBe('Edda Quist');
  expect((await stage.call('DELETE', `/api/users/${who}`, { as })).statusCode).toBe(204);
  expect(await read(id)).toMatchObject({ takenBy: null, findings: 'Seen.', state: 'acting' });
  const after = (await stage.call('GET', `/api/actions/${action.id}`, { as })).json();
  expect([after.owner, after.title]).toEqual([null, 'Inspect it']);
});

test('an owner who is deleted while a report is reassigned is named nowhere afterwards (C8.9)', async () => {
  const id = await stage.report('ridge');
  const who = await person('sms-manager', 'ridge', 'Edda Quist');
  const body = { title: 'Inspect it', reportId: id, ownerId: who };
  const action = (await stage.call('POST', '/api/actions', { as, body })).json();
  let deletion: ReturnType<typeof stage.call> | undefined;
  await stage.services.database.transaction(async (tx) => {
    await lockOwnersOfActions(tx, id);
    await moveActions(tx, id, stage.clubs.valley);
    deletion = stage.call('DELETE', `/api/users/${who}`, { as });
    await setTimeout(300);
  });
  expect((await deletion)?.statusCode).toBe(204);
  const after = (await stage.call('GET', `/api/actions/${action.id}`, { as })).json();
  expect([after.owner, after.ownerName]).toEqual([null, null]);
});

test('an owner whose name stayed with a reassigned report is no longer named once deleted (C8.9)', async () => {
  const id = await stage.report('ridge');
  const who = await person('sms-manager', 'ridge', 'Edda Quist');
  const add = async (body: object) =>
    (await stage.call('POST', '/api/actions', { as, body: { title: 'Inspect it', reportId: id, ...body } })).json().id;
  const [copied, typed, changed] = [
    await add({ ownerId: who }),
    await add({ ownerId: who, ownerName: 'winch master' }),
    await add({ ownerId: who }),
  ];
  await stage.call('PATCH', `/api/reports/${id}`, { as, body: { clubId: stage.clubs.valley } });
  await stage.call('PATCH', `/api/actions/${changed}`, { as, body: { ownerName: 'tug pilots' } });
  const ownerName = async (action: string) =>
    (await stage.call('GET', `/api/actions/${action}`, { as })).json().ownerName;
  expect(await ownerName(copied)).toBe('Edda Quist');
  expect((await stage.call('DELETE', `/api/users/${who}`, { as })).statusCode).toBe(204);
  expect([await ownerName(copied), await ownerName(typed), await ownerName(changed)]).toEqual([
    null,
    'winch master',
    'tug pilots',
  ]);
});
