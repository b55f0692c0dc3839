/** All SQL about reports as staff see them, and about what is published of them. */
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { StaffFilters, StaffListQuery } from '../../../domain/reports/filters.ts';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { filterKeys, isUnfiltered, publicSearchText } from '../../../domain/reports/search-keys.ts';
import { dayAfter, isRealDay, lastOfMonth } from '../../../domain/text/calendar.ts';
import type { Db, Statement } from '../../db/database.ts';
import { publishedReports } from '../../db/published-schema.ts';
import { receipts, reportCounts, reports as table, reportWords as words } from '../../db/schema.ts';
import type { Cursor } from '../../http/paging.ts';
import { byIndex, byKeys, byReading, readFirst } from '../filtering.ts';
import { byPatterns } from './pattern-queries.ts';

export type ReportRow = typeof table.$inferSelect;

/** Reports of one club, or of all. */
export type Scope = { clubId: string } | 'all';

type Listed = Record<'id' | 'clubId' | 'submittedAt' | 'approvedForPublicView', AnyColumn>;

const inScope = ({ clubId }: Pick<Listed, 'clubId'>, scope: Scope) =>
  scope === 'all' ? undefined : eq(clubId, scope.clubId);

function ofDays(
  { submittedAt }: Pick<Listed, 'submittedAt'>,
  { startDate, endDate }: Pick<StaffFilters, 'startDate' | 'endDate'>,
) {
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

/** By the words of reports; what else is asked for is looked up in the reports themselves. */
const byWords = (db: Db, scope: Scope, filters: StaffFilters) =>
  and(
    inScope(words, scope),
    byIndex(words, filters, scope === 'all' ? null : scope.clubId),
    filters.patterns === null
      ? undefined
      : exists(
          db
            .select({ id: table.id })
            .from(table)
            .where(and(eq(table.id, words.id), byPatterns(table, filters.patterns))),
        ),
  );

/**
 * The reports in scope that match all filters, as a condition on `reports` (C12.1). What words lead to is found first and once: else the
 * words of each report would be read one by one, a hundred times slower.
 */
export function matching(db: Db, scope: Scope, filters: StaffFilters) {
  const found = db
    .select({ id: words.id })
    .from(words)
    .where(and(byWords(db, scope, { ...filters, patterns: null }), ofDays(words, filters)));
  return and(
    inScope(table, scope),
    byKeys(table, filters),
    byPatterns(table, filters.patterns),
    ofDays(table, filters),
    filters.words.length === 0
      ? undefined
      : sql`${table.id} IN (WITH found AS MATERIALIZED (${found}) SELECT id FROM found)`,
  );
}

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
    .where(and(byReading(newest, query), ofStatus(newest, query), byPatterns(newest, query.patterns)))
    .orderBy(desc(newest.submittedAt), desc(newest.id))
    .limit(query.limit + 1);
}

const narrowed = ({ scope, query, after }: Asked) =>
  and(
    inScope(table, scope),
    byKeys(table, query),
    byPatterns(table, query.patterns),
    ofDays(table, query),
    ofStatus(table, query),
    below(table, after),
  );

/** The reports that patterns lead to: most of the list is passed over, so it is walked in its index and rows are read last. */
function reportsByPatterns(db: Db, asked: Asked): Promise<ReportRow[]> {
  const found = db
    .select({ id: table.id })
    .from(table)
    .where(narrowed(asked))
    .orderBy(desc(table.submittedAt), desc(table.id))
    .limit(asked.query.limit + 1)
    .as('found');
  return db
    .select(getTableColumns(table))
    .from(table)
    .innerJoin(found, eq(table.id, found.id))
    .orderBy(desc(table.submittedAt), desc(table.id));
}

/** The reports that the index of words leads to. */
function reportsByWords(db: Db, { scope, query, after }: Asked): Promise<ReportRow[]> {
  const found = db
    .select({ id: words.id })
    .from(words)
    .where(and(byWords(db, scope, query), ofDays(words, query), ofStatus(words, query), below(words, after)))
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
  if (query.patterns !== null) return reportsByPatterns(db, { scope, query, after });
  return db
    .select()
    .from(table)
    .where(narrowed({ scope, query, after }))
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

function countMatching(db: Db, scope: Scope, filters: StaffFilters) {
  const hasWords = filters.words.length > 0;
  const sought = hasWords ? words : table;
  const approved = sql<number>`count(*) FILTER (WHERE ${sought.approvedForPublicView})`.mapWith(Number);
  return db
    .select({ total: count(), approved })
    .from(sought)
    .where(
      and(
        hasWords
          ? byWords(db, scope, filters)
          : and(inScope(table, scope), byKeys(table, filters), byPatterns(table, filters.patterns)),
        ofDays(sought, filters),
      ),
    );
}

/** How many reports match, and how many of them are pending and approved. */
export async function countReports(db: Db, scope: Scope, filters: StaffFilters) {
  const [counted] = await (isUnfiltered(filters) && filters.patterns === null
    ? countAll(db, scope)
    : countMatching(db, scope, filters));
  const { total = 0, approved: shown = 0 } = counted ?? {};
  return { total, pending: total - shown, approved: shown };
}

export type ReportChange = Partial<
  Pick<
    ReportRow,
    | 'clubId'
    | 'narrativeLanguage'
    | 'languageCorrected'
    | 'smsManagerComment'
    | 'publicHeadline'
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

/**
 * Reports that were reviewed before a moment and still hold contact details or a conversation, longest ago first; then those
 * that nobody has reviewed, whose conversation has been silent since before it (C10.5).
 */
export async function dueForErasure(
  db: Db,
  before: Date,
  most: number,
): Promise<{ id: string; reviewedAt: Date | null }[]> {
  const named = { id: table.id, reviewedAt: table.reviewedAt };
  const byReview = [asc(table.reviewedAt), asc(table.id)];
  const withContact = await db
    .select(named)
    .from(table)
    .where(and(isNull(table.contactErasedAt), lt(table.reviewedAt, before)))
    .orderBy(...byReview)
    .limit(most);
  if (withContact.length === most) return withContact;
  const lastWord = sql`coalesce((SELECT max(sent_at) FROM report_messages m WHERE m.report_id = ${table.id}), ${table.submittedAt})`;
  const isSilent = and(isNull(table.reviewedAt), sql`${lastWord} < ${before.toISOString()}::timestamptz`);
  const isReviewed = and(isNotNull(table.contactErasedAt), lt(table.reviewedAt, before));
  const withConversation = await db
    .select(named)
    .from(table)
    .innerJoin(receipts, eq(receipts.reportId, table.id))
    .where(or(isReviewed, isSilent))
    .orderBy(...byReview)
    .limit(most - withContact.length);
  return [...withContact, ...withConversation];
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
