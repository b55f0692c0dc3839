/** Security alerts about the user's own account by email (C9.3, C11), also sent to the user who made the change */
import type { AccountKind } from '../../domain/mail/kinds.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';

export type SecurityNotice = { kind: Exclude<AccountKind, 'reset'>; userId: string };

/** In the transaction of the change; does nothing without email. */
export function sendSecurityNotice(
  tx: Db,
  { mail, clock }: Pick<Services, 'mail' | 'clock'>,
  alarm: SecurityNotice,
): Promise<void> {
  return mail.enqueue(tx, alarm, clock());
}
