/** Recovery codes: made here, shown once, kept as a hash (contract C11.1). */
import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_BYTES, RECOVERY_CODES, readRecoveryCode, recoveryCodeOf } from '../../../domain/auth/codes.ts';

/** Eighty random bits need no slow hash: nobody guesses them, however fast. */
const hashOf = (stored: string): Buffer => createHash('sha256').update(stored).digest();

export function hashRecoveryCode(typed: string): Buffer | null {
  const stored = readRecoveryCode(typed);
  return stored === null ? null : hashOf(stored);
}

export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_BYTES)));
  return { codes, hashes: codes.map((code) => hashOf(code.replaceAll('-', ''))) };
}
