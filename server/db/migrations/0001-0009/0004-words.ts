/**
 * Searched texts store each word once, and published copies are rebuilt with their search columns first: reaching a
 * column behind twenty others costs more than searching it.
 */
import { searchableWords } from '../../../../domain/text/folding/search.ts';
import type { Connection } from '../../connection.ts';

const BATCH = 500;

/** What a copy shows, in the order of C3.9. */
const SHOWN =
  `headline narrative injury_level highest_damage local_date local_time location_occurrence world_region state_area
  aircraft_category manufacturer model operation_type flight_phase weather_conditions sms_manager_comment`.split(/\s+/);
const shownColumns = SHOWN.map((name) => `${name} text${name === 'narrative' ? ' NOT NULL' : ''}`).join(', ');
/** Never filtered or sorted by. */
const unsought = SHOWN.filter((name) => !['injury_level', 'highest_damage', 'aircraft_category'].includes(name));

const ANEW = `
CREATE TABLE published_anew (
  id uuid NOT NULL,
  submitted_on date NOT NULL,
  -- Another value for each state of a copy: what was made of one is kept under it.
  revision uuid NOT NULL DEFAULT gen_random_uuid(),
  search_text text NOT NULL,
  injury_key text,
  damage_key text,
  category_key text,
  ${shownColumns},
  search_pairs text[] NOT NULL
) WITH (toast_tuple_target = 8160);
ALTER TABLE published_anew ${unsought.map((name) => `ALTER COLUMN ${name} SET STATISTICS 0`).join(', ')};`;

const moved = ['id', 'submitted_on', 'injury_key', 'damage_key', 'category_key', ...SHOWN, 'search_pairs'].join(', ');
const MOVE = `INSERT INTO published_anew (${moved}, search_text)
  SELECT ${moved}, found.words FROM published_reports
  JOIN json_to_recordset($1::json) AS found (id uuid, words text) USING (id)`;

/** A page of the list without a keyword reads no table row. */
const INSTEAD = `
DROP TABLE published_reports;
ALTER TABLE published_anew RENAME TO published_reports;
ALTER TABLE published_reports
  ADD CONSTRAINT published_reports_pkey PRIMARY KEY (id),
  ADD CONSTRAINT published_reports_id_fkey FOREIGN KEY (id) REFERENCES reports (id) ON DELETE CASCADE;
CREATE INDEX published_reports_newest ON published_reports (submitted_on DESC, id DESC)
  INCLUDE (injury_key, damage_key, category_key, revision);`;

/** Passes the words of every text in a table, which only the program can split, to a statement in batches. */
async function forWords(connection: Connection, table: string, statement: string): Promise<void> {
  let after: string | null = null;
  for (let full = true; full; ) {
    const rows: { id: string; text: string }[] = await connection.rows(
      `SELECT id, search_text AS text FROM ${table} WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT ${BATCH}`,
      [after],
    );
    const words = rows.map(({ id, text }) => ({ id, words: searchableWords(text) }));
    await connection.rows(statement, [JSON.stringify(words)]);
    after = rows.at(-1)?.id ?? null;
    full = rows.length === BATCH;
  }
}

/** Applies everything in the migration's transaction. The search indexes are created by 0006-parts.ts. */
export async function keepWords(connection: Connection): Promise<void> {
  // An older program must wait before hiding a report, or the report would become public again.
  await connection.run('LOCK TABLE reports, published_reports IN SHARE ROW EXCLUSIVE MODE');
  await connection.run('DROP INDEX IF EXISTS reports_search');
  const inPlace = `UPDATE reports SET search_text = found.words
    FROM json_to_recordset($1::json) AS found (id uuid, words text) WHERE reports.id = found.id`;
  await forWords(connection, 'reports', inPlace);
  await connection.run(ANEW);
  await forWords(connection, 'published_reports', MOVE);
  await connection.run(INSTEAD);
}
