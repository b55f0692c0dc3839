/** Second factors for tests: an authenticator app, and a sign-in up to its second step (C11). */
import type { LightMyRequestResponse } from 'fastify';
import { codeAt } from './authenticator-app.ts';
import { CAST, CAST_PASSWORD, type CastMember } from './cast.ts';
import { cookieOf, type Stage } from './stage.ts';

/** A code that is not valid right now. */
export function wrongCode(letters: string, now: Date): string {
  const right = [-1, 0, 1].map((steps) => codeAt(letters, now, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

export type App = { secret: string; recoveryCodes: string[] };

/** Sets up an app for somebody, and waits until its first code has expired. */
export async function setUpApp(stage: Stage, who: CastMember | { cookie: string }): Promise<App> {
  const started = await stage.call('POST', '/api/auth/totp', { as: who, body: { password: CAST_PASSWORD } });
  const { secret } = started.json();
  const body = { totp: codeAt(secret, stage.clock.read()) };
  const confirmed = await stage.call('POST', '/api/auth/totp/confirm', { as: who, body });
  if (confirmed.statusCode !== 200) throw new Error(`the set-up was refused: ${confirmed.body}`);
  stage.clock.advance({ minutes: 2 });
  return { secret, recoveryCodes: confirmed.json().recoveryCodes };
}

/** Signs in with email and password; returns the response. */
export const signInWithPassword = (stage: Stage, who: CastMember, more: object = {}): Promise<LightMyRequestResponse> =>
  stage.call('POST', '/api/auth/login', { body: { email: CAST[who].email, password: CAST_PASSWORD }, ...more });

/** The step cookie of a sign-in that waits for its second factor. */
export const stepCookie = async (stage: Stage, who: CastMember): Promise<string> =>
  cookieOf(await signInWithPassword(stage, who));

export const secondStep = (
  stage: Stage,
  cookie: string,
  body: object,
  more: object = {},
): Promise<LightMyRequestResponse> => stage.call('POST', '/api/auth/second', { as: { cookie }, body, ...more });
