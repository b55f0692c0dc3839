/** SQL for one follow-up (C8.3), which has no row until it is begun */
import { and, eq, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { followUps as table, users } from '../db/schema.ts';
import { inTeam } from '../users/queries.ts';

type FollowUpRow = typeof table.$inferSelect;
type Names = { takenByName: string | null; closedByName: string | null };

export type StoredFollowUp = FollowUpRow & Names;

const emptyFollowUp = (reportId: string): StoredFollowUp => ({
  reportId,
  takenBy: null,
  takenByName: null,
  occurrenceClass: null,
  categories: [],
  eventTypes: [],
  outcome: null,
  barriers: null,
  findings: null,
  conclusions: null,
  reply: null,
  contactRedactions: [],
  replySent: null,
  replySentOn: null,
  closingReason: null,
  closingNote: null,
  closedAt: null,
  closedBy: null,
  closedByName: null,
});

const takers = alias(users, 'takers');
const closers = alias(users, 'closers');

/** An empty one if there is no row. Lock the report first to prevent changes. */
export async function findFollowUp(db: Db, reportId: string): Promise<StoredFollowUp> {
  const [found] = await db
    .select({ row: table, takenByName: takers.name, closedByName: closers.name })
    .from(table)
    .leftJoin(takers, eq(takers.id, table.takenBy))
    .leftJoin(closers, eq(closers.id, table.closedBy))
    .where(eq(table.reportId, reportId));
  return found
    ? { ...found.row, takenByName: found.takenByName, closedByName: found.closedByName }
    : emptyFollowUp(reportId);
}

export type FollowUpChangeRow = Partial<Omit<FollowUpRow, 'reportId'>>;

export async function putFollowUp(tx: Db, reportId: string, change: FollowUpChangeRow): Promise<void> {
  await tx
    .insert(table)
    .values({ reportId, ...change })
    .onConflictDoUpdate({ target: table.reportId, set: change });
}

/** Removes an assignee who is neither in the new club's team nor a super-admin (C8.9). */
export async function moveFollowUp(tx: Db, reportId: string, clubId: string): Promise<void> {
  const remaining = tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.role, 'super-admin'), inTeam(clubId)));
  await tx
    .update(table)
    .set({ takenBy: null })
    .where(and(eq(table.reportId, reportId), notInArray(table.takenBy, remaining)));
}
