/** The SQL of copies that are compared with a report: it names the published copies and no other table (contract C2.5, C17.1). */
import { and, desc, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { publishedReports as table } from '../../../db/published-schema.ts';

/** The newest copies and the states they are in, by the index of the public list alone. */
export function newestCopies(db: Db, most: number) {
  return db
    .select({ id: table.id, revision: table.revision })
    .from(table)
    .orderBy(desc(table.submittedOn), desc(table.id))
    .limit(most);
}

/** Copies that are in these states, in any order; of one that has changed since, nothing. */
export function copiesInState(db: Db, states: { id: string; revision: string }[]) {
  const ids = states.map(({ id }) => id);
  const revisions = states.map(({ revision }) => revision);
  return db
    .select({
      id: table.id,
      revision: table.revision,
      headline: table.headline,
      narrative: table.narrative,
      submittedOn: table.submittedOn,
      isMonth: table.isMonth,
      flightPhase: table.flightPhase,
      aircraftCategory: table.aircraftCategory,
      operationType: table.operationType,
    })
    .from(table)
    .where(and(inArray(table.id, ids), inArray(table.revision, revisions)));
}
