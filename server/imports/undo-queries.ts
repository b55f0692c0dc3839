/** SQL for undoing an import (C12.7). */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { imports as table } from '../db/schema.ts';
import { type ImportRow, SLOT } from './queries.ts';

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
  const [held] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return held;
}

const REPORTS = (id: string) => sql`SELECT unnest(reports) FROM imports WHERE id = ${id}::uuid`;

const BESIDE = [
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
 * Reports still as imported: same club, no act by anyone, nothing added; erasure by retention does not count. Locks
 * them, so that nobody starts work on them.
 */
export async function countUntouched(tx: Db, { id, clubId }: ImportRow): Promise<number> {
  await tx.execute(sql`SELECT FROM reports WHERE id IN (${REPORTS(id)}) ORDER BY id FOR UPDATE`);
  const beside = sql.raw(
    BESIDE.map((column) => {
      const [of] = column.split('.');
      return `AND NOT EXISTS (SELECT FROM ${of} WHERE ${column} = report.id)`;
    }).join(' '),
  );
  const { rows } = (await tx.execute(sql`SELECT count(*)::int AS untouched FROM reports AS report
    WHERE id IN (${REPORTS(id)}) AND club_id = ${clubId}::uuid AND first_act_at IS NULL AND reviewed_at IS NULL
      AND NOT approved_for_public_view ${beside}`)) as unknown as { rows: { untouched: number }[] };
  return rows[0]?.untouched ?? 0;
}

export async function deleteReports(tx: Db, { id, clubId, reports }: ImportRow, undoneAt: Date): Promise<void> {
  await tx.execute(sql`SELECT set_config('windsock.bulk', 'on', true)`);
  await tx.execute(sql`DELETE FROM reports WHERE id IN (${REPORTS(id)})`);
  await tx.execute(sql`INSERT INTO report_counts VALUES (${clubId}::uuid, ${SLOT}, ${-reports.length}, 0)
    ON CONFLICT (club_id, slot) DO UPDATE SET total = report_counts.total + excluded.total`);
  await tx.update(table).set({ undoneAt, unread: [], reports: [] }).where(eq(table.id, id));
}
