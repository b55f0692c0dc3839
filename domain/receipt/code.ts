/** Receipt codes: 20 characters of Crockford's base32, 100 random bits (C10.1) */

import { readSymbols, SYMBOLS, inGroups as symbolsInGroups } from '../crockford/crockford.ts';
import * as words from '../reports/words/en.ts';

export const CODE_LENGTH = 20;
const GROUP_LENGTH = 5;

export const MALFORMED_CODE = words.malformedCode;

/** One character per byte: unbiased, as 32 divides 256. */
export function codeOf(random: Uint8Array): string {
  return Array.from(random, (byte) => SYMBOLS[byte % 32]).join('');
}

/** `K7M3Q-9XWTB-2F6HC-8RDPN` */
export function inGroups(code: string): string {
  return symbolsInGroups(code, GROUP_LENGTH);
}

/** Ungrouped; `null` if malformed. */
export function readCode(typed: string): string | null {
  return readSymbols(typed, CODE_LENGTH);
}
