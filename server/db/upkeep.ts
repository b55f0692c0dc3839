/**
 * What autovacuum does on a PostgreSQL server and nobody does inside PGlite (docs/decisions/021-upkeep.md): without
 * statistics the planner guesses, and searches read new entries one by one. Each statement runs by itself, so that
 * requests come in between.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { SEARCHES, takeIn } from './search-upkeep.ts';

/** So many changed rows, or this part of a table, make another look worth while. */
const CHANGED_ROWS = 50;
const CHANGED_PART = 0.05;

/** Tables whose statistics mislead: much was changed since the last look, in this process, or there never was one. */
const CHANGED = `SELECT s.relname AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE s.n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_PART} * greatest(c.reltuples, 0)
    OR (c.reltuples < 0 AND pg_relation_size(c.oid) > 0)
  ORDER BY s.relname`;

/** Brings the embedded database's statistics and search indexes up to date; gives the names of the tables it looked at. */
export async function upkeep({ engine, db }: Pick<Database, 'engine' | 'db'>): Promise<string[]> {
  if (engine !== 'embedded') return [];
  for (const index of SEARCHES) await db.execute(sql.raw(takeIn(index)));
  // What was counted a moment ago would else be told a second later.
  await db.execute(sql`SELECT pg_stat_force_next_flush()`);
  const { rows } = (await db.execute(sql.raw(CHANGED))) as unknown as { rows: { name: string }[] };
  for (const { name } of rows) {
    await db.execute(sql.raw(`ANALYZE ${name}`));
    await db.execute(sql.raw(`VACUUM (TRUNCATE OFF) ${name}`));
  }
  return rows.map(({ name }) => name);
}
