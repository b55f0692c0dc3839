/** All SQL behind the public pages: it names the table of published copies and no other (contract C2.5). */
import { and, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { PublicListQuery, ReportFilters } from '../../../domain/reports/filters.ts';
import type { Db } from '../../db/database.ts';
import { publishedReports as table } from '../../db/published-schema.ts';
import type { Cursor } from '../../http/paging.ts';
import { matching } from '../filtering.ts';

const columns = {
  id: table.id,
  headline: table.headline,
  narrative: table.narrative,
  injuryLevel: table.injuryLevel,
  highestDamage: table.highestDamage,
  localDate: table.localDate,
  localTime: table.localTime,
  locationOccurrence: table.locationOccurrence,
  worldRegion: table.worldRegion,
  stateArea: table.stateArea,
  aircraftCategory: table.aircraftCategory,
  manufacturer: table.manufacturer,
  model: table.model,
  operationType: table.operationType,
  flightPhase: table.flightPhase,
  weatherConditions: table.weatherConditions,
  smsManagerComment: table.smsManagerComment,
  submittedOn: table.submittedOn,
};

const within = (filters: ReportFilters) =>
  and(
    matching(table, filters),
    filters.startDate === null ? undefined : gte(table.submittedOn, filters.startDate),
    filters.endDate === null ? undefined : lte(table.submittedOn, filters.endDate),
  );

/** Where a published copy stands in the list, and the state of it that stands there. */
const place = { id: table.id, submittedOn: table.submittedOn, revision: table.revision };

const listed = (query: PublicListQuery, after: Cursor | null) =>
  and(
    within(query),
    after === null ? undefined : sql`(${table.submittedOn}, ${table.id}) < (${after.at}::date, ${after.id}::uuid)`,
  );

/** The places of the published copies, newest day first, one more than `limit` where there is a next page (C3.9, C3.11). */
export function listPlaces(db: Db, query: PublicListQuery, after: Cursor | null) {
  return db
    .select(place)
    .from(table)
    .where(listed(query, after))
    .orderBy(desc(table.submittedOn), desc(table.id))
    .limit(query.limit + 1);
}

/** The copies with these ids that are published now, in any order. */
export function findCopies(db: Db, ids: string[]) {
  return db
    .select({ ...columns, revision: table.revision })
    .from(table)
    .where(inArray(table.id, ids));
}

/** One published copy, or `undefined`. */
export async function findPublished(db: Db, id: string) {
  const [copy] = await db.select(columns).from(table).where(eq(table.id, id));
  return copy;
}

/** How many published copies match. */
export async function countPublished(db: Db, filters: ReportFilters): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(table).where(within(filters));
  return counted?.total ?? 0;
}

export type Place = Awaited<ReturnType<typeof listPlaces>>[number];
export type PublishedRow = NonNullable<Awaited<ReturnType<typeof findPublished>>>;
