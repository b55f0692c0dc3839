/** Who must have a second factor, who can remove one, and the way back in on the server's machine (C11.4). */
import { expect, test } from 'vitest';
import { recoverSuperAdmin } from '../../../server/users/recovery.ts';
import { auditOf } from '../../audit.ts';
import { codeAt } from '../../authenticator-app.ts';
import { CAST, CAST_PASSWORD, type CastMember } from '../../cast.ts';
import { secondStep, setUpApp, signInWithPassword, stepCookie } from '../../keys.ts';
import { expectProblem, problemOf } from '../../problem.ts';
import { cookieOf, onStage, type Stage } from '../../stage.ts';

/** What is allowed before a factor is set up, with the status for an empty body. */
const ALLOWED: Record<string, number> = {
  'GET /api/auth/check': 200,
  'GET /api/auth/factors': 200,
  'POST /api/auth/password': 400,
  'POST /api/auth/totp': 400,
  'POST /api/auth/totp/confirm': 400,
  'POST /api/auth/passkeys/options': 400,
  'POST /api/auth/passkeys': 400,
};

test('admins who must have a second factor get 403 on every call but those of the setup until they have one (C11.4)', () =>
  onStage(
    async (stage) => {
      for (const as of ['superAdmin', 'ridgeAdmin'] as const)
        for (const { method, url, access } of stage.app.apiCalls.filter((call) => call.access !== 'anyone')) {
          const call = `${method} ${url}`;
          const path = url.replace(/:\w+/g, stage.people.ridgePilot.id);
          const answer = await stage.call(method, path, { as, ...(method !== 'GET' && { body: {} }) });
          const outcome = [call, access, answer.statusCode, answer.statusCode === 403 && problemOf(answer)];
          const status = ALLOWED[call];
          expect(outcome).toEqual([call, access, status ?? 403, !status && 'keys/required']);
        }
      for (const as of ['ridgeManager', 'ridgePilot'] as const)
        expect((await stage.call('GET', '/api/auth/sessions', { as })).statusCode).toBe(200);
      expect((await signInWithPassword(stage, 'ridgeAdmin')).statusCode).toBe(200);
      await setUpApp(stage, 'ridgeAdmin');
      expect((await stage.call('GET', '/api/users', { as: 'ridgeAdmin' })).statusCode).toBe(200);
      expect((await stage.call('POST', '/api/auth/logout', { as: 'superAdmin' })).statusCode).toBe(204);
    },
    { requireSecondFactor: 'admins' },
  ));

test('with `all` pilots need a second factor too; with `off` nobody does (C11.4)', async () => {
  for (const [requireSecondFactor, status] of [
    ['all', 403],
    ['off', 200],
  ] as const)
    await onStage(
      async (stage) => {
        for (const as of ['ridgePilot', 'ridgeManager', 'superAdmin'] as const)
          expect((await stage.call('GET', '/api/auth/sessions', { as })).statusCode).toBe(status);
      },
      { requireSecondFactor },
    );
});

const reset = (stage: Stage, as: CastMember, who: CastMember) =>
  stage.call('DELETE', `/api/users/${stage.people[who].id}/second-factor`, { as });

test('an admin of the club can remove a factor: audited, all sessions end, and the password alone signs in (C11.4)', () =>
  onStage(async (stage) => {
    const { recoveryCodes } = await setUpApp(stage, 'ridgeManager');
    const step = await stepCookie(stage, 'ridgeManager');
    expect((await reset(stage, 'valleyAdmin', 'ridgeManager')).statusCode).toBe(404);
    expect((await reset(stage, 'ridgeManager', 'ridgePilot')).statusCode).toBe(403);
    expect((await signInWithPassword(stage, 'ridgeManager')).statusCode).toBe(202);
    const rows = await auditOf(stage, async () => {
      expect((await reset(stage, 'ridgeAdmin', 'ridgeManager')).statusCode).toBe(204);
    });
    const { id } = stage.people.ridgeManager;
    const actorId = stage.people.ridgeAdmin.id;
    expect(rows).toMatchObject([{ action: 'second-factor-lift', actorId, subjectId: id, details: { had: true } }]);
    expect((await stage.call('GET', '/api/auth/check', { as: 'ridgeManager' })).statusCode).toBe(401);
    expect((await secondStep(stage, step, { recovery: recoveryCodes[0] })).statusCode).toBe(401);
    expect((await signInWithPassword(stage, 'ridgeManager')).statusCode).toBe(200);
    expect((await reset(stage, 'ridgeAdmin', 'ridgeManager')).statusCode).toBe(204);
  }));

test('nobody can remove their own factor this way (409), or that of a higher role (C11.4)', () =>
  onStage(async (stage) => {
    for (const who of ['ridgeAdmin', 'superAdmin'] as const) {
      const own = await reset(stage, who, who);
      expectProblem(own, 'users/cannot-lift-own');
    }
    expect((await reset(stage, 'ridgeAdmin', 'superAdmin')).statusCode).toBe(404);
    expect((await reset(stage, 'superAdmin', 'ridgeAdmin')).statusCode).toBe(204);
  }));

test('a new password leaves the second factor in place; a recovery on the machine removes it (C11.4)', () =>
  onStage(async (stage) => {
    const { secret } = await setUpApp(stage, 'superAdmin');
    await setUpApp(stage, 'ridgeAdmin');
    const change = { as: 'superAdmin' as const, body: { password: CAST_PASSWORD } };
    await stage.call('PATCH', `/api/users/${stage.people.ridgeAdmin.id}`, change);
    expect((await signInWithPassword(stage, 'ridgeAdmin')).statusCode).toBe(202);
    const signedIn = await secondStep(stage, await stepCookie(stage, 'superAdmin'), {
      totp: codeAt(secret, stage.clock.read()),
    });
    expect(signedIn.statusCode).toBe(200);
    const recovered = await recoverSuperAdmin(stage.services, CAST.superAdmin.email);
    const body = { email: CAST.superAdmin.email, password: recovered.password };
    const back = await stage.call('POST', '/api/auth/login', { body });
    expect(back.statusCode).toBe(200);
    const as = { cookie: cookieOf(back) };
    expect((await stage.call('GET', '/api/auth/factors', { as })).json()).toEqual({
      totp: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
  }));
