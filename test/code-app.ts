/** An app that shows codes (contract C11.1), for tests beside the server too: nothing of the server is read with it but the codes. */
import { hotp, stepAt } from '../server/auth/totp/totp.ts';

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
