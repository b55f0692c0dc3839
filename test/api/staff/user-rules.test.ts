/** Whom an admin may manage, and what nobody may do to an account (C4.2, C4.3). */
import { expect, test } from 'vitest';
import { hashPassword } from '../../../server/auth/password.ts';
import { insertUser, listUsers } from '../../../server/users/queries.ts';
import { auditOf } from '../../audit.ts';
import { CAST_PASSWORD } from '../../cast.ts';
import { cookieOf, onStage, type Stage } from '../../stage.ts';

const as = 'superAdmin' as const;
const own = 'ridgeAdmin' as const;

type Listed = { id: string; role: string; clubId: string | null };
const everybody = async (stage: Stage): Promise<Listed[]> => (await stage.call('GET', '/api/users', { as })).json();

/** One more super-admin, signed in. */
async function secondSuperAdmin({ services, call }: Stage): Promise<{ id: string; cookie: string }> {
  const passwordHash = await hashPassword(CAST_PASSWORD);
  const person = { email: 'second@windsock.example', name: 'Second', role: 'super-admin', clubId: null } as const;
  const made = await insertUser(services.database.db, { ...person, passwordHash }, services.clock());
  const signedIn = await call('POST', '/api/auth/login', { body: { email: person.email, password: CAST_PASSWORD } });
  return { id: made?.id ?? '', cookie: cookieOf(signedIn) };
}

test('an admin lists only the users of their own club, a super-admin all users (C4.2)', () =>
  onStage(async (stage) => {
    const { clubs, people, call } = stage;
    const seen: Listed[] = (await call('GET', '/api/users', { as: own })).json();
    const mine = [people.ridgeAdmin.id, people.ridgeManager.id, people.ridgePilot.id];
    expect(seen.map(({ id }) => id).toSorted()).toEqual(mine.toSorted());
    expect(new Set(seen.map(({ clubId }) => clubId))).toEqual(new Set([clubs.ridge]));
    expect(await everybody(stage)).toHaveLength(6);
  }));

test('an admin can create only sms-managers and pilots of their club, and give users only these roles: else 403 (C4.2)', () =>
  onStage(async (stage) => {
    const { clubs, people, call } = stage;
    const draft = { email: 'n@ridge.example', name: 'N', password: 'long enough', clubId: clubs.ridge };
    const before = await everybody(stage);
    const forbidden = [
      { role: 'admin' },
      { role: 'super-admin', clubId: null },
      { role: 'pilot', clubId: clubs.valley },
      { role: 'admin', name: '', password: 'x' },
      { role: 'pilot', clubId: clubs.valley, email: 'broken' },
    ];
    for (const change of forbidden)
      expect((await call('POST', '/api/users', { as: own, body: { ...draft, ...change } })).statusCode).toBe(403);
    const moves = [{ role: 'admin' }, { role: 'super-admin', clubId: null }, { clubId: clubs.valley }];
    for (const body of [...moves, { role: 'admin', name: '' }])
      expect((await call('PATCH', `/api/users/${people.ridgePilot.id}`, { as: own, body })).statusCode).toBe(403);
    expect(await everybody(stage)).toEqual(before);
    for (const role of ['sms-manager', 'pilot']) {
      const body = { ...draft, email: `${role}@ridge.example`, role };
      expect((await call('POST', '/api/users', { as: own, body })).statusCode).toBe(201);
    }
    const body = { role: 'sms-manager' };
    expect((await call('PATCH', `/api/users/${people.ridgePilot.id}`, { as: own, body })).json().role).toBe(
      'sms-manager',
    );
  }));

test('an admin cannot edit or delete an admin: 403 before the body is read; other clubs and super-admins are 404 (C4.2, C3.17)', () =>
  onStage(async (stage) => {
    const { clubs, people, call } = stage;
    const admin = { email: 'b@ridge.example', name: 'B', password: 'long enough', role: 'admin', clubId: clubs.ridge };
    const peer = (await call('POST', '/api/users', { as, body: admin })).json();
    const before = await everybody(stage);
    const targets: [string, number][] = [
      [peer.id, 403],
      [people.valleyManager.id, 404],
      [people.valleyAdmin.id, 404],
      [people.superAdmin.id, 404],
    ];
    for (const [id, status] of targets) {
      for (const body of ['{broken', '{"name":"Taken over"}', '{"password":"taken over"}'])
        expect((await call('PATCH', `/api/users/${id}`, { as: own, body })).statusCode).toBe(status);
      expect((await call('DELETE', `/api/users/${id}`, { as: own })).statusCode).toBe(status);
    }
    expect(await everybody(stage)).toEqual(before);
    expect((await call('POST', '/api/auth/login', { body: admin })).statusCode).toBe(200);
  }));

test('nobody can delete themselves or change their own role: 409, and nothing is written (C4.3)', () =>
  onStage(async (stage) => {
    const { clubs, people, call } = stage;
    const second = await secondSuperAdmin(stage);
    const before = await everybody(stage);
    const rows = await auditOf(stage, async () => {
      for (const [actor, role] of [
        ['superAdmin', 'admin'],
        ['ridgeAdmin', 'pilot'],
      ] as const) {
        const { id } = people[actor];
        expect((await call('DELETE', `/api/users/${id}`, { as: actor })).statusCode).toBe(409);
        const changed = await call('PATCH', `/api/users/${id}`, { as: actor, body: { role, clubId: clubs.ridge } });
        expect([changed.statusCode, Object.keys(changed.json())]).toEqual([409, ['message']]);
      }
    });
    expect(rows).toEqual([]);
    expect(await everybody(stage)).toEqual(before);
    expect((await call('GET', '/api/auth/check', { as: second })).statusCode).toBe(200);
  }));

test('the last super-admin can be neither deleted nor demoted; one of two can (C4.3)', () =>
  onStage(async (stage) => {
    const { clubs, people, call } = stage;
    const second = await secondSuperAdmin(stage);
    const demote = { role: 'admin', clubId: clubs.ridge };
    const demoted = await call('PATCH', `/api/users/${people.superAdmin.id}`, { as: second, body: demote });
    expect([demoted.statusCode, demoted.json().role]).toEqual([200, 'admin']);
    expect((await call('DELETE', `/api/users/${second.id}`, { as: second })).statusCode).toBe(409);
    const last = await call('PATCH', `/api/users/${second.id}`, { as: second, body: demote });
    expect(last.statusCode).toBe(409);
    expect((await call('GET', '/api/auth/check', { as: second })).json().user.role).toBe('super-admin');
  }));

test.each(['DELETE', 'PATCH'])('two super-admins who %s each other at the same time leave one (C4.3)', (method) =>
  onStage(async (stage) => {
    const { clubs, people, call } = stage;
    const second = await secondSuperAdmin(stage);
    const options = method === 'PATCH' ? { body: { role: 'admin', clubId: clubs.ridge } } : {};
    const answers = await Promise.all([
      call(method, `/api/users/${second.id}`, { as, ...options }),
      call(method, `/api/users/${people.superAdmin.id}`, { as: second, ...options }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses[0]).toBe(method === 'PATCH' ? 200 : 204);
    expect([401, 403, 409]).toContain(statuses[1]);
    const { db } = stage.services.database;
    expect((await listUsers(db, 'all')).filter(({ role }) => role === 'super-admin')).toHaveLength(1);
  }),
);

test.each([
  ['a body that is not JSON', 'x', { 'content-type': 'text/plain' }],
  ['a body that is too large', `"${'x'.repeat(300_000)}"`, {}],
  ['an invalid email', { email: 'bad', name: 'X' }, {}],
  ['a new name', { name: 'X' }, {}],
])('an admin who sends %s to their own account gets 403, as for any admin (C3.17, C4.2)', (_what, body, headers) =>
  onStage(async (stage) => {
    const answer = await stage.call('PATCH', `/api/users/${stage.people[own].id}`, { as: own, body, headers });
    expect(answer.statusCode).toBe(403);
  }),
);

test('a club id in capitals is the same club, and setting it changes nothing (C4.2, C6.1)', () =>
  onStage(async ({ clubs, people, call }) => {
    const clubId = clubs.ridge.toUpperCase();
    const person = { email: 'new@ridge.example', name: 'New', password: CAST_PASSWORD, role: 'pilot', clubId };
    const made = await call('POST', '/api/users', { as: own, body: person });
    expect([made.statusCode, made.json().clubId]).toEqual([201, clubs.ridge]);
    await call('PATCH', `/api/users/${people.ridgeManager.id}`, { as: own, body: { clubId } });
    expect((await call('GET', '/api/auth/check', { as: 'ridgeManager' })).statusCode).toBe(200);
  }));
