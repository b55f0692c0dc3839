/**
 * Bulk loading: triggers are off, so derived rows are made afterwards by the functions of the migrations, and indexes are
 * built once. `proof.ts` proves that the result is the same.
 */
import type { Connection } from '../../../server/db/connection.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Rows } from '../children/generate.ts';

const FILLED = ['reports', 'published_reports', 'report_words', 'published_words'] as const;

const SETTINGS = `
  SET LOCAL session_replication_role = replica;
  SET LOCAL jit = off;
  SET LOCAL maintenance_work_mem = '1GB';`;

const listed = FILLED.map((table) => `'${table}'::regclass`).join(', ');
/** Primary keys stay, so that duplicates are refused. REINDEX builds the rest and keeps their settings. */
const LEAVE_INDEXES = `UPDATE pg_index SET indisready = false WHERE indrelid IN (${listed}) AND NOT indisprimary`;

const DERIVED = `
  INSERT INTO report_counts
    SELECT club_id, 0, count(*), count(*) FILTER (WHERE approved_for_public_view) FROM reports GROUP BY club_id;
  INSERT INTO published_tallies
    SELECT month_of(submitted_on), injury_key, damage_key, category_key, count(*) FROM published_reports GROUP BY 1, 2, 3, 4;
  SELECT mark_months(ARRAY(
    SELECT DISTINCT date_trunc('month', submitted_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' FROM reports));
  SELECT note_public_change(ARRAY[NULL::uuid]);`;

async function put(connection: Connection, table: 'reports' | 'published_reports', rows: string): Promise<void> {
  const [first] = JSON.parse(rows) as Record<string, unknown>[];
  if (!first) return;
  const names = Object.keys(first).join(', ');
  await connection.rows(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [rows],
  );
}

/** Inserts all rows and their derived rows. */
async function storeRows(connection: Connection, batches: AsyncIterable<Rows>): Promise<void> {
  await connection.run(SETTINGS);
  await connection.run(LEAVE_INDEXES);
  for await (const { reports, copies } of batches) {
    await put(connection, 'reports', reports);
    await put(connection, 'published_reports', copies);
  }
  await connection.run('SELECT count(put_report_words(report)) FROM reports AS report');
  await connection.run('SELECT count(put_published_words(copy)) FROM published_reports AS copy');
  await connection.run(DERIVED);
}

/**
 * Inserts all rows, then builds each table's indexes on its own connection. Parallel workers would take half as much
 * processor time again for `word_parts`.
 */
export async function storeInBulk({ plainSql }: Database, batches: AsyncIterable<Rows>): Promise<void> {
  await plainSql('write', (connection) => storeRows(connection, batches));
  const build = (table: string) =>
    plainSql('write', async (connection) => {
      await connection.run(SETTINGS);
      await connection.run(`REINDEX TABLE ${table}`);
    });
  await Promise.all(FILLED.map(build));
}
