/** Adding an authenticator app, and removing second factors, while sessions of the same user begin or end (C6.1, C11). */
import { setTimeout as wait } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../authenticator-app.ts';
import { CAST_PASSWORD } from '../../cast.ts';
import { setUpApp, signInWithPassword } from '../../keys.ts';
import { cookieOf, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** Makes a call while another transaction has run these statements, which it commits 300 ms later. */
async function callDuring(
  statements: [text: string, values: unknown[]][],
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse | undefined> {
  const [begun] = await stage.services.database.plainSql('write', async ({ rows }) => {
    for (const [text, values] of statements) await rows(text, values);
    const calls = [call()];
    // Wait until it is waiting for this transaction, or on the embedded engine for its turn.
    await wait(300);
    return calls;
  });
  return begun;
}

test('an authenticator app cannot be added by a session that a new password is ending (C6.1, C11.1)', async () => {
  const { id, cookie } = stage.people.ridgeManager;
  const begun = await stage.call('POST', '/api/auth/totp', { as: { cookie }, body: { password: CAST_PASSWORD } });
  const body = { totp: codeAt(begun.json().secret, stage.clock.read()) };
  const refused = await callDuring(
    [
      ['UPDATE users SET updated_at = updated_at WHERE id = $1', [id]],
      ['DELETE FROM sessions WHERE user_id = $1', [id]],
    ],
    () => stage.call('POST', '/api/auth/totp/confirm', { as: { cookie }, body }),
  );
  expect(refused?.statusCode).toBe(401);
  const again = { cookie: cookieOf(await signInWithPassword(stage, 'ridgeManager')) };
  expect((await stage.call('GET', '/api/auth/factors', { as: again })).json()).toMatchObject({ totp: false });
});

test('removing the second factors of a user ends the session that is just beginning (C11.4)', async () => {
  const { id } = stage.people.valleyManager;
  await setUpApp(stage, 'valleyManager');
  const session =
    'INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, label) VALUES ($1, $2, $3, $3, $4)';
  const lifted = await callDuring(
    [
      // As a sign-in locks it.
      ['SELECT id FROM users WHERE id = $1 FOR UPDATE', [id]],
      [session, [Buffer.alloc(32, 7), id, stage.clock.read(), 'Unknown browser']],
    ],
    () => stage.call('DELETE', `/api/users/${id}/second-factor`, { as: 'superAdmin' }),
  );
  expect(lifted?.statusCode).toBe(204);
  const left = await stage.services.database.plainSql('read', ({ rows }) =>
    rows('SELECT id FROM sessions WHERE user_id = $1', [id]),
  );
  expect(left).toEqual([]);
});
