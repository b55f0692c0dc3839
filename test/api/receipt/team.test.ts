/** The safety team's side of the conversation (C10.4). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { CAST } from '../../cast.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';
import { openReceipt, reportWithCode, writeToReporter, writeToTeam } from './with-code.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'ridgeManager';
const messagesOf = async (id: string) => (await stage.call('GET', `/api/reports/${id}/messages`, { as })).json();
const unseen = async (who: 'ridgeManager' | 'valleyManager' | 'superAdmin' = as) =>
  (await stage.call('GET', '/api/reports/messages/unseen', { as: who })).json();
const seen = (id: string, upTo: unknown) =>
  stage.call('POST', `/api/reports/${id}/messages/seen`, { as, body: { upTo } });

test('the team sees who wrote each message, when, and whether it has been read (C10.4)', async () => {
  const { id, code } = await reportWithCode(stage);
  const question = await writeToReporter(stage, id, 'Which runway was it?');
  expect([question.statusCode, question.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      from: 'team',
      author: { id: stage.people.ridgeManager.id, name: CAST.ridgeManager.name },
      body: 'Which runway was it?',
      at: '2026-06-15T12:00:00.000Z',
      seen: false,
    },
  ]);
  expect((await messagesOf(id)).messages).toEqual([question.json()]);
  await openReceipt(stage, code);
  await writeToTeam(stage, code, 'Runway 27.');
  const { hasReceipt, messages } = await messagesOf(id);
  expect([hasReceipt, messages.length]).toEqual([true, 2]);
  expect(messages[0].seen).toBe(true);
  expect(messages[1]).toMatchObject({ from: 'reporter', author: null, body: 'Runway 27.', seen: false });
});

test('reading the conversation marks nothing as seen; saying so does, up to the given message (C10.4)', async () => {
  const { id, code } = await reportWithCode(stage);
  const [first, , third] = [
    await writeToTeam(stage, code, 'One.'),
    await writeToTeam(stage, code, 'Two.'),
    await writeToReporter(stage, id, 'Thanks.'),
    await writeToTeam(stage, code, 'Three.'),
  ].map((answer) => answer.json().id);
  const flags = async () => (await messagesOf(id)).messages.map((message: { seen: boolean }) => message.seen);
  expect(await flags()).toEqual([false, false, false, false]);
  expect((await seen(id, first)).statusCode).toBe(204);
  expect(await flags()).toEqual([true, false, false, false]);
  expect((await seen(id, String(third).toUpperCase())).statusCode).toBe(204);
  expect(await flags()).toEqual([true, true, false, false]);
});

test('a message of another conversation, or an unknown one, is 400 at upTo (C10.4)', async () => {
  const one = await reportWithCode(stage);
  const other = await reportWithCode(stage);
  const theirs = (await writeToTeam(stage, other.code, 'Elsewhere.')).json().id;
  for (const upTo of [theirs, randomUUID(), 'none', '', null, 7, undefined]) {
    const refused = await seen(one.id, upTo);
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'upTo' }]]);
  }
});

test("unseen messages of the user's club are counted, with their reports, newest first (C10.4)", async () => {
  const before = { ridge: await unseen(), valley: await unseen('valleyManager'), all: await unseen('superAdmin') };
  const one = await reportWithCode(stage);
  const two = await reportWithCode(stage);
  const theirs = await reportWithCode(stage, 'valley');
  for (const { code } of [one, two, two, theirs]) {
    stage.clock.advance({ seconds: 1 });
    await writeToTeam(stage, code, 'Something I forgot.');
  }
  await writeToReporter(stage, one.id, 'Thank you.');
  const now = await unseen();
  expect(now.count).toBe(before.ridge.count + 3);
  expect(now.reportIds.slice(0, 2)).toEqual([two.id, one.id]);
  expect((await unseen('valleyManager')).count).toBe(before.valley.count + 1);
  expect((await unseen('superAdmin')).count).toBe(before.all.count + 4);
  expect((await unseen('superAdmin')).reportIds[0]).toBe(theirs.id);
  const { messages } = await messagesOf(two.id);
  await seen(two.id, messages.at(-1).id);
  expect((await unseen()).reportIds).not.toContain(two.id);
});

test('a report without a code takes no message, and nothing is stored or audited (C10.4)', async () => {
  const id = await stage.report('ridge');
  const lines = await auditOf(stage, async () => {
    const refused = await writeToReporter(stage, id, 'Which runway?');
    expectProblem(refused, 'receipt/none');
  });
  expect([lines, (await messagesOf(id)).messages]).toEqual([[], []]);
});

test('a message to the reporter is stored once for each key (C3.8)', async () => {
  const { id } = await reportWithCode(stage);
  const headers = { 'idempotency-key': randomUUID() };
  const send = (body: unknown) => stage.call('POST', `/api/reports/${id}/messages`, { as, body: { body }, headers });
  const lines = await auditOf(stage, async () => {
    const bodies = [...(await Promise.all([send('Once.'), send('Once.')])), await send('Else.'), await send('')];
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
  });
  expect((await messagesOf(id)).messages).toHaveLength(1);
  expect(lines).toMatchObject([{ action: 'message-send', subjectId: id, details: {} }]);
});

test('a deleted author is no longer named, and the message stays (C10.4)', async () => {
  const person = {
    email: `${randomUUID()}@ridge.example`,
    name: 'Gone Soon',
    password: 'long enough',
    role: 'sms-manager',
  };
  const made = await stage.call('POST', '/api/users', {
    as: 'superAdmin',
    body: { ...person, clubId: stage.clubs.ridge },
  });
  const signedIn = await stage.call('POST', '/api/auth/login', {
    body: { email: person.email, password: person.password },
  });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const { id } = await reportWithCode(stage);
  await stage.call('POST', `/api/reports/${id}/messages`, { as: { cookie }, body: { body: 'Hello.' } });
  await stage.call('DELETE', `/api/users/${made.json().id}`, { as: 'superAdmin' });
  expect((await messagesOf(id)).messages).toMatchObject([{ from: 'team', author: null, body: 'Hello.' }]);
});

test('the conversation moves with a report that is reassigned to another club (C10.5)', async () => {
  const { id, code } = await reportWithCode(stage);
  await writeToTeam(stage, code, 'For the person in charge.');
  await stage.call('PATCH', `/api/reports/${id}`, { as: 'superAdmin', body: { clubId: stage.clubs.valley } });
  expect((await stage.call('GET', `/api/reports/${id}/messages`, { as })).statusCode).toBe(404);
  const theirs = await stage.call('GET', `/api/reports/${id}/messages`, { as: 'valleyManager' });
  expect(theirs.json().messages).toHaveLength(1);
  expect((await unseen('valleyManager')).reportIds).toContain(id);
  expect((await unseen()).reportIds).not.toContain(id);
});
