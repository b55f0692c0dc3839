/** Parses six-digit and recovery codes as typed (C11.1) */
import { inGroups, readSymbols, symbolsOf } from '../crockford/crockford.ts';

/** RFC 6238. */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_S = 30;

/** 80 bits each. */
export const RECOVERY_CODES = 10;
export const RECOVERY_BYTES = 10;
const RECOVERY_SYMBOLS = 16;
const GROUP = 4;

/** `null` if malformed. Ignores spaces and hyphens; accepts full-width digits. */
export function readTotp(typed: string): string | null {
  if (typed.length > 100) return null;
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}]+/gu, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/** `K7M3-9XWT-2F6H-8RDP` */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return inGroups(symbolsOf(bytes), GROUP);
}

/** Canonical; `null` if malformed. */
export function readRecoveryCode(typed: string): string | null {
  return typed.length > 100 ? null : readSymbols(typed.normalize('NFKC'), RECOVERY_SYMBOLS);
}
