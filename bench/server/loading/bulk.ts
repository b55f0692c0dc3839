/**
 * Stores rows in bulk: no trigger fires, so what the database keeps beside them is made afterwards by the statements and
 * functions of its migrations, and indexes are built whole. `proof.ts` proves that the result is the same.
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
/** Keys stay: what is put in twice must still be refused. The rest is built by REINDEX, which keeps all that was set for it. */
const LEAVE_INDEXES = `UPDATE pg_index SET indisready = false WHERE indrelid IN (${listed}) AND NOT indisprimary`;

const BESIDE = `
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

/** Stores all rows, and what the database keeps beside them. */
async function storeRows(connection: Connection, batches: AsyncIterable<Rows>): Promise<void> {
  await connection.run(SETTINGS);
  await connection.run(LEAVE_INDEXES);
  for await (const { reports, copies } of batches) {
    await put(connection, 'reports', reports);
    await put(connection, 'published_reports', copies);
  }
  await connection.run('SELECT count(put_report_words(report)) FROM reports AS report');
  await connection.run('SELECT count(put_published_words(copy)) FROM published_reports AS copy');
  await connection.run(BESIDE);
}

/**
 * Stores all rows, then builds the indexes of each table on a connection of its own: `word_parts` is not to be planned for several
 * processes, and where it is, they take half as long again together.
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
