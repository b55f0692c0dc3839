/** Second factors as tests use them: an app that shows codes, and a sign-in up to its second step (contract C11). */
import type { LightMyRequestResponse } from 'fastify';
import { hotp, stepAt } from '../server/auth/totp/totp.ts';
import { CAST, CAST_PASSWORD, type CastMember } from './cast.ts';
import { cookieOf, type Stage } from './stage.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret in letters, as an app reads them. */
export function bytesOf(letters: string): Buffer {
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an app shows, so many steps from a moment. */
export function codeAt(letters: string, now: Date, steps = 0): string {
  return hotp(bytesOf(letters), stepAt(now) + steps);
}

/** A code that is none of those that are right now. */
export function wrongCode(letters: string, now: Date): string {
  const right = [-1, 0, 1].map((steps) => codeAt(letters, now, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

export type App = { secret: string; recoveryCodes: string[] };

/** Sets up an app for somebody of the cast, and lets its first code pass by. */
export async function setUpApp(stage: Stage, who: CastMember | { cookie: string }): Promise<App> {
  const begun = await stage.call('POST', '/api/auth/totp', { as: who, body: { password: CAST_PASSWORD } });
  const { secret } = begun.json();
  const body = { totp: codeAt(secret, stage.clock.read()) };
  const confirmed = await stage.call('POST', '/api/auth/totp/confirm', { as: who, body });
  if (confirmed.statusCode !== 200) throw new Error(`the set-up was refused: ${confirmed.body}`);
  stage.clock.advance({ minutes: 2 });
  return { secret, recoveryCodes: confirmed.json().recoveryCodes };
}

/** Email and password of somebody of the cast; the answer of the server. */
export const password = (stage: Stage, who: CastMember, more: object = {}): Promise<LightMyRequestResponse> =>
  stage.call('POST', '/api/auth/login', { body: { email: CAST[who].email, password: CAST_PASSWORD }, ...more });

/** The cookie of a step that waits for its second factor. */
export const stepCookie = async (stage: Stage, who: CastMember): Promise<string> =>
  cookieOf(await password(stage, who));

/** The second step. */
export const second = (
  stage: Stage,
  cookie: string,
  body: object,
  more: object = {},
): Promise<LightMyRequestResponse> => stage.call('POST', '/api/auth/second', { as: { cookie }, body, ...more });
