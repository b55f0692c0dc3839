/** SQL for the staff lists. */
import { type AnyColumn, and, count, desc, eq, exists, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { StaffFilters, StaffListQuery } from '../../../domain/reports/filters.ts';
import { isUnfiltered } from '../../../domain/reports/search-keys.ts';
import { dayAfter } from '../../../domain/text/calendar.ts';
import { countWhere, type Db } from '../../db/database.ts';
import { reportCounts, reports as table, reportWords as words } from '../../db/schema.ts';
import type { Cursor } from '../../http/paging.ts';
import { byIndex, byKeys, byScanning, matchesLabels, pageAmongNewest } from '../filtering.ts';
import { inScope, type ReportRow, type Scope } from '../report/queries.ts';
import { byTrendFilters } from './trend-queries.ts';

type ListedColumns = Record<'id' | 'clubId' | 'submittedAt' | 'approvedForPublicView', AnyColumn>;

function ofDays(
  { submittedAt }: Pick<ListedColumns, 'submittedAt'>,
  { startDate, endDate }: Pick<StaffFilters, 'startDate' | 'endDate'>,
) {
  const end = endDate === null ? null : dayAfter(endDate);
  return and(
    startDate === null ? undefined : gte(submittedAt, new Date(`${startDate}T00:00:00Z`)),
    end === null ? undefined : lt(submittedAt, new Date(`${end}T00:00:00Z`)),
  );
}

const ofStatus = ({ approvedForPublicView }: ListedColumns, { approvalStatus }: StaffListQuery) =>
  approvalStatus === null ? undefined : eq(approvedForPublicView, approvalStatus === 'approved');

const afterCursor = ({ submittedAt, id }: ListedColumns, after: Cursor | null) =>
  after === null ? undefined : sql`(${submittedAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;

/** The word index lacks some filters and values matched by labels (C14.6), so they are checked in the reports. */
const byWords = (db: Db, scope: Scope, filters: StaffFilters) => {
  const found = and(inScope(words, scope), byIndex(words, filters, scope === 'all' ? null : scope.clubId));
  if (filters.trendFilters === null && !matchesLabels(filters)) return found;
  const read = matchesLabels(filters) ? byScanning(table, filters) : undefined;
  const report = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, words.id), byTrendFilters(table, filters.trendFilters), read));
  return and(found, exists(report));
};

/**
 * A condition on `reports` (C12.1). Word matches are found once, up front; reading each report's words one by one would
 * take a hundred times as long.
 */
export function matching(db: Db, scope: Scope, filters: StaffFilters) {
  const found = db
    .select({ id: words.id })
    .from(words)
    .where(and(byWords(db, scope, { ...filters, trendFilters: null }), ofDays(words, filters)));
  return and(
    inScope(table, scope),
    byKeys(table, filters),
    byTrendFilters(table, filters.trendFilters),
    ofDays(table, filters),
    filters.words.length === 0
      ? undefined
      : sql`${table.id} IN (WITH found AS MATERIALIZED (${found}) SELECT id FROM found)`,
  );
}

type ReportQuery = { scope: Scope; query: StaffListQuery; after: Cursor | null };

/** Scans the newest rows. */
function reportsAmongNewest(db: Db, { scope, query, after }: ReportQuery, rowCount: number): Promise<ReportRow[]> {
  const newest = db
    .select()
    .from(table)
    .where(and(inScope(table, scope), ofDays(table, query), afterCursor(table, after)))
    .orderBy(desc(table.submittedAt), desc(table.id))
    .limit(rowCount)
    .as('newest');
  return db
    .select()
    .from(newest)
    .where(and(byScanning(newest, query), ofStatus(newest, query), byTrendFilters(newest, query.trendFilters)))
    .orderBy(desc(newest.submittedAt), desc(newest.id))
    .limit(query.limit + 1);
}

const conditionOf = ({ scope, query, after }: ReportQuery) =>
  and(
    inScope(table, scope),
    byKeys(table, query),
    byTrendFilters(table, query.trendFilters),
    ofDays(table, query),
    ofStatus(table, query),
    afterCursor(table, after),
  );

/** Most of the list is skipped, so the index is scanned first, and rows are read last. */
function reportsByTrendFilters(db: Db, listQuery: ReportQuery): Promise<ReportRow[]> {
  const found = db
    .select({ id: table.id })
    .from(table)
    .where(conditionOf(listQuery))
    .orderBy(desc(table.submittedAt), desc(table.id))
    .limit(listQuery.query.limit + 1)
    .as('found');
  return db
    .select(getTableColumns(table))
    .from(table)
    .innerJoin(found, eq(table.id, found.id))
    .orderBy(desc(table.submittedAt), desc(table.id));
}

function reportsByWords(db: Db, { scope, query, after }: ReportQuery): Promise<ReportRow[]> {
  const found = db
    .select({ id: words.id })
    .from(words)
    .where(and(byWords(db, scope, query), ofDays(words, query), ofStatus(words, query), afterCursor(words, after)))
    .orderBy(desc(words.submittedAt), desc(words.id))
    .limit(query.limit + 1)
    .as('found');
  return db
    .select(getTableColumns(table))
    .from(table)
    .innerJoin(found, eq(table.id, found.id))
    .orderBy(desc(table.submittedAt), desc(table.id));
}

/** Newest first, one more than `limit` if there is a next page (C3.10, C3.11). */
export async function listReports(
  db: Db,
  scope: Scope,
  query: StaffListQuery,
  after: Cursor | null,
): Promise<ReportRow[]> {
  if (query.words.length > 0) {
    const listQuery = { scope, query, after };
    const page = await pageAmongNewest(query.limit, (rowCount) => reportsAmongNewest(db, listQuery, rowCount));
    return page ?? reportsByWords(db, listQuery);
  }
  if (query.trendFilters !== null) return reportsByTrendFilters(db, { scope, query, after });
  return db
    .select()
    .from(table)
    .where(conditionOf({ scope, query, after }))
    .orderBy(desc(table.submittedAt), desc(table.id))
    .limit(query.limit + 1);
}

/** The database maintains these counts. */
function countAll(db: Db, scope: Scope) {
  const sumOf = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  return db
    .select({ total: sumOf(reportCounts.total), approved: sumOf(reportCounts.approved) })
    .from(reportCounts)
    .where(scope === 'all' ? undefined : eq(reportCounts.clubId, scope.clubId));
}

function countMatching(db: Db, scope: Scope, filters: StaffFilters) {
  const hasWords = filters.words.length > 0;
  const source = hasWords ? words : table;
  return db
    .select({ total: count(), approved: countWhere(sql`${source.approvedForPublicView}`) })
    .from(source)
    .where(
      and(
        hasWords
          ? byWords(db, scope, filters)
          : and(inScope(table, scope), byKeys(table, filters), byTrendFilters(table, filters.trendFilters)),
        ofDays(source, filters),
      ),
    );
}

export async function countReports(db: Db, scope: Scope, filters: StaffFilters) {
  const [counted] = await (isUnfiltered(filters) && filters.trendFilters === null
    ? countAll(db, scope)
    : countMatching(db, scope, filters));
  const { total = 0, approved: shown = 0 } = counted ?? {};
  return { total, pending: total - shown, approved: shown };
}
