/** Codes as people type them: six digits from an app, and recovery codes (contract C11.1). */
import { inGroups, readSymbols, symbolsOf } from '../crockford/crockford.ts';

/** How many digits an app shows, and for how long (RFC 6238). */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_S = 30;

/** How many recovery codes are made at once, of how many random bytes each: 80 bits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_BYTES = 10;
const RECOVERY_SYMBOLS = 16;
const GROUP = 4;

/**
 * The six digits of what was typed, or `null` where it cannot be a code. Blanks and hyphens between the digits are
 * forgiven, and full-width digits are digits: a keyboard set to Japanese writes them, and nobody means anything else.
 */
export function readTotp(typed: string): string | null {
  if (typed.length > 100) return null;
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}]+/gu, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/** A recovery code as it is shown: `K7M3-9XWT-2F6H-8RDP`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return inGroups(symbolsOf(bytes), GROUP);
}

/** The one spelling of a recovery code that its hash is made of, or `null` where nothing typed so is one; full-width ones too. */
export function readRecoveryCode(typed: string): string | null {
  return typed.length > 100 ? null : readSymbols(typed.normalize('NFKC'), RECOVERY_SYMBOLS);
}
