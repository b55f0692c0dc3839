/** SQL for undoing an import (C12.7). */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { imports as table } from '../db/schema.ts';
import { IMPORT_SLOT, type ImportRow } from './queries.ts';

const REFERENCES = [
  'published_reports.id',
  'follow_ups.report_id',
  'actions.report_id',
  'hazard_reports.report_id',
  'receipts.report_id',
  'report_messages.report_id',
  'authority_cases.report_id',
  'authority_facts.report_id',
  'authority_files.report_id',
];

/**
 * Every report is as imported: same club, no act by anyone, nothing added; erasure by retention does not count. Looks
 * up each by its key: joined as a set, 5,000 take half a minute, since the planner expects few.
 */
const IS_UNTOUCHED = sql.raw(`NOT EXISTS (
  SELECT FROM unnest(imports.reports) AS imported_id LEFT JOIN reports AS report ON report.id = imported_id
  WHERE (report.club_id = imports.club_id AND report.first_act_at IS NULL AND report.reviewed_at IS NULL
    AND NOT report.approved_for_public_view
    ${REFERENCES.map((column) => `AND NOT EXISTS (SELECT FROM ${column.split('.')[0]} WHERE ${column} = report.id)`).join(' ')}
  ) IS NOT TRUE)`);

export async function canBeUndone(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), IS_UNTOUCHED));
  return found.length > 0;
}

/** Latest first; for one club or all. */
export async function recentImports(db: Db, since: Date, clubId: string | null): Promise<ImportRow[]> {
  const isRecent = and(
    gt(table.confirmedAt, since),
    gt(table.imported, 0),
    isNull(table.undoneAt),
    clubId === null ? undefined : eq(table.clubId, clubId),
  );
  return db.select().from(table).where(isRecent).orderBy(desc(table.confirmedAt), desc(table.id));
}

/** Locked until the transaction ends; undefined if gone. */
export async function lockForUndo(tx: Db, id: string): Promise<ImportRow | undefined> {
  const [locked] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return locked;
}

const importedReports = (id: string) => sql`SELECT unnest(reports) FROM imports WHERE id = ${id}::uuid`;

/** So that nobody starts to work on them. */
export async function lockReports(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`SELECT FROM reports WHERE id IN (${importedReports(id)}) ORDER BY id FOR UPDATE`);
}

/** One statement for a whole import can exceed the statement time limit on a busy server. */
const REPORTS_PER_STATEMENT = 500;

export async function deleteReports(tx: Db, { id, clubId, reports }: ImportRow, undoneAt: Date): Promise<void> {
  await tx.execute(sql`SELECT set_config('windsock.bulk', 'on', true)`);
  for (let start = 1; start <= reports.length; start += REPORTS_PER_STATEMENT) {
    const batch = sql.raw(`SELECT unnest(reports[${start}:${start + REPORTS_PER_STATEMENT - 1}])`);
    await tx.execute(sql`DELETE FROM reports WHERE id IN (${batch} FROM imports WHERE id = ${id}::uuid)`);
  }
  await tx.execute(sql`INSERT INTO report_counts VALUES (${clubId}::uuid, ${IMPORT_SLOT}, ${-reports.length}, 0)
    ON CONFLICT (club_id, slot) DO UPDATE SET total = report_counts.total + excluded.total`);
  await tx.update(table).set({ undoneAt, unindexed: [], reports: [] }).where(eq(table.id, id));
}
