/**
 * What processes of their own do on a PostgreSQL server and nobody does inside PGlite (docs/decisions/021-upkeep.md): without
 * statistics the planner guesses, searches read the pending lists of the GIN indexes whole, and the write-ahead log grows for ever, all of which a start
 * after a crash has to read again. Each statement runs by itself, so that requests come in between.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { emptyPendingList, SEARCH_INDEXES } from '../postgres/search-maintenance.ts';

/** So many changed rows, or this part of a table, make another look worth while. */
const CHANGED_ROWS = 50;
const CHANGED_PART = 0.05;

/** So much of the log may be read again after a crash, bytes. */
const LOG_MOST_BYTES = 128 << 20;
const LOG = 'SELECT pg_current_wal_insert_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()';

/** Tables whose statistics mislead: much was changed since the last look, in this process, or there never was one. */
const CHANGED = `SELECT s.relname AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE s.n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_PART} * greatest(c.reltuples, 0)
    OR (c.reltuples < 0 AND pg_relation_size(c.oid) > 0)
  ORDER BY s.relname`;

/**
 * Brings the embedded database's statistics and search indexes up to date; gives the names of the tables it looked at.
 * Where the log has grown by more than `logMost` bytes, all of it is written to where it belongs, and the log begins anew.
 */
export async function runMaintenance(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  logMost: number = LOG_MOST_BYTES,
): Promise<string[]> {
  if (engine !== 'embedded') return [];
  for (const index of SEARCH_INDEXES) await db.execute(sql.raw(emptyPendingList(index)));
  // What was counted a moment ago would else be told a second later.
  await db.execute(sql`SELECT pg_stat_force_next_flush()`);
  const { rows } = (await db.execute(sql.raw(CHANGED))) as unknown as { rows: { name: string }[] };
  for (const { name } of rows) {
    await db.execute(sql.raw(`ANALYZE ${name}`));
    await db.execute(sql.raw(`VACUUM (TRUNCATE OFF) ${name}`));
  }
  const { rows: log } = (await db.execute(sql.raw(LOG))) as unknown as { rows: { bytes: string }[] };
  if (Number(log[0]?.bytes) > logMost) await db.execute(sql`CHECKPOINT`);
  return rows.map(({ name }) => name);
}
