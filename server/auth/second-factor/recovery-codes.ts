/** Recovery codes: generated here, shown once, stored hashed (C11.1) */
import { randomBytes } from 'node:crypto';
import { RECOVERY_BYTES, RECOVERY_CODES, readRecoveryCode, recoveryCodeOf } from '../../../domain/auth/codes.ts';
import { hashToken } from '../tokens/token.ts';

export function hashRecoveryCode(typed: string): Buffer | null {
  const stored = readRecoveryCode(typed);
  return stored === null ? null : hashToken(stored);
}

export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_BYTES)));
  return { codes, hashes: codes.map((code) => hashToken(code.replaceAll('-', ''))) };
}
