/** A user's options for the second step (C11.2) */
import type { SecondStep } from '../../../domain/auth/keys.ts';
import type { Db } from '../../db/database.ts';
import { openSecret } from '../totp/sealing.ts';
import { findFactors } from './queries.ts';

/**
 * `null`: the password is enough. Omits an app whose secret cannot be decrypted (restored without the key).
 */
export async function nextSteps(db: Db, userId: string, key: Uint8Array | null): Promise<SecondStep[] | null> {
  const { sealed, recoveryCodesLeft, passkeys } = await findFactors(db, userId);
  if (sealed === null && passkeys === 0) return null;
  const options: [SecondStep, boolean][] = [
    ['totp', openSecret(key, sealed, userId) !== null],
    ['recovery', recoveryCodesLeft > 0],
    ['passkey', passkeys > 0],
  ];
  return options.filter(([, has]) => has).map(([option]) => option);
}
