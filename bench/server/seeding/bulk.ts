/**
 * Bulk loading: triggers are off, so derived rows are made afterwards by the functions of the migrations, and indexes
 * are built once. `proof.ts` proves that the result is the same.
 */
import type { Connection } from '../../../server/db/connection.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Rows } from '../children/generate.ts';

const TABLES = ['reports', 'published_reports', 'report_words', 'published_words'] as const;

const SETTINGS = `
  SET LOCAL session_replication_role = replica;
  SET LOCAL jit = off;
  SET LOCAL maintenance_work_mem = '256MB';
  SET LOCAL max_parallel_maintenance_workers = 1;`;

const tableList = TABLES.map((table) => `'${table}'::regclass`).join(', ');
/** Primary keys stay, so that duplicates are refused. REINDEX rebuilds the others with their settings. */
const DISABLE_INDEXES = `UPDATE pg_index SET indisready = false WHERE indrelid IN (${tableList}) AND NOT indisprimary`;

const DERIVED = `
  INSERT INTO report_counts
    SELECT club_id, 0, count(*), count(*) FILTER (WHERE approved_for_public_view) FROM reports GROUP BY club_id;
  INSERT INTO published_tallies
    SELECT month_of(submitted_on), injury_key, damage_key, category_key, count(*) FROM published_reports GROUP BY 1, 2, 3, 4;
  SELECT mark_months(ARRAY(
    SELECT DISTINCT date_trunc('month', submitted_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' FROM reports));
  SELECT note_public_change(ARRAY[NULL::uuid]);`;

/** `published`: the number of copies already stored. */
async function insertRows(
  connection: Connection,
  [table, rows]: ['reports' | 'published_reports', string],
  published: number,
): Promise<void> {
  const [first] = JSON.parse(rows) as Record<string, unknown>[];
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  const values = columns.replace(/\bpublication\b/, `publication + ${published}`);
  await connection.rows(
    `INSERT INTO ${table} (${columns}) SELECT ${values} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [rows],
  );
}

async function storeRows(connection: Connection, batches: AsyncIterable<Rows>): Promise<void> {
  await connection.run(SETTINGS);
  await connection.run(DISABLE_INDEXES);
  let stored = 0;
  for await (const { reports, copies, published } of batches) {
    await insertRows(connection, ['reports', reports], stored);
    await insertRows(connection, ['published_reports', copies], stored);
    stored += published.length;
  }
}

/** Each on its own connection. */
const WORDS = [
  'SELECT count(put_report_words(report)) FROM reports AS report',
  'SELECT count(put_published_words(copy)) FROM published_reports AS copy',
];

const parallelism = (safety: 'SAFE' | 'UNSAFE') => `ALTER FUNCTION word_parts PARALLEL ${safety}`;

/**
 * Word indexes take most of the time, and two processes build one only if its function is parallel-safe. Measured plans
 * need it as the migrations leave it.
 */
const INDEXES = [parallelism('SAFE'), ...TABLES.map((table) => `REINDEX TABLE ${table}`), parallelism('UNSAFE')];

/** Inserts all rows, then their derived rows and indexes. */
export async function storeInBulk({ plainSql }: Database, batches: AsyncIterable<Rows>): Promise<void> {
  await plainSql('write', (connection) => storeRows(connection, batches));
  const runSequentially = (steps: string[]) =>
    plainSql('write', async (connection) => {
      await connection.run(SETTINGS);
      for (const step of steps) await connection.run(step);
    });
  await Promise.all(WORDS.map((words) => runSequentially([words])));
  await runSequentially([DERIVED, ...INDEXES]);
}
