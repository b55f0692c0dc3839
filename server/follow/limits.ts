/** A reporter's message limits per report (C10.3) */
import { DAY_MS } from '../../domain/durations.ts';
import { Problem } from '../../domain/problems.ts';
import { MESSAGES_PER_DAY, MESSAGES_TOTAL } from '../../domain/receipt/message.ts';
import { countSent } from '../conversation/queries.ts';
import type { Db } from '../db/database.ts';

/** 0: now. A day if the total is used up, since that limit never resets. */
export async function secondsUntilNextMessage(db: Db, reportId: string, now: Date): Promise<number> {
  const { total, recent } = await countSent(db, reportId, new Date(now.getTime() - DAY_MS));
  if (total >= MESSAGES_TOTAL) return DAY_MS / 1000;
  const freeing = recent.at(-MESSAGES_PER_DAY);
  if (freeing === undefined) return 0;
  return Math.max(1, Math.ceil((freeing.getTime() + DAY_MS - now.getTime()) / 1000));
}

/** Throws 429. Lock the report first, so that simultaneous messages count. */
export async function checkMessageLimits(tx: Db, reportId: string, now: Date): Promise<void> {
  const wait = await secondsUntilNextMessage(tx, reportId, now);
  if (wait > 0) throw new Problem('request/too-many', { retryAfter: wait });
}
