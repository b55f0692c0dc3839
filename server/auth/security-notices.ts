/** Emails users about security changes to their account (C9.3, C11), even those they made themselves */
import type { AccountKind } from '../../domain/mail/kinds.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';

type SecurityNotice = { kind: Exclude<AccountKind, 'reset'>; userId: string };

/** Call it in the transaction of the change; does nothing if email is off. */
export function sendSecurityNotice(
  tx: Db,
  { mail, clock }: Pick<Services, 'mail' | 'clock'>,
  notice: SecurityNotice,
): Promise<void> {
  return mail.enqueue(tx, notice, clock());
}
