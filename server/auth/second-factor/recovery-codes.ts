/** Recovery codes: generated here, shown once, stored hashed (C11.1) */
import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_BYTES, RECOVERY_CODES, readRecoveryCode, recoveryCodeOf } from '../../../domain/auth/codes.ts';

/** 80 random bits cannot be guessed, so a fast hash is enough. */
const hashOf = (stored: string): Buffer => createHash('sha256').update(stored).digest();

export function hashRecoveryCode(typed: string): Buffer | null {
  const stored = readRecoveryCode(typed);
  return stored === null ? null : hashOf(stored);
}

export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_BYTES)));
  return { codes, hashes: codes.map((code) => hashOf(code.replaceAll('-', ''))) };
}
