/** SQL for copies to compare with a report: no other table (C2.5, C17.1). */
import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { publishedReports as table } from '../../../db/published-schema.ts';

/** Each state has its own revision (decision 027). */
export type CopyState = { id: string; revision: string };

const COPIES_MAX = 1_000;

/**
 * Uses only the index of the public list; in any order. As one JSON value, since reading a thousand rows takes the
 * embedded engine three times as long.
 */
export async function newestCopies(db: Db): Promise<CopyState[]> {
  const newest = db
    .select({ id: table.id, revision: table.revision })
    .from(table)
    .orderBy(desc(table.submittedOn), desc(table.id))
    .limit(COPIES_MAX)
    .as('newest');
  const [found] = await db.select({ states: sql<CopyState[] | null>`json_agg(newest)` }).from(newest);
  return found?.states ?? [];
}

/** In any order; without those changed since. */
export function copiesInState(db: Db, states: CopyState[]) {
  const ids = states.map(({ id }) => id);
  const revisions = states.map(({ revision }) => revision);
  return db
    .select({
      id: table.id,
      revision: table.revision,
      headline: table.headline,
      narrative: table.narrative,
      submittedOn: table.submittedOn,
      isMonthOnly: table.isMonthOnly,
      flightPhase: table.flightPhase,
      aircraftCategory: table.aircraftCategory,
      operationType: table.operationType,
    })
    .from(table)
    .where(and(inArray(table.id, ids), inArray(table.revision, revisions)));
}
