/** A minimal authenticator app (C11.1), also for tests outside the server: it shares only the code function. */
import { hotp, stepAt } from '../server/auth/totp/totp.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a secret from its letters, as an app does. */
export function bytesOf(letters: string): Buffer {
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an app shows, `steps` time steps away from `now`. */
export function codeAt(letters: string, now: Date, steps = 0): string {
  return hotp(bytesOf(letters), stepAt(now) + steps);
}
