/** Signing in and out, and reading the current user (specification section 5, C6.1, C6.2, C3.18). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../server/auth/password.ts';
import { insertUser } from '../../../server/users/queries.ts';
import { auditOf } from '../../audit.ts';
import { CAST, CAST_PASSWORD } from '../../cast.ts';
import { compared } from '../../engines/quick-argon2.ts';
import { expectProblem } from '../../problem.ts';
import { cookieOf, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const signIn = (body: unknown) => stage.call('POST', '/api/auth/login', { body });
const { email } = CAST.ridgeManager;

test('a sign-in returns the user, as the check does afterwards, and is audited (C3.18, C4.6)', async () => {
  let cookie = '';
  const rows = await auditOf(stage, async () => {
    const answer = await signIn({ email, password: CAST_PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      user: {
        id: stage.people.ridgeManager.id,
        email,
        name: CAST.ridgeManager.name,
        role: 'sms-manager',
        clubId: stage.clubs.ridge,
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    cookie = cookieOf(answer);
    expect((await stage.call('GET', '/api/auth/check', { as: { cookie } })).json()).toEqual(answer.json());
  });
  expect(rows).toMatchObject([{ action: 'sign-in', actorId: stage.people.ridgeManager.id }]);
});

test('every role can sign in, pilots too (C4.1)', async () => {
  for (const { email: each, role } of Object.values(CAST))
    expect((await signIn({ email: each, password: CAST_PASSWORD })).json().user.role).toBe(role);
});

test('case and surrounding spaces do not matter in the email, but do in the password (C6.2, C3.3)', async () => {
  expect((await signIn({ email: ` ${email.toUpperCase()} `, password: CAST_PASSWORD })).statusCode).toBe(200);
  for (const password of [CAST_PASSWORD.toUpperCase(), ` ${CAST_PASSWORD}`, `${CAST_PASSWORD} `, 'x'.repeat(10_000)])
    expect((await signIn({ email, password })).statusCode).toBe(401);
});

test('a wrong password and an unknown email get an identical 401 without a cookie (C6.2)', async () => {
  const rows = await auditOf(stage, async () => {
    const wrong = await signIn({ email, password: 'not the password' });
    const unknown = await signIn({ email: 'nobody@nowhere.example', password: 'not the password' });
    const shape = ({ statusCode, body, headers }: typeof wrong) => [statusCode, body, Object.keys(headers).toSorted()];
    expect(shape(wrong)).toEqual(shape(unknown));
    expectProblem(wrong, 'auth/invalid');
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['sign-in-failed', stage.people.ridgeManager.id],
    ['sign-in-failed', null],
  ]);
});

test('an unknown email costs the same work as a wrong password: one comparison with the same hash settings (C6.2)', async () => {
  const settings = async (who: string) => {
    const before = compared.length;
    await signIn({ email: who, password: 'not the password' });
    return compared.slice(before).map((hash) => hash.split('$').slice(0, 4));
  };
  const wrong = await settings(email);
  expect(wrong).toHaveLength(1);
  expect(await settings('nobody@nowhere.example')).toEqual(wrong);
});

test.each([
  [{}, ['Email is required', 'Password is required']],
  [{ email: '', password: '' }, ['Email is required', 'Password is required']],
  [{ email: 'nobody', password: 'x' }, ['Please enter a valid email address']],
  [{ email: 7, password: 7 }, ['Email must be text', 'Password is required']],
])('a sign-in with %j is rejected with 400 in the words of the specification (section 5)', async (body, messages) => {
  const refused = await signIn(body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors.map(({ message }: { message: string }) => message)).toEqual(messages);
});

test('sign-out ends the session, clears the cookie, returns 204 (again if repeated) and is audited (C6.1, C3.18)', async () => {
  const cookie = cookieOf(await signIn({ email, password: CAST_PASSWORD }));
  const rows = await auditOf(stage, async () => {
    const out = await stage.call('POST', '/api/auth/logout', { as: { cookie } });
    expect([out.statusCode, out.body]).toEqual([204, '']);
    expect(out.headers['set-cookie']).toMatch(/^sid=;.*Max-Age=0/);
    expect((await stage.call('POST', '/api/auth/logout', { as: { cookie } })).statusCode).toBe(204);
    expect((await stage.call('POST', '/api/auth/logout')).statusCode).toBe(204);
  });
  expect(rows).toMatchObject([{ action: 'sign-out', actorId: stage.people.ridgeManager.id }]);
  expect((await stage.call('GET', '/api/auth/check', { as: { cookie } })).statusCode).toBe(401);
  expect((await stage.call('GET', '/api/auth/check', { as: 'ridgeManager' })).statusCode).toBe(200);
});

test('the check returns 401 without a valid session (C3.18)', async () => {
  for (const cookie of ['', 'sid=', 'sid=forged', 'sid=%00', `sid=${'A'.repeat(43)}`, 'other=1', '=;;=', 'sid'])
    expect((await stage.call('GET', '/api/auth/check', { as: { cookie } })).statusCode, cookie).toBe(401);
});

test('a sign-in while its user is being deleted leaves no session and is 401 at worst, never a 5xx (C6.1)', async () => {
  const { database, clock } = stage.services;
  for (let round = 0; round < 4; round += 1) {
    const person = {
      email: `brief${round}@ridge.example`,
      name: 'Brief',
      role: 'pilot',
      clubId: stage.clubs.ridge,
    } as const;
    const passwordHash = await hashPassword(CAST_PASSWORD);
    const made = await insertUser(database.db, { ...person, passwordHash }, clock());
    const [signedIn, deleted] = await Promise.all([
      signIn({ email: person.email, password: CAST_PASSWORD }),
      new Promise((later) => setTimeout(later, round * 10)).then(() =>
        stage.call('DELETE', `/api/users/${made?.id}`, { as: 'superAdmin' }),
      ),
    ]);
    expect(deleted.statusCode).toBe(204);
    expect([200, 401]).toContain(signedIn.statusCode);
    const check = await stage.call('GET', '/api/auth/check', { as: { cookie: cookieOf(signedIn) } });
    expect(check.statusCode).toBe(401);
  }
});

test('a sign-in with the old password leaves no session once the password has changed (C6.1)', async () => {
  const { database, clock } = stage.services;
  const person = { email: 'racer@ridge.example', name: 'Racer', role: 'pilot', clubId: stage.clubs.ridge } as const;
  const made = await insertUser(database.db, { ...person, passwordHash: await hashPassword(CAST_PASSWORD) }, clock());
  let old = CAST_PASSWORD;
  for (let round = 0; round < 6; round += 1) {
    const password = `new password ${round}`;
    const [changed, ...signedIn] = await Promise.all([
      stage.call('PATCH', `/api/users/${made?.id}`, { as: 'superAdmin', body: { password } }),
      ...Array.from({ length: 4 }, () => signIn({ email: person.email, password: old })),
    ]);
    expect(changed.statusCode).toBe(200);
    for (const answer of signedIn) {
      const check = await stage.call('GET', '/api/auth/check', { as: { cookie: cookieOf(answer) } });
      expect(check.statusCode).toBe(401);
    }
    old = password;
  }
});
