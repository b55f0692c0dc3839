/** What is told to a person by mail about the own account (contract C9.3, C11): alarms, which go to who did it, too. */
import type { AccountKind } from '../../domain/mail/kinds.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';

export type SecurityNotice = { kind: Exclude<AccountKind, 'reset'>; userId: string };

/** Notes an alarm in the transaction of what it tells of; without mail nothing is noted. */
export function sendSecurityNotice(
  tx: Db,
  { mail, clock }: Pick<Services, 'mail' | 'clock'>,
  alarm: SecurityNotice,
): Promise<void> {
  return mail.enqueue(tx, alarm, clock());
}
