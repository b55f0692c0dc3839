/** A sign-in between password and second step: no session, few attempts, a short time (C11.2). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { codeAt } from '../../authenticator-app.ts';
import { CAST, CAST_PASSWORD } from '../../cast.ts';
import { type App, secondStep, setUpApp, signInWithPassword, stepCookie, wrongCode } from '../../keys.ts';
import { expectProblem, problemOf } from '../../problem.ts';
import { cookieOf, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
let app: App;
beforeAll(async () => {
  stage = await setStage();
  app = await setUpApp(stage, 'ridgeManager');
});
afterAll(() => stage.close());
// Wrong codes from earlier tests no longer count by then.
beforeEach(() => stage.clock.advance({ days: 3 }));

const right = () => codeAt(app.secret, stage.clock.read());
const wrong = () => wrongCode(app.secret, stage.clock.read());

test('with a factor the right password gets 202, the ways to go on and an HttpOnly step cookie for 5 minutes (C11.2)', async () => {
  const rows = await auditOf(stage, async () => {
    const answer = await signInWithPassword(stage, 'ridgeManager');
    expect([answer.statusCode, answer.json()]).toEqual([202, { next: ['totp', 'recovery'] }]);
    const header = String(answer.headers['set-cookie']);
    expect(header).toMatch(/^step=[\w-]{43}; /);
    expect(header.split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Max-Age=300', 'Path=/', 'SameSite=Lax']);
    expect(header).not.toContain('sid=');
  });
  expect(rows).toEqual([]);
});

test('a wrong password and an unknown email get the usual 401, with a second factor or without (C6.2, C11.2)', async () => {
  const answers = [CAST.ridgeManager.email, CAST.ridgeAdmin.email, 'nobody@nowhere.example'].map((email) =>
    stage.call('POST', '/api/auth/login', { body: { email, password: 'not the password' } }),
  );
  for (const answer of await Promise.all(answers)) {
    expectProblem(answer, 'auth/invalid');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('the step cookie is not a session: calls that need one are 401 with it, under either name (C11.2)', async () => {
  const step = await stepCookie(stage, 'ridgeManager');
  const token = step.slice('step='.length);
  const asking = stage.app.apiCalls.filter(({ access }) => access !== 'anyone');
  expect(asking.length).toBeGreaterThan(45);
  for (const { method, url } of asking)
    for (const cookie of [step, `sid=${token}`, `${step}; sid=${token}`]) {
      const path = url.replace(/:\w+/g, stage.people.ridgePilot.id);
      const answer = await stage.call(method, path, { as: { cookie } });
      expect([method, path, problemOf(answer)]).toEqual([method, path, 'auth/required']);
    }
  expect((await secondStep(stage, step, { totp: right() })).statusCode).toBe(200);
});

test('the right code starts a session, ends the step and is audited as a sign-in (C11.2, C4.6)', async () => {
  const step = await stepCookie(stage, 'ridgeManager');
  const rows = await auditOf(stage, async () => {
    const answer = await secondStep(stage, step, { totp: right() });
    expect(answer.statusCode).toBe(200);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies.map((each) => each.replace(/=.*/, ''))).toEqual(['sid', 'step']);
    expect(cookies[1]).toContain('Max-Age=0');
    const as = { cookie: cookieOf(answer) };
    expect((await stage.call('GET', '/api/auth/check', { as })).json()).toEqual(answer.json());
  });
  expect(rows).toMatchObject([{ action: 'sign-in', details: { second: 'totp' } }]);
  stage.clock.advance({ minutes: 1 });
  const over = await secondStep(stage, step, { totp: right() });
  expectProblem(over, 'auth/step-ended');
});

test('a wrong code gets the same 401 whatever its kind, and the fifth ends the step (C11.2)', async () => {
  const step = await stepCookie(stage, 'ridgeManager');
  const bodies = [
    { totp: wrong() },
    { totp: '12345' },
    { recovery: 'K7M3-9XWT-2F6H-8RDP' },
    { recovery: 'not a code' },
    { passkey: { id: 'none', response: { clientDataJSON: 'e30' } } },
  ];
  const rows = await auditOf(stage, async () => {
    for (const [at, body] of bodies.entries()) {
      const answer = await secondStep(stage, step, body);
      expectProblem(answer, 'auth/wrong-code');
      expect(String(answer.headers['set-cookie'] ?? '').includes('Max-Age=0')).toBe(at === 4);
    }
  });
  const wrongs = rows.map(({ action, details }) => [action, details['second']]);
  expect(wrongs).toEqual(['totp', 'totp', 'recovery', 'recovery', 'passkey'].map((way) => ['sign-in-failed', way]));
  expectProblem(await secondStep(stage, step, { totp: right() }), 'auth/step-ended');
  expect((await secondStep(stage, await stepCookie(stage, 'ridgeManager'), { totp: right() })).statusCode).toBe(200);
});

test('simultaneous wrong codes end the step after five, as consecutive ones do (C11.2)', async () => {
  const step = await stepCookie(stage, 'ridgeManager');
  const answers = await Promise.all(Array.from({ length: 12 }, () => secondStep(stage, step, { totp: wrong() })));
  expect(answers.map(problemOf).filter((code) => code === 'auth/wrong-code')).toHaveLength(5);
});

test('a step ends after 5 minutes, with a sign-out and with a change of password (C11.2)', async () => {
  const late = await stepCookie(stage, 'ridgeManager');
  stage.clock.advance({ minutes: 5 });
  expectProblem(await secondStep(stage, late, { totp: right() }), 'auth/step-ended');
  const left = await stepCookie(stage, 'ridgeManager');
  await stage.call('POST', '/api/auth/logout', { as: { cookie: left } });
  expect((await secondStep(stage, left, { totp: right() })).statusCode).toBe(401);
  const changed = await stepCookie(stage, 'ridgeManager');
  const url = `/api/users/${stage.people.ridgeManager.id}`;
  const body = { password: CAST_PASSWORD };
  expect((await stage.call('PATCH', url, { as: { cookie: await rootCookie() }, body })).statusCode).toBe(200);
  expect((await secondStep(stage, changed, { totp: right() })).statusCode).toBe(401);
  expect((await secondStep(stage, '', { totp: right() })).statusCode).toBe(401);
});

const rootCookie = async () => cookieOf(await signInWithPassword(stage, 'superAdmin'));

test.each([
  ['an empty body', {}],
  ['a blank code', { totp: '  ' }],
  ['a number', { totp: 123456 }],
  ['a blank recovery code', { recovery: '' }],
  ['a body with two kinds of code', { totp: '123456', recovery: 'K7M3-9XWT-2F6H-8RDP' }],
  ['a malformed passkey', { passkey: 'yes' }],
  ['a null code', { totp: null }],
])('%s is rejected with 400 and does not count as an attempt (C11.2)', async (_what, body) => {
  const step = await stepCookie(stage, 'ridgeManager');
  for (let round = 0; round < 6; round += 1) expect((await secondStep(stage, step, body)).statusCode).toBe(400);
  expect((await secondStep(stage, step, { totp: right() })).statusCode).toBe(200);
});

test('20 wrong codes in 24 hours block even right codes for a day; then codes work again (C11.2)', async () => {
  const rows = await auditOf(stage, async () => {
    for (let round = 0; round < 4; round += 1) {
      const step = await stepCookie(stage, 'ridgeManager');
      for (let tried = 0; tried < 5; tried += 1)
        expect((await secondStep(stage, step, { totp: wrong() })).statusCode).toBe(401);
      stage.clock.advance({ hours: 5 });
    }
  });
  expect(rows.at(-1)).toMatchObject({ action: 'codes-close', actorId: stage.people.ridgeManager.id });
  const step = await stepCookie(stage, 'ridgeManager');
  for (const body of [{ totp: right() }, { recovery: app.recoveryCodes[0] }]) {
    const closed = await secondStep(stage, step, body);
    expect(closed.headers['retry-after']).toBe(String(19 * 3600));
    expectProblem(closed, 'auth/codes-closed');
  }
  stage.clock.advance({ hours: 18, minutes: 59 });
  expect((await secondStep(stage, await stepCookie(stage, 'ridgeManager'), { totp: right() })).statusCode).toBe(429);
  stage.clock.advance({ minutes: 1 });
  expect((await secondStep(stage, await stepCookie(stage, 'ridgeManager'), { totp: right() })).statusCode).toBe(200);
});

test('19 wrong codes in a day, or 20 in more than a day, block nothing (C11.2)', async () => {
  for (let tried = 0; tried < 19; tried += 1) {
    const step = await stepCookie(stage, 'ridgeManager');
    expect((await secondStep(stage, step, { totp: wrong() })).statusCode).toBe(401);
  }
  stage.clock.advance({ hours: 24 });
  const step = await stepCookie(stage, 'ridgeManager');
  expect((await secondStep(stage, step, { totp: wrong() })).statusCode).toBe(401);
  expect((await secondStep(stage, step, { totp: right() })).statusCode).toBe(200);
});

test('wrong codes from while the clock was ahead neither block nor delay the block of others (C11.2)', async () => {
  const guess20Times = async () => {
    for (let round = 0; round < 4; round += 1) {
      const step = await stepCookie(stage, 'ridgeManager');
      for (let tried = 0; tried < 5; tried += 1) await secondStep(stage, step, { totp: wrong() });
    }
  };
  stage.clock.advance({ days: 400 });
  await guess20Times();
  stage.clock.advance({ days: -400 });
  expect((await secondStep(stage, await stepCookie(stage, 'ridgeManager'), { totp: right() })).statusCode).toBe(200);
  await guess20Times();
  const step = await stepCookie(stage, 'ridgeManager');
  expectProblem(await secondStep(stage, step, { totp: right() }), 'auth/codes-closed');
});

test('wrong codes count as failed sign-ins for email and address; right ones do not (C6.3, C11.2)', async () => {
  const limited = await setStage({ rateLimits: true });
  const { secret } = await setUpApp(limited, 'ridgeManager');
  for (let round = 0; round < 8; round += 1) {
    limited.clock.advance({ minutes: 1 });
    const totp = codeAt(secret, limited.clock.read());
    expect((await secondStep(limited, await stepCookie(limited, 'ridgeManager'), { totp })).statusCode).toBe(200);
  }
  const step = await stepCookie(limited, 'ridgeManager');
  const never = wrongCode(secret, limited.clock.read());
  for (let tried = 0; tried < 4; tried += 1)
    expect((await secondStep(limited, step, { totp: never })).statusCode).toBe(401);
  const again = await stepCookie(limited, 'ridgeManager');
  expect((await secondStep(limited, again, { totp: never })).statusCode).toBe(401);
  const waiting = await secondStep(limited, again, { totp: codeAt(secret, limited.clock.read(), 1) });
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '900']);
  expect((await signInWithPassword(limited, 'ridgeManager')).statusCode).toBe(429);
  expect((await signInWithPassword(limited, 'ridgeManager', { address: '203.0.113.9' })).statusCode).toBe(202);
  await limited.close();
});
