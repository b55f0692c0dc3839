/** What is told to a person by mail about the own account (contract C9.3, C11): the one place that knows how. */
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';

/** Alarms of an account: they go to whoever changed it, too. */
export type Alarm = { kind: 'password-changed' | 'second-factor-changed' | 'sign-in-attempts'; userId: string };

/** Notes an alarm in the transaction of what it tells of; without mail nothing is noted. */
export async function tell(_tx: Db, _services: Pick<Services, 'clock'>, _alarm: Alarm): Promise<void> {}
