/** SQL for imports (C12.7). */
import { createHash } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { acquireLockOn } from '../db/advisory-lock.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { imports as table } from '../db/schema.ts';

export type ImportRow = typeof table.$inferSelect;

/** Per person; the oldest is deleted. */
const UNCONFIRMED_MAX = 10;

export async function insertImport(tx: Db, row: typeof table.$inferInsert & { userId: string }): Promise<void> {
  await tx.insert(table).values(row);
  const isOther = and(eq(table.userId, row.userId), ne(table.id, row.id));
  const newest = tx
    .select({ id: table.id })
    .from(table)
    .where(isOther)
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(UNCONFIRMED_MAX - 1);
  await tx.delete(table).where(and(isOther, isNotNull(table.file), notInArray(table.id, newest)));
}

export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  const [found] = await db.select().from(table).where(eq(table.id, id));
  return found;
}

/** Locked until the transaction ends; undefined if gone. */
export async function lockImport(tx: Db, id: string) {
  const [locked] = await tx
    .select({
      imported: table.imported,
      undoneAt: table.undoneAt,
      columns: table.columns,
      dayOrder: table.dayOrder,
      undated: table.undated,
      chosenValues: table.chosenValues,
    })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return locked;
}

export async function updateImport(db: Db, id: string, change: Partial<ImportRow>): Promise<void> {
  await db
    .update(table)
    .set(change)
    .where(and(eq(table.id, id), isNotNull(table.file)));
}

/** So that the same file, confirmed twice at once, is stored once. */
export async function lockImportsOfClub(tx: Db, clubId: string): Promise<void> {
  await acquireLockOn(tx, createHash('sha256').update(`import into a club\n${clubId}`).digest());
}

/** Hexadecimal hashes of reports already imported. */
export async function knownContents(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const found = await rowsOf<{ key: string }>(
    db,
    sql`SELECT encode(imported_as, 'hex') AS key FROM reports
      WHERE imported_as IN (SELECT decode(key, 'hex') FROM json_array_elements_text(${JSON.stringify(keys)}::json) AS key)`,
  );
  return new Set(found.map(({ key }) => key));
}

/**
 * The slot in which imports count a club's reports: submissions use others, so they never wait for it
 * (server/db/migrations/0001-0009/0003-speed.ts).
 */
export const IMPORT_SLOT = 16;

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** JSON for `insertReports`. */
export const reportRecord = (row: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value])));

/** All records have the same columns. `indexNextReports` makes them searchable. */
export async function insertReports(tx: Db, clubId: string, batches: Iterable<readonly string[]>): Promise<void> {
  await tx.execute(sql`SELECT set_config('windsock.bulk', 'on', true)`);
  let total = 0;
  for (const records of batches) {
    const [first] = records;
    if (!first) continue;
    const names = sql.raw(Object.keys(JSON.parse(first)).join(', '));
    await tx.execute(sql`INSERT INTO reports (${names})
      SELECT ${names} FROM json_populate_recordset(NULL::reports, ${`[${records.join()}]`}::json)`);
    total += records.length;
  }
  if (total === 0) return;
  await tx.execute(sql`INSERT INTO report_counts VALUES (${clubId}::uuid, ${IMPORT_SLOT}, ${total}, 0)
    ON CONFLICT (club_id, slot) DO UPDATE SET total = report_counts.total + excluded.total`);
}

export async function finishImport(tx: Db, id: string, ids: string[], confirmedAt: Date): Promise<void> {
  const done = { file: null, imported: ids.length, unindexed: ids, reports: ids, confirmedAt };
  await tx.update(table).set(done).where(eq(table.id, id));
}

/** Per transaction: about 50 ms of the embedded engine. */
const REPORTS_PER_STEP = 20;

/** False if none were left. The list never leaves the database. */
export async function indexNextReports(tx: Db, id: string): Promise<boolean> {
  const unindexedCount = sql<number>`cardinality(${table.unindexed})`;
  const [locked] = await tx.select({ left: unindexedCount }).from(table).where(eq(table.id, id)).for('update');
  if (!locked || locked.left === 0) return false;
  const next = sql`SELECT unnest(unread[1:${sql.raw(`${REPORTS_PER_STEP}`)}]) FROM imports WHERE id = ${id}::uuid`;
  await tx.execute(sql`SELECT put_report_words(report) FROM
    (SELECT * FROM reports WHERE id IN (${next}) FOR UPDATE) AS report`);
  await tx
    .update(table)
    .set({ unindexed: sql`unread[${sql.raw(`${REPORTS_PER_STEP + 1}`)}:]` })
    .where(eq(table.id, id));
  return true;
}

/** Imports whose reports were not all indexed before the process was killed. */
export async function unfinishedImports(db: Db): Promise<string[]> {
  const found = await db.select({ id: table.id }).from(table).where(sql`${table.unindexed} <> '{}'`);
  return found.map(({ id }) => id);
}

/** Deletes unconfirmed ones, and finished ones past their undo period. */
export async function sweepImports(db: Db, begunBefore: Date, confirmedBefore: Date): Promise<void> {
  const isOver = or(
    and(isNull(table.confirmedAt), lte(table.createdAt, begunBefore)),
    lte(table.confirmedAt, confirmedBefore),
  );
  await db.delete(table).where(and(isOver, sql`${table.unindexed} = '{}'`));
}
