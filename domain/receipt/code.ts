/**
 * The receipt code (contract C10.1): 20 characters of Crockford's base32, 100 random bits, in groups of five. It is made
 * by the reporter's browser, written down by hand and typed in again: so what people mistake is forgiven.
 */

import { readSymbols, SYMBOLS, inGroups as symbolsInGroups } from '../crockford/crockford.ts';
import * as words from '../reports/words/en.ts';

export const CODE_LENGTH = 20;
const GROUP_LENGTH = 5;

/** Said where a code is sent with a report that is none (C10.1). */
export const MALFORMED_CODE = words.malformedCode;

/** The code of as many random bytes as it has characters: 32 divides 256, so each character is as likely as any other. */
export function codeOf(random: Uint8Array): string {
  return Array.from(random, (byte) => SYMBOLS[byte % 32]).join('');
}

/** A code as it is shown and written down: `K7M3Q-9XWTB-2F6HC-8RDPN`. */
export function inGroups(code: string): string {
  return symbolsInGroups(code, GROUP_LENGTH);
}

/**
 * The code that somebody has typed, without groups, or `null` where it is none. Lower case, blanks and hyphens are
 * forgiven, O reads 0, I and L read 1 (C10.1).
 */
export function readCode(typed: string): string | null {
  return readSymbols(typed, CODE_LENGTH);
}
