/** SQL for a club's reports to compare with one of them (C17.1). */
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { followUps, reports as table } from '../db/schema.ts';
import type { ReportRow } from '../reports/report/queries.ts';

/** A report of the club, as read from JSON. */
type ClubReport = Pick<ReportRow, 'id' | 'headline' | 'flightPhase' | 'aircraftCategory' | 'operationType'> & {
  submittedAt: string;
  categories: number[] | null;
  eventTypes: number[] | null;
};

/**
 * A club's newest reports except `exceptId`, in any order, with codes but without stories; as one JSON value, as in
 * `newestCopies`.
 */
export async function newestReportsOfClub(
  db: Db,
  { clubId, exceptId, limit }: { clubId: string; exceptId: string; limit: number },
): Promise<ClubReport[]> {
  const newest = db
    .select({
      id: table.id,
      headline: table.headline,
      submittedAt: sql`${table.submittedAt}`.as('submittedAt'),
      flightPhase: sql`${table.flightPhase}`.as('flightPhase'),
      aircraftCategory: sql`${table.aircraftCategory}`.as('aircraftCategory'),
      operationType: sql`${table.operationType}`.as('operationType'),
      categories: followUps.categories,
      eventTypes: sql`${followUps.eventTypes}`.as('eventTypes'),
    })
    .from(table)
    .leftJoin(followUps, eq(followUps.reportId, table.id))
    .where(and(eq(table.clubId, clubId), ne(table.id, exceptId)))
    .orderBy(desc(table.submittedAt), desc(table.id))
    .limit(limit)
    .as('newest');
  const [found] = await db.select({ reports: sql<ClubReport[] | null>`json_agg(newest)` }).from(newest);
  return found?.reports ?? [];
}

/** In any order. */
export function storiesOfReports(db: Db, ids: string[]) {
  return db
    .select({ id: table.id, headline: table.headline, narrative: table.narrative })
    .from(table)
    .where(inArray(table.id, ids));
}

/** None until a follow-up begins. */
export async function codesOf(db: Db, reportId: string) {
  const [found] = await db
    .select({ categories: followUps.categories, eventTypes: followUps.eventTypes })
    .from(followUps)
    .where(eq(followUps.reportId, reportId));
  return found ?? { categories: [], eventTypes: [] };
}
