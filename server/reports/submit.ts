/** Accepting a report (contract C3.8, C6.3): once it is acknowledged it is stored, and stored once. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invalid } from '../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { filterKeys, staffSearchText } from '../../domain/reports/sought.ts';
import type { Receipt, Submission } from '../../domain/reports/submission.ts';
import { holdClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { countAttempt, LIMITS } from '../http/limits.ts';
import { isId } from '../http/paging.ts';
import type { Services } from '../services.ts';
import { insertReport } from './queries.ts';

/** The receipt that an Idempotency-Key was answered with, or `null`. */
export async function findReceipt(db: Db, key: string): Promise<Receipt | null> {
  const [found] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return found ? { id: found.reportId, submittedAt: found.submittedAt.toISOString() } : null;
}

/** Claims the key for a new report; where another request has it, waits for that one's end and gives its receipt. */
async function claim(tx: Db, key: string, reportId: string, submittedAt: Date): Promise<Receipt | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ key, reportId, submittedAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0 ? null : findReceipt(tx, key);
}

/** Stores a report; throws 400 for an unknown club and 429 where the address has sent too many. */
export function submitReport(
  { database, clock, rateLimits }: Services,
  { clubId, ...texts }: Submission,
  { key, address }: { key: string | null; address: string },
): Promise<Receipt> {
  return database.transaction(async (tx) => {
    const id = randomUUID();
    const submittedAt = clock();
    const earlier = key && (await claim(tx, key, id, submittedAt));
    if (earlier) return earlier;
    if (!isId(clubId) || !(await holdClub(tx, clubId))) throw invalid('clubId', CLUB_REQUIRED);
    if (rateLimits) await countAttempt(tx, [{ limit: LIMITS.reportsFromAddress, subject: address }], submittedAt);
    const searchText = staffSearchText({ ...texts, smsManagerComment: null });
    await insertReport(tx, { id, clubId, ...texts, submittedAt, searchText, ...filterKeys(texts) });
    return { id, submittedAt: submittedAt.toISOString() };
  });
}
