/** All SQL about reports as staff see them, and about what is published of them. */
import { type AnyColumn, and, asc, count, desc, eq, getTableColumns, gte, isNull, lt, sql } from 'drizzle-orm';
import type { ReportFilters, StaffListQuery } from '../../../domain/reports/filters.ts';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { filterKeys, isUnfiltered, publicSearchText } from '../../../domain/reports/search-keys.ts';
import { dayAfter, isRealDay, lastOfMonth } from '../../../domain/text/calendar.ts';
import type { Db, Statement } from '../../db/database.ts';
import { publishedReports } from '../../db/published-schema.ts';
import { reportCounts, reports as table, reportWords as words } from '../../db/schema.ts';
import type { Cursor } from '../../http/paging.ts';
import { byIndex, byKeys, byReading, readFirst } from '../filtering.ts';

export type ReportRow = typeof table.$inferSelect;

/** Reports of one club, or of all. */
export type Scope = { clubId: string } | 'all';

type Listed = Record<'id' | 'clubId' | 'submittedAt' | 'approvedForPublicView', AnyColumn>;

const inScope = ({ clubId }: Pick<Listed, 'clubId'>, scope: Scope) =>
  scope === 'all' ? undefined : eq(clubId, scope.clubId);

function ofDays({ submittedAt }: Pick<Listed, 'submittedAt'>, { startDate, endDate }: ReportFilters) {
  const end = endDate === null ? null : dayAfter(endDate);
  return and(
    startDate === null ? undefined : gte(submittedAt, new Date(`${startDate}T00:00:00Z`)),
    end === null ? undefined : lt(submittedAt, new Date(`${end}T00:00:00Z`)),
  );
}

const ofStatus = ({ approvedForPublicView }: Listed, { approvalStatus }: StaffListQuery) =>
  approvalStatus === null ? undefined : eq(approvedForPublicView, approvalStatus === 'approved');

const below = ({ submittedAt, id }: Listed, after: Cursor | null) =>
  after === null ? undefined : sql`(${submittedAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;

const byWords = (scope: Scope, filters: ReportFilters) =>
  and(inScope(words, scope), byIndex(words, filters, scope === 'all' ? null : scope.clubId));

type Asked = { scope: Scope; query: StaffListQuery; after: Cursor | null };

/** The reports found among the newest of the list, which are looked through. */
function reportsAmongNewest(db: Db, { scope, query, after }: Asked): Promise<ReportRow[]> {
  const newest = db
    .select()
    .from(table)
    .where(and(inScope(table, scope), ofDays(table, query), below(table, after)))
    .orderBy(desc(table.submittedAt), desc(table.id))
    .limit(readFirst(query.limit))
    .as('newest');
  return db
    .select()
    .from(newest)
    .where(and(byReading(newest, query), ofStatus(newest, query)))
    .orderBy(desc(newest.submittedAt), desc(newest.id))
    .limit(query.limit + 1);
}

/** The reports that the index of words leads to. */
function reportsByWords(db: Db, { scope, query, after }: Asked): Promise<ReportRow[]> {
  const found = db
    .select({ id: words.id })
    .from(words)
    .where(and(byWords(scope, query), ofDays(words, query), ofStatus(words, query), below(words, after)))
    .orderBy(desc(words.submittedAt), desc(words.id))
    .limit(query.limit + 1)
    .as('found');
  return db
    .select(getTableColumns(table))
    .from(table)
    .innerJoin(found, eq(table.id, found.id))
    .orderBy(desc(table.submittedAt), desc(table.id));
}

/** Reports, newest first, one more than `limit` where there is a next page (C3.10, C3.11). */
export async function listReports(
  db: Db,
  scope: Scope,
  query: StaffListQuery,
  after: Cursor | null,
): Promise<ReportRow[]> {
  if (query.words.length > 0) {
    const found = await reportsAmongNewest(db, { scope, query, after });
    return found.length > query.limit ? found : reportsByWords(db, { scope, query, after });
  }
  return db
    .select()
    .from(table)
    .where(
      and(
        inScope(table, scope),
        byKeys(table, query),
        ofDays(table, query),
        ofStatus(table, query),
        below(table, after),
      ),
    )
    .orderBy(desc(table.submittedAt), desc(table.id))
    .limit(query.limit + 1);
}

/** One report in scope, or `undefined`. */
export async function findReport(db: Db, scope: Scope, id: string): Promise<ReportRow | undefined> {
  const [report] = await db
    .select()
    .from(table)
    .where(and(inScope(table, scope), eq(table.id, id)));
  return report;
}

/** One report in scope, which nobody else can change before the transaction ends. */
export async function holdReport(tx: Db, scope: Scope, id: string): Promise<ReportRow | undefined> {
  const [report] = await tx
    .select()
    .from(table)
    .where(and(inScope(table, scope), eq(table.id, id)))
    .for('update');
  return report;
}

/** How many reports there are without any filter, of which the database keeps count itself. */
function countAll(db: Db, scope: Scope) {
  const sumOf = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  return db
    .select({ total: sumOf(reportCounts.total), approved: sumOf(reportCounts.approved) })
    .from(reportCounts)
    .where(scope === 'all' ? undefined : eq(reportCounts.clubId, scope.clubId));
}

function countMatching(db: Db, scope: Scope, filters: ReportFilters) {
  const hasWords = filters.words.length > 0;
  const sought = hasWords ? words : table;
  const approved = sql<number>`count(*) FILTER (WHERE ${sought.approvedForPublicView})`.mapWith(Number);
  return db
    .select({ total: count(), approved })
    .from(sought)
    .where(
      and(
        hasWords ? byWords(scope, filters) : and(inScope(table, scope), byKeys(table, filters)),
        ofDays(sought, filters),
      ),
    );
}

/** How many reports match, and how many of them are pending and approved. */
export async function countReports(db: Db, scope: Scope, filters: ReportFilters) {
  const [counted] = await (isUnfiltered(filters) ? countAll(db, scope) : countMatching(db, scope, filters));
  const { total = 0, approved: shown = 0 } = counted ?? {};
  return { total, pending: total - shown, approved: shown };
}

export type ReportChange = Partial<
  Pick<
    ReportRow,
    | 'clubId'
    | 'smsManagerComment'
    | 'approvedForPublicView'
    | 'isAnonymized'
    | 'reviewedAt'
    | 'redactions'
    | 'coarse'
    | 'searchText'
    | 'reporterName'
    | 'reporterEmail'
    | 'reporterTelephone'
    | 'contactErasedAt'
    | 'erasedFinds'
  >
>;

/** Changes what the safety team may change of a report, and gives the new state. */
export async function updateReport(tx: Db, id: string, change: ReportChange): Promise<ReportRow> {
  const [updated] = await tx.update(table).set(change).where(eq(table.id, id)).returning();
  if (!updated) throw new Error('the report that was held is gone');
  return updated;
}

/** Reports that were reviewed before a moment and still hold contact details, longest ago first. */
export function dueForErasure(db: Db, reviewedBefore: Date, most: number) {
  return db
    .select({ id: table.id, reviewedAt: table.reviewedAt })
    .from(table)
    .where(and(isNull(table.contactErasedAt), lt(table.reviewedAt, reviewedBefore)))
    .orderBy(asc(table.reviewedAt), asc(table.id))
    .limit(most);
}

/** Publishes a copy on a day (in UTC), in place of an earlier one, once it is sent. */
export function putPublished(tx: Db, copy: PublicReport, publishedOn: string): Statement {
  const { severity: _derived, submittedAt, ...shown } = copy;
  const sought = { searchText: publicSearchText(copy), ...filterKeys(copy) };
  const isMonth = !isRealDay(submittedAt);
  const submittedOn = isMonth ? lastOfMonth(`${submittedAt}-01`) : submittedAt;
  const row = { ...shown, submittedOn, isMonth, publishedOn, ...sought };
  return tx.insert(publishedReports).values(row).onConflictDoUpdate({ target: publishedReports.id, set: row });
}

/** Removes a published copy, if there is one, once it is sent. */
export function removePublished(tx: Db, id: string): Statement {
  return tx.delete(publishedReports).where(eq(publishedReports.id, id));
}
