/** TOTP, RFC 4226 and 6238: SHA-1, six digits, 30 s, one step either way (C11.1) */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { base32 } from '../../../domain/auth/base32.ts';
import { TOTP_DIGITS, TOTP_PERIOD_S } from '../../../domain/auth/codes.ts';

/** 160 bits, as long as SHA-1's hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** Tolerance for the phone's clock. */
const STEPS_EITHER_WAY = 1;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** RFC 4226, section 5.3. */
export function hotp(secret: Uint8Array, counter: number, digits: number = TOTP_DIGITS): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(moving).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** RFC 6238, section 4.2. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP_PERIOD_S);

/** In constant time. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The time steps the code is valid for, earliest first, later than the last one used; none if it is wrong. */
export function stepsOf(secret: Uint8Array, code: string, { now, after }: { now: Date; after: number }): number[] {
  const current = stepAt(now);
  const steps: number[] = [];
  for (let step = current - STEPS_EITHER_WAY; step <= current + STEPS_EITHER_WAY; step += 1)
    if (isSame(hotp(secret, step), code) && step > after) steps.push(step);
  return steps;
}

/** For the QR code; the issuer is the product's name, the account the email. */
export function totpUri(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Not URLSearchParams: it encodes a space as `+`, which apps show literally.
  const parameters = { secret: base32(secret), issuer, algorithm: 'SHA1', digits: TOTP_DIGITS, period: TOTP_PERIOD_S };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}
