/**
 * The receipt code (contract C10.1): 20 characters of Crockford's base32, 100 random bits, in groups of five. It is made
 * by the reporter's browser, written down by hand and typed in again: so what people mistake is forgiven.
 */

/** Crockford's alphabet: no I, L, O and U. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code, without what stands between its groups. */
export const CODE_LENGTH = 20;
const GROUP_LENGTH = 5;

/** Said where a code is sent with a report that is none (C10.1). */
export const MALFORMED_CODE = 'A receipt code has 20 letters and digits';

/** The code of as many random bytes as it has characters: 32 divides 256, so each character is as likely as any other. */
export function codeOf(random: Uint8Array): string {
  return Array.from(random, (byte) => CODE_ALPHABET[byte % 32]).join('');
}

/** A code as it is shown and written down: `K7M3Q-9XWTB-2F6HC-8RDPN`. */
export function inGroups(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}

/** What people put between the characters of a code: blanks and every kind of hyphen. */
const BETWEEN = /[\s\p{Pd}\u00AD\u2212]/gu;
const WRITTEN = /^[0-9A-Za-z]+$/;

/**
 * The code that somebody has typed, without groups, or `null` where it is none. Lower case, blanks and hyphens are
 * forgiven, O reads 0, I and L read 1 (C10.1).
 */
export function readCode(typed: string): string | null {
  const bare = typed.replace(BETWEEN, '');
  // Asked before capitals: some letters of other alphabets have capitals within this one.
  if (bare.length !== CODE_LENGTH || !WRITTEN.test(bare)) return null;
  const code = bare.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.includes('U') ? null : code;
}
