/** Brings the schema up to date at start, under an advisory lock: several instances may start at once (C2.2). */
import { START } from './migrations/0001-start.ts';

/** A connection that runs plain SQL, one call after the other. */
export type Connection = {
  run(sql: string): Promise<void>;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
};

const MIGRATIONS = [{ id: 1, name: 'start', sql: START }] as const;

/** The schema this program is written for. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Any number, as long as every instance uses the same. */
const LOCK = 7_244_102;

/**
 * Applies what is missing, all in one transaction: a process killed in the middle leaves nothing half done. Refuses a
 * database that a newer program has already changed.
 */
export async function migrate(connection: Connection): Promise<void> {
  await connection.run('BEGIN');
  try {
    await connection.rows('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await connection.run(
      'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL)',
    );
    const [last] = await connection.rows<{ id: number | null }>('SELECT max(id) AS id FROM migrations');
    const done = last?.id ?? 0;
    if (done > SCHEMA_VERSION) throw new Error('This database was written by a newer version; start that one instead');
    for (const { id, name, sql } of MIGRATIONS.slice(done)) {
      await connection.run(sql);
      await connection.rows('INSERT INTO migrations VALUES ($1, $2, now())', [id, name]);
    }
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
}
