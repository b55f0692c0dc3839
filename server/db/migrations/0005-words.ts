/** The texts that are searched hold each word once (docs/decisions/022-search.md). */
import { soughtWords } from '../../../domain/text/search.ts';
import type { Connection } from '../connection.ts';

const SEARCHED = ['reports', 'published_reports'] as const;
const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Only the program can tell the words of a text. The index is made anew afterwards, which is much less work. */
async function shorten(connection: Connection, table: (typeof SEARCHED)[number]): Promise<void> {
  const [index] = await connection.rows<{ definition: string }>(
    `SELECT pg_get_indexdef('${table}_search'::regclass) AS definition`,
  );
  await connection.run(`DROP INDEX ${table}_search`);
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const rows: { id: string; text: string }[] = await connection.rows(
      `SELECT id, search_text AS text FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
      [after],
    );
    const words = rows.map(({ id, text }) => ({ id, words: soughtWords(text) }));
    await connection.rows(
      `UPDATE ${table} SET search_text = found.words
       FROM json_to_recordset($1::json) AS found (id uuid, words text) WHERE ${table}.id = found.id`,
      [JSON.stringify(words)],
    );
    after = rows.at(-1)?.id;
  }
  await connection.run(index?.definition ?? '');
}

/** Applies it to both tables, in the transaction of the migration. */
export async function keepWords(connection: Connection): Promise<void> {
  for (const table of SEARCHED) await shorten(connection, table);
}
