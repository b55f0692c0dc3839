/** Staff accounts through HTTP (specification sections 5 and 7, C4.2, C3.18, C6.2). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { type Call, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'superAdmin' as const;
const KEYS = ['id', 'email', 'name', 'role', 'clubId'];
const MISMATCH = { path: 'clubId', message: 'Role and club assignment must be compatible' };
const UNKNOWN_CLUB = { path: 'clubId', message: 'Please select a club' };

type Listed = { id: string; email: string; name: string; role: string; clubId: string | null };
let made = 0;

function draft(change: object = {}): Record<string, unknown> {
  made += 1;
  const email = `person${made}@ridge.example`;
  return { email, name: 'New Person', password: 'long enough', role: 'pilot', clubId: stage.clubs.ridge, ...change };
}

async function newUser(change: object = {}): Promise<Listed> {
  const answer = await stage.call('POST', '/api/users', { as, body: draft(change) });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const listFor = async (actor: Call['as']): Promise<Listed[]> =>
  (await stage.call('GET', '/api/users', { as: actor as typeof as })).json();

const seen = async (id: string): Promise<Listed | undefined> => (await listFor(as)).find((user) => user.id === id);

const signIn = (email: string, password: string) =>
  stage.call('POST', '/api/auth/login', { body: { email, password } });

test('the list shows id, email, name, role and club, never a password or its hash (section 3)', async () => {
  const { id } = await newUser({ password: 'CANARY-password' });
  const answer = await stage.call('GET', '/api/users', { as });
  expect(answer.body).not.toMatch(/CANARY|argon2|hash|password/i);
  for (const user of answer.json()) expect(Object.keys(user)).toEqual(KEYS);
  expect(await seen(id)).toMatchObject({ name: 'New Person', role: 'pilot', clubId: stage.clubs.ridge });
});

test('creating a user returns 201 with the user, who can sign in, and is audited (C3.18, C4.6)', async () => {
  const body = draft({ email: 'Fresh.Start@Ridge.example', role: 'admin' });
  let user: Listed | undefined;
  const rows = await auditOf(stage, async () => {
    const answer = await stage.call('POST', '/api/users', { as, body });
    expect(answer.statusCode).toBe(201);
    user = answer.json();
  });
  expect(Object.keys(user ?? {})).toEqual(KEYS);
  expect(user).toMatchObject({ email: 'Fresh.Start@Ridge.example', role: 'admin' });
  expect(rows).toMatchObject([{ action: 'user-create', actorId: stage.people.superAdmin.id, subjectId: user?.id }]);
  expect((await signIn('fresh.start@ridge.example', 'long enough')).statusCode).toBe(200);
});

test('the role is sms-manager by default; a super-admin has no club (section 5)', async () => {
  expect((await newUser({ role: undefined })).role).toBe('sms-manager');
  expect(await newUser({ role: 'super-admin', clubId: null })).toMatchObject({ role: 'super-admin', clubId: null });
  expect(await newUser({ role: 'super-admin', clubId: '' })).toMatchObject({ clubId: null });
});

test('every broken rule of a new user is reported at once, in the words of the specification (section 5, C3.1)', async () => {
  const refused = await stage.call('POST', '/api/users', { as, body: { password: '1234567', role: 'chief' } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'name', message: 'Name is required' },
    { path: 'password', message: 'Password must be at least 8 characters' },
    { path: 'role', message: 'Please select a role' },
  ]);
  const other = await stage.call('POST', '/api/users', { as, body: draft({ name: ' ', role: 'admin', clubId: null }) });
  expect(other.json().errors).toEqual([{ path: 'name', message: 'Name is required' }, MISMATCH]);
});

test('an unknown club is reported at clubId, together with other broken rules (C4.2, C3.1)', async () => {
  for (const clubId of [randomUUID(), 'ridge', `{${stage.clubs.ridge}}`]) {
    const alone = await stage.call('POST', '/api/users', { as, body: draft({ clubId }) });
    expect([alone.statusCode, alone.json().errors]).toEqual([400, [UNKNOWN_CLUB]]);
    const beside = await stage.call('POST', '/api/users', { as, body: draft({ clubId, name: '' }) });
    expect(beside.json().errors).toEqual([{ path: 'name', message: 'Name is required' }, UNKNOWN_CLUB]);
  }
});

test('role and club of a change are checked together with its other rules, and nothing changes (C3.1, section 5)', async () => {
  const user = await newUser();
  const both = await stage.call('PATCH', `/api/users/${user.id}`, { as, body: { email: 'x', role: 'super-admin' } });
  expect(both.json().errors).toEqual([{ path: 'email', message: 'Please enter a valid email address' }, MISMATCH]);
  for (const body of [{ role: 'super-admin' }, { clubId: null }, { role: 'super-admin', clubId: user.clubId }])
    expect((await stage.call('PATCH', `/api/users/${user.id}`, { as, body })).json().errors).toEqual([MISMATCH]);
  expect(await seen(user.id)).toEqual(user);
});

test('passwords of 8 to 128 characters of any kind are accepted unchanged, shorter and longer ones rejected (C6.2, C3.3)', async () => {
  for (const password of ['  pass  ', 'x'.repeat(128), 'e\u0301\u0000é\t\n⚡🛩', '\ud800lonely!']) {
    const { email } = await newUser({ password });
    expect((await signIn(email, password)).statusCode).toBe(200);
    expect((await signIn(email, `${password} `)).statusCode).toBe(401);
    if (password.trim() !== password) expect((await signIn(email, password.trim())).statusCode).toBe(401);
  }
  for (const password of ['1234567', 'x'.repeat(129), '', null, 12345678])
    expect((await stage.call('POST', '/api/users', { as, body: draft({ password }) })).statusCode).toBe(400);
});

test('two users never share an email, whatever its case: 409, on creation and on change (C6.2)', async () => {
  const first = await newUser({ email: 'Twin@Ridge.example' });
  const second = await newUser();
  const again = await stage.call('POST', '/api/users', { as, body: draft({ email: 'tWIN@ridge.EXAMPLE' }) });
  expect([again.statusCode, Object.keys(again.json())]).toEqual([409, ['message']]);
  const changed = await stage.call('PATCH', `/api/users/${second.id}`, { as, body: { email: 'TWIN@RIDGE.EXAMPLE' } });
  expect(changed.statusCode).toBe(409);
  expect(await seen(first.id)).toEqual(first);
  expect(await seen(second.id)).toEqual(second);
  const own = await stage.call('PATCH', `/api/users/${first.id}`, { as, body: { email: 'twin@ridge.example' } });
  expect(own.json().email).toBe('twin@ridge.example');
});

test('of simultaneous creations with one email exactly one succeeds (C6.2)', async () => {
  const race = [1, 2, 3, 4].map(() =>
    stage.call('POST', '/api/users', { as, body: draft({ email: 'race@ridge.example' }) }),
  );
  const statuses = (await Promise.all(race)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409]);
});

test('PATCH changes what is sent and keeps the rest, including the password (C3.18)', async () => {
  const neighbour = await newUser();
  const user = await newUser({ password: 'first password' });
  const rows = await auditOf(stage, async () => {
    const answer = await stage.call('PATCH', `/api/users/${user.id}`, { as, body: { name: ' Renamed ' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...user, name: 'Renamed' }]);
  });
  expect(rows).toMatchObject([{ action: 'user-update', subjectKind: 'user', subjectId: user.id }]);
  expect((await signIn(user.email, 'first password')).statusCode).toBe(200);
  await stage.call('PATCH', `/api/users/${user.id}`, { as, body: { password: 'second password' } });
  expect((await signIn(user.email, 'first password')).statusCode).toBe(401);
  expect((await signIn(user.email, 'second password')).statusCode).toBe(200);
  expect(await seen(neighbour.id)).toEqual(neighbour);
});

test('DELETE removes a user, who can no longer sign in, and is 404 the second time (C3.18)', async () => {
  const neighbour = await newUser();
  const user = await newUser();
  const rows = await auditOf(stage, async () => {
    const gone = await stage.call('DELETE', `/api/users/${user.id}`, { as });
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
  });
  expect(rows).toMatchObject([{ action: 'user-delete', subjectKind: 'user', subjectId: user.id }]);
  expect(await seen(user.id)).toBeUndefined();
  expect((await signIn(user.email, 'long enough')).statusCode).toBe(401);
  expect((await stage.call('DELETE', `/api/users/${user.id}`, { as })).statusCode).toBe(404);
  expect((await stage.call('PATCH', `/api/users/${user.id}`, { as, body: { name: 'x' } })).statusCode).toBe(404);
  expect(await seen(neighbour.id)).toEqual(neighbour);
});

test.each(['1', `{${randomUUID()}}`, '%00', '%FF', '%zz', 'a'.repeat(3000)])(
  'the malformed id %s is 404 before the body is read (C3.18, C3.17)',
  async (id) => {
    const statuses = [
      await stage.call('PATCH', `/api/users/${id}`, { as, body: '{broken' }),
      await stage.call('DELETE', `/api/users/${id}`, { as }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404]);
  },
);

test('the body of a DELETE must be JSON like any other: 415, and nobody is deleted (C6.4)', async () => {
  const user = await newUser();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await stage.call('DELETE', `/api/users/${user.id}`, { as, headers, body: 'a=b' })).statusCode).toBe(415);
  expect(await seen(user.id)).toEqual(user);
});
