/** Restores access for the operator when no super-admin can sign in (C6). */
import { formatEncodedMessage } from '../../domain/language/validation-message.ts';
import { labels } from '../../domain/refusals/words/en.ts';
import { emailError, emailKey } from '../../domain/text/email.ts';
import { textError } from '../../domain/text/rule.ts';
import { audit } from '../audit/write.ts';
import { hashPassword, randomPassword } from '../auth/password.ts';
import { deleteSessionsOf, findCredentials, setPasswordHash } from '../auth/queries.ts';
import { deleteResetsOf } from '../auth/reset/queries.ts';
import { removeFactors } from '../auth/second-factor/queries.ts';
import { OperatorError } from '../operator-error.ts';
import type { Services } from '../services.ts';
import { insertUser, lockUsers } from './queries.ts';

export type RecoveryResult = { email: string; password: string; created: boolean };

/**
 * Gives the super-admin with this email a new random password, and removes second factors and sessions; creates one if
 * there is none. Refuses the email of another role: that would be a promotion.
 */
export async function recoverSuperAdmin(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  email: string,
): Promise<RecoveryResult> {
  // With the rules of the sign-in form: it must be possible to type it there.
  const error = textError(email, { label: labels.email, check: emailError });
  if (error !== null) throw new OperatorError(`${formatEncodedMessage(error)}: "${email}"`);
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return database.transaction(async (tx) => {
    await lockUsers(tx);
    const now = clock();
    const known = await findCredentials(tx, emailKey(email));
    if (known && known.role !== 'super-admin')
      throw new OperatorError(`${known.email} is the email of a user with the role ${known.role}; use another email`);
    const user =
      known ??
      (await insertUser(tx, { email, name: 'Super Admin', role: 'super-admin', clubId: null, passwordHash }, now));
    await setPasswordHash(tx, user.id, passwordHash, now);
    await deleteSessionsOf(tx, user.id);
    await deleteResetsOf(tx, user.id);
    await removeFactors(tx, user.id);
    const subject = { kind: 'user', id: user.id } as const;
    await audit(tx, { actorId: null, action: 'super-admin-recover', subject, details: { created: !known } }, now);
    return { email: user.email, password, created: !known };
  });
}
