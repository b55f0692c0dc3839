import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { CAST } from '../../cast.ts';
import { MINIMAL, setStage } from '../../stage.ts';
import { testApp } from '../../test-app.ts';

const stage = await setStage();
afterAll(stage.close);

/** Runs requests at the same time and returns their statuses, sorted. */
async function together(requests: (() => ReturnType<typeof stage.call>)[]): Promise<number[]> {
  return (await Promise.all(requests.map((request) => request()))).map(({ statusCode }) => statusCode).sort();
}

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

test('if two super-admins demote and delete each other at the same moment, one always remains (C4.3)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const tested = await setStage();
    const person = { email: 'second@windsock.example', name: 'Second', role: 'super-admin', clubId: null };
    const body = { ...person, password: 'long enough words' };
    const second = (await tested.call('POST', '/api/users', { as: 'superAdmin', body })).json().id;
    const signedIn = await tested.call('POST', '/api/auth/login', {
      body: { email: body.email, password: body.password },
    });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const demotion = { role: 'pilot', clubId: tested.clubs.ridge };
    await Promise.all([
      tested.call('PATCH', `/api/users/${second}`, { as: 'superAdmin', body: demotion }),
      tested.call('DELETE', `/api/users/${tested.people.superAdmin.id}`, { as: { cookie } }),
    ]);
    const left = await tested.services.database.plainSql('read', ({ rows }) =>
      rows<{ count: number }>("SELECT count(*)::int AS count FROM users WHERE role = 'super-admin'"),
    );
    expect(left[0]?.count).toBe(1);
    await tested.close();
  }
}, 60_000);

test('while a member of the team is being deleted, reports are accepted and no call is 500 (C2.4, C3.17)', async () => {
  const tested = await setStage();
  const { ridgeManager } = tested.people;
  const choose = () =>
    tested.call('PATCH', '/api/auth/notifications', { as: 'ridgeManager', body: { reports: 'daily' } });
  const pending = await tested.services.database.plainSql('write', async ({ rows }) => {
    await rows('DELETE FROM users WHERE id = $1', [ridgeManager.id]);
    const begun = [
      tested.call('POST', '/api/reports', { body: { clubId: tested.clubs.ridge, ...MINIMAL } }),
      tested.call('POST', '/api/auth/forgot', { body: { email: CAST.ridgeManager.email } }),
      choose(),
    ];
    // Wait until each is waiting for the deletion, or on the embedded engine for its turn.
    await wait(300);
    return begun;
  });
  const [report, forgot, refused] = (await Promise.all(pending)).map(({ statusCode }) => statusCode);
  expect([report, forgot]).toEqual([201, 202]);
  expect([401, 503]).toContain(refused);
  expect((await choose()).statusCode).toBe(401);
  await tested.close();
});

test('of clubs or users created at the same moment with one name or email, one is created (C6.2)', async () => {
  const club = () => stage.call('POST', '/api/clubs', { as: 'superAdmin', body: { name: 'Same Name', location: 'x' } });
  expect(await together(times(8, () => club))).toEqual([201, ...times(7, () => 409)]);
  const person = { email: 'same@ridge.example', name: 'Same', password: 'long enough', role: 'pilot' };
  const user = (index: number) => () => {
    const email = index % 2 ? person.email : person.email.toUpperCase();
    return stage.call('POST', '/api/users', {
      as: 'superAdmin',
      body: { ...person, email, clubId: stage.clubs.ridge },
    });
  };
  expect(await together(times(8, user))).toEqual([201, ...times(7, () => 409)]);
});

test('one idempotency key sent at the same moment to two instances stores one report (C3.8)', async () => {
  const second = await testApp({ database: stage.services.database, clock: stage.clock });
  const key = randomUUID();
  const payload = { clubId: stage.clubs.valley, ...MINIMAL };
  const ids = await Promise.all(
    times(10, async (index) => {
      const { app } = index % 2 ? stage : second;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/reports',
        payload,
        headers: { 'idempotency-key': key },
      });
      return answer.json().id as string;
    }),
  );
  expect(new Set(ids).size).toBe(1);
  const { total } = (await stage.call('GET', '/api/reports/counts', { as: 'valleyManager' })).json();
  expect(total).toBe(1);
  await second.app.close();
});

test('simultaneous approvals and hidings end either approved with a copy or hidden without one (C5.1)', async () => {
  const id = await stage.report('ridge');
  for (let round = 0; round < 10; round += 1) {
    const body = { comment: `Round ${round}.` };
    const approve = () => stage.call('POST', `/api/reports/${id}/approve`, { as: 'ridgeManager', body });
    const hide = () => stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' });
    expect(await together([approve, hide, approve, hide])).toEqual([200, 200, 200, 200]);
    const { approvedForPublicView, isAnonymized } = await stage.stored(id);
    expect(isAnonymized).toBe(approvedForPublicView);
    expect((await stage.call('GET', `/api/reports/public/${id}`)).statusCode).toBe(approvedForPublicView ? 200 : 404);
  }
});
