/** The eight characters of a report's file (contract C13.3): drawn at random, so that no id leads to them. */
import { randomBytes } from 'node:crypto';

/** Crockford's base32: digits and capitals that nobody takes for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Another one each time, of 40 random bits. */
export function drawFileNumber(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
