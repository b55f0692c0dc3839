/** SQL for one report, shared by every feature. */
import { type AnyColumn, and, eq, inArray } from 'drizzle-orm';
import type { DetailField } from '../../../domain/receipt/details.ts';
import type { Db, Statement } from '../../db/database.ts';
import { reports as table } from '../../db/schema.ts';

export type ReportRow = typeof table.$inferSelect;

export type Scope = { clubId: string } | 'all';

/** Undefined if all clubs are in scope. */
export const inScope = ({ clubId }: Record<'clubId', AnyColumn>, scope: Scope) =>
  scope === 'all' ? undefined : eq(clubId, scope.clubId);

export async function findReport(db: Db, scope: Scope, id: string): Promise<ReportRow | undefined> {
  const [report] = await db
    .select()
    .from(table)
    .where(and(inScope(table, scope), eq(table.id, id)));
  return report;
}

/** Locked until the transaction ends. */
export async function lockReport(tx: Db, id: string): Promise<ReportRow | undefined> {
  const [report] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return report;
}

/** Locks the reports, so that none can move to another club before the transaction ends. */
export async function lockReportsOf(tx: Db, clubId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const locked = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.clubId, clubId), inArray(table.id, [...ids])))
    .orderBy(table.id)
    .for('share');
  return locked.map(({ id }) => id);
}

export function insertReport(tx: Db, report: typeof table.$inferInsert): Statement {
  return tx.insert(table).values(report);
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
    | 'contactRedactions'
    | 'userNameFinds'
  >
>;

/** Details that the reporter adds later (C15.7). */
type DetailChange = Partial<
  Pick<ReportRow, DetailField | 'searchText' | 'injuryKey' | 'damageKey' | 'categoryKey' | 'phaseKey' | 'operationKey'>
>;

export async function updateReport(tx: Db, id: string, change: ReportChange | DetailChange): Promise<ReportRow> {
  const [updated] = await tx.update(table).set(change).where(eq(table.id, id)).returning();
  if (!updated) throw new Error('the locked report is gone');
  return updated;
}
