/** All SQL about a club's reports that are compared with one of them (contract C17.1). */
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { followUps, reports as table } from '../db/schema.ts';

/** The newest reports of a club but one, with their codes and without their stories. */
export function newestReportsOfClub(db: Db, { clubId, butId, most }: { clubId: string; butId: string; most: number }) {
  return db
    .select({
      id: table.id,
      headline: table.headline,
      submittedAt: table.submittedAt,
      flightPhase: table.flightPhase,
      aircraftCategory: table.aircraftCategory,
      operationType: table.operationType,
      categories: followUps.categories,
      eventTypes: followUps.eventTypes,
    })
    .from(table)
    .leftJoin(followUps, eq(followUps.reportId, table.id))
    .where(and(eq(table.clubId, clubId), ne(table.id, butId)))
    .orderBy(desc(table.submittedAt), desc(table.id))
    .limit(most);
}

/** The stories of reports, in any order. */
export function storiesOfReports(db: Db, ids: string[]) {
  return db
    .select({ id: table.id, headline: table.headline, narrative: table.narrative })
    .from(table)
    .where(inArray(table.id, ids));
}

/** The codes of one report; none where nobody has begun to follow it up. */
export async function codesOf(db: Db, reportId: string) {
  const [found] = await db
    .select({ categories: followUps.categories, eventTypes: followUps.eventTypes })
    .from(followUps)
    .where(eq(followUps.reportId, reportId));
  return found ?? { categories: [], eventTypes: [] };
}
