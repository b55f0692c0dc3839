/** Authenticator apps and recovery codes: set up, used once, renewed, removed (C11.1, C11.7). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondFactors, sessions } from '../../../server/db/schema.ts';
import { auditOf } from '../../audit.ts';
import { bytesOf, codeAt } from '../../authenticator-app.ts';
import { type CAST, CAST_PASSWORD } from '../../cast.ts';
import { secondStep, setUpApp, signInWithPassword, stepCookie, wrongCode } from '../../keys.ts';
import { expectProblem } from '../../problem.ts';
import { everyRow } from '../../rows.ts';
import { cookieOf, type Stage, setStage } from '../../stage.ts';
import { testApp } from '../../test-app.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());
// Each test starts later, when no code of an earlier test is valid any more.
beforeEach(() => stage.clock.advance({ minutes: 5 }));

const again = { password: CAST_PASSWORD };
const check = async (cookie: string) => (await stage.call('GET', '/api/auth/check', { as: { cookie } })).statusCode;
const factors = async (as: Parameters<Stage['call']>[2]) => (await stage.call('GET', '/api/auth/factors', as)).json();

test('app setup takes the password and a first code, returns ten codes and ends all other sessions (C11.1, C11.7)', async () => {
  const here = cookieOf(await signInWithPassword(stage, 'ridgePilot'));
  const there = cookieOf(await signInWithPassword(stage, 'ridgePilot'));
  const as = { cookie: here };
  expect(await factors({ as })).toEqual({ totp: false, recoveryCodesLeft: 0, passkeys: [] });
  const refused = await stage.call('POST', '/api/auth/totp', { as, body: { password: 'not it' } });
  expectProblem(refused, 'auth/wrong-password', 'password');
  expect((await stage.call('POST', '/api/auth/totp/confirm', { as, body: { totp: '123456' } })).statusCode).toBe(409);
  const rows = await auditOf(stage, async () => {
    const begun = await stage.call('POST', '/api/auth/totp', { as, body: again });
    expect([begun.statusCode, Object.keys(begun.json())]).toEqual([200, ['secret', 'uri']]);
    const { secret, uri } = begun.json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Windsock:pelle%40ridge.example?secret=${secret}&issuer=Windsock&`);
    const wrong = await stage.call('POST', '/api/auth/totp/confirm', {
      as,
      body: { totp: wrongCode(secret, stage.clock.read()) },
    });
    expectProblem(wrong, 'keys/wrong-code', 'totp');
    expect((await signInWithPassword(stage, 'ridgePilot')).statusCode).toBe(200);
    const body = { totp: codeAt(secret, stage.clock.read()) };
    const confirmed = await stage.call('POST', '/api/auth/totp/confirm', { as, body });
    expect([confirmed.statusCode, Object.keys(confirmed.json())]).toEqual([200, ['recoveryCodes']]);
    const { recoveryCodes } = confirmed.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });
  expect(rows.map(({ action }) => action)).toEqual(['sign-in', 'second-factor-add']);
  expect([await check(here), await check(there)]).toEqual([200, 401]);
  expect(await factors({ as })).toEqual({ totp: true, recoveryCodesLeft: 10, passkeys: [] });
});

test('a code is valid once, the one used at setup included, and no older code is valid after it (C11.1)', async () => {
  const { secret } = await setUpApp(stage, 'ridgeManager');
  stage.clock.advance({ seconds: -120 });
  const used = codeAt(secret, stage.clock.read());
  expect((await secondStep(stage, await stepCookie(stage, 'ridgeManager'), { totp: used })).statusCode).toBe(401);
  stage.clock.advance({ minutes: 3 });
  const [older, now] = [codeAt(secret, stage.clock.read(), -1), codeAt(secret, stage.clock.read())];
  const step = await stepCookie(stage, 'ridgeManager');
  const answer = await secondStep(stage, step, { totp: now });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user).toMatchObject({ id: stage.people.ridgeManager.id, role: 'sms-manager' });
  for (const totp of [now, older]) {
    const refused = await secondStep(stage, await stepCookie(stage, 'ridgeManager'), { totp });
    expectProblem(refused, 'auth/wrong-code');
  }
  expect((await secondStep(stage, step, { totp: codeAt(secret, stage.clock.read(), 1) })).statusCode).toBe(401);
  stage.clock.advance({ seconds: 30 });
  const next = await secondStep(stage, await stepCookie(stage, 'ridgeManager'), {
    totp: codeAt(secret, stage.clock.read()),
  });
  expect(next.statusCode).toBe(200);
});

test.each(['totp', 'recovery'] as const)(
  'of 20 simultaneous uses of one %s code on two instances exactly one succeeds (C11.1)',
  async (way) => {
    const crowd = await setStage();
    const other = await testApp({ database: crowd.services.database, clock: crowd.clock });
    const { secret, recoveryCodes } = await setUpApp(crowd, 'valleyManager');
    const body = way === 'totp' ? { totp: codeAt(secret, crowd.clock.read()) } : { recovery: recoveryCodes[1] };
    const steps = await Promise.all(Array.from({ length: 20 }, () => stepCookie(crowd, 'valleyManager')));
    const answers = await Promise.all(
      steps.map((cookie, at) =>
        [crowd.app, other.app][at % 2]!.inject({
          method: 'POST',
          url: '/api/auth/second',
          headers: { cookie, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array(19).fill(401)]);
    await other.close();
    await crowd.close();
  },
);

test('codes of the neighbouring time steps, full-width digits and spaces are accepted (C11.1)', async () => {
  const { secret } = await setUpApp(stage, 'valleyAdmin');
  const wide = (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  for (const { off, as } of [
    { off: -1, as: wide },
    { off: 1, as: (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} ` },
  ]) {
    stage.clock.advance({ minutes: 3 });
    const totp = as(codeAt(secret, stage.clock.read(), off));
    const answer = await secondStep(stage, await stepCookie(stage, 'valleyAdmin'), { totp });
    expect([totp, answer.statusCode]).toEqual([totp, 200]);
  }
});

test('each recovery code is valid once, however it is typed, and new codes replace all old ones (C11.1)', async () => {
  const { recoveryCodes } = await setUpApp(stage, 'superAdmin');
  const [first = '', other = ''] = recoveryCodes;
  const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  const signedIn = await secondStep(stage, await stepCookie(stage, 'superAdmin'), { recovery: typed });
  expect(signedIn.statusCode).toBe(200);
  const as = { cookie: cookieOf(signedIn).split('; ')[0] ?? '' };
  expect(await factors({ as })).toMatchObject({ totp: true, recoveryCodesLeft: 9 });
  expect((await secondStep(stage, await stepCookie(stage, 'superAdmin'), { recovery: first })).statusCode).toBe(401);
  const renewed = await stage.call('POST', '/api/auth/recovery-codes', { as, body: again });
  expect(renewed.json().recoveryCodes).toHaveLength(10);
  expect((await secondStep(stage, await stepCookie(stage, 'superAdmin'), { recovery: other })).statusCode).toBe(401);
  const [fresh = ''] = renewed.json().recoveryCodes;
  expect((await secondStep(stage, await stepCookie(stage, 'superAdmin'), { recovery: fresh })).statusCode).toBe(200);
  // Another person's recovery codes do not work.
  const foreign = await setUpApp(stage, { cookie: cookieOf(await signInWithPassword(stage, 'ridgeAdmin')) });
  const [theirs = ''] = foreign.recoveryCodes;
  expect((await secondStep(stage, await stepCookie(stage, 'superAdmin'), { recovery: theirs })).statusCode).toBe(401);
  expect((await secondStep(stage, await stepCookie(stage, 'ridgeAdmin'), { recovery: theirs })).statusCode).toBe(200);
});

test('the database holds no authenticator secret or recovery code in the clear (C11.1)', async () => {
  const { secret, recoveryCodes } = await setUpApp(stage, { cookie: await freshSession('ridgePilot') });
  const rows = await stage.services.database.db.select().from(secondFactors);
  expect(rows.length).toBeGreaterThan(0);
  for (const { secret: sealed } of rows) expect(Buffer.from(sealed ?? []).includes(bytesOf(secret))).toBe(false);
  const written = (await everyRow(stage)).replaceAll('-', '').toUpperCase();
  expect(written).toContain(stage.people.ridgePilot.id.replaceAll('-', '').toUpperCase());
  const plain = recoveryCodes.map((code) => code.replaceAll('-', ''));
  // A column of bytes reads as hexadecimal digits.
  for (const code of [...plain, ...plain.map((each) => Buffer.from(each).toString('hex').toUpperCase())])
    expect(written).not.toContain(code);
});

/** A new session, past any second factor. */
async function freshSession(who: keyof typeof CAST): Promise<string> {
  await stage.call('DELETE', `/api/users/${stage.people[who].id}/second-factor`, { as: { cookie: await root() } });
  return cookieOf(await signInWithPassword(stage, who));
}

async function root(): Promise<string> {
  return stage.people.superAdmin.cookie;
}

test('removing the app takes the password and deletes its codes; then the password alone signs in (C11.1, C11.7)', async () => {
  const cookie = await freshSession('ridgePilot');
  const { recoveryCodes } = await setUpApp(stage, { cookie });
  const remove = (body: object) => stage.call('DELETE', '/api/auth/totp', { as: { cookie }, body });
  expect((await remove({ password: 'not it' })).statusCode).toBe(400);
  expect((await remove({})).statusCode).toBe(400);
  const rows = await auditOf(stage, async () => expect((await remove(again)).statusCode).toBe(204));
  expect(rows).toMatchObject([{ action: 'second-factor-remove', details: { kind: 'totp' } }]);
  // A missing factor is 404 before the body is looked at (C3.17).
  for (const body of [again, {}, { password: 'not it' }]) expect((await remove(body)).statusCode).toBe(404);
  expect(await factors({ as: { cookie } })).toEqual({ totp: false, recoveryCodesLeft: 0, passkeys: [] });
  expect((await signInWithPassword(stage, 'ridgePilot')).statusCode).toBe(200);
  expect(recoveryCodes).toHaveLength(10);
});

test('a new app replaces the old one only with its first code, and an unfinished setup ends after an hour (C11.1)', async () => {
  const cookie = await freshSession('ridgePilot');
  const as = { cookie };
  const { secret: old } = await setUpApp(stage, as);
  const { secret } = (await stage.call('POST', '/api/auth/totp', { as, body: again })).json();
  const inUse = await secondStep(stage, await stepCookie(stage, 'ridgePilot'), {
    totp: codeAt(old, stage.clock.read()),
  });
  expect(inUse.statusCode).toBe(200);
  stage.clock.advance({ minutes: 61 });
  const late = await stage.call('POST', '/api/auth/totp/confirm', {
    as,
    body: { totp: codeAt(secret, stage.clock.read()) },
  });
  expectProblem(late, 'keys/not-begun');
  const { secret: replaced } = await setUpApp(stage, as);
  const step = await stepCookie(stage, 'ridgePilot');
  expect((await secondStep(stage, step, { totp: codeAt(old, stage.clock.read()) })).statusCode).toBe(401);
  expect((await secondStep(stage, step, { totp: codeAt(replaced, stage.clock.read()) })).statusCode).toBe(200);
});

test('without a secret key no app can be set up, and the refusal says why (C11.1)', async () => {
  const keyless = await setStage({ secretKey: null });
  const refused = await keyless.call('POST', '/api/auth/totp', { as: 'ridgeAdmin', body: again });
  expectProblem(refused, 'keys/no-secret-key');
  expect(await keyless.services.database.db.select().from(sessions)).not.toEqual([]);
  await keyless.close();
});
