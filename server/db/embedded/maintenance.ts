/**
 * Maintenance that PGlite lacks (docs/decisions/021-maintenance.md): statistics, GIN pending lists, and the log, which
 * would grow forever. Statements run one by one, so that requests are served in between
 */
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { emptyPendingList, SEARCH_INDEXES } from '../postgres/search-maintenance.ts';

/** As in autovacuum: this many rows plus this share of the table must have changed before another ANALYZE. */
const CHANGED_ROWS = 50;
const CHANGED_SHARE = 0.05;

const LOG_MAX_BYTES = 128 << 20;
const LOG = 'SELECT pg_current_wal_insert_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()';

/** Tables that have changed a lot since the last ANALYZE, or were never analysed. */
const CHANGED = `SELECT s.relname AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE s.n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_SHARE} * greatest(c.reltuples, 0)
    OR (c.reltuples < 0 AND pg_relation_size(c.oid) > 0)
  ORDER BY s.relname`;

/** Returns the analysed tables. Above `logMaxBytes` of log, a checkpoint starts a new one. */
export async function runMaintenance(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  logMaxBytes: number = LOG_MAX_BYTES,
): Promise<string[]> {
  if (engine !== 'embedded') return [];
  for (const index of SEARCH_INDEXES) await db.execute(sql.raw(emptyPendingList(index)));
  // Otherwise the latest change counters become visible only a second later.
  await db.execute(sql`SELECT pg_stat_force_next_flush()`);
  const changed = await rowsOf<{ name: string }>(db, sql.raw(CHANGED));
  for (const { name } of changed) {
    await db.execute(sql.raw(`ANALYZE ${name}`));
    await db.execute(sql.raw(`VACUUM (TRUNCATE OFF) ${name}`));
  }
  const [log] = await rowsOf<{ bytes: string }>(db, sql.raw(LOG));
  if (Number(log?.bytes) > logMaxBytes) await db.execute(sql`CHECKPOINT`);
  return changed.map(({ name }) => name);
}
