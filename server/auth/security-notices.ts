/** Emails about one's own account (C9.3, C11): alerts, also sent to the user who made the change */
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
