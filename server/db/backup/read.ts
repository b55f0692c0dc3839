/**
 * Reads everything a backup holds as lines of JSON. An object opens the backup, opens and closes each table and ends
 * the backup; an array is a row, each value in PostgreSQL's own text form, so both engines write the very same.
 */
import { createHash } from 'node:crypto';
import { OperatorError } from '../../operator-error.ts';
import type { Connection } from '../connection.ts';
import { schemaOf } from '../migrate.ts';
import { BACKUP_TABLES, columnsOf, isPicture, pageOf, SAME_TEXT } from './tables.ts';

export type BackupHead = { format: 'windsock'; version: 1; schema: number; at: string };
export type TableHead = { table: string; columns: string[] };
export type TableEnd = { end: string; rows: number; sha256: string };

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every row of a table as a line, in the order of its key, and how many and which they were. */
export async function* readTable(
  connection: Connection,
  [table, key]: readonly [table: string, key: string],
  columns: readonly string[],
): AsyncGenerator<string, TableEnd> {
  const hash = createHash('sha256');
  const inText = (name: string) =>
    isPicture(table, name) ? `translate(encode(${quoted(name)}, 'base64'), E'\\n', '')` : `${quoted(name)}::text`;
  const values = columns.map(inText).join(', ');
  const size = pageOf(table);
  await connection.run(`DECLARE backup_rows NO SCROLL CURSOR FOR
    SELECT json_build_array(${values})::text AS line FROM ${quoted(table)} ORDER BY ${quoted(key)}`);
  let rows = 0;
  for (let more = true; more; ) {
    const page = await connection.rows<{ line: string }>(`FETCH ${size} FROM backup_rows`);
    for (const { line } of page) {
      hash.update(line).update('\n');
      yield line;
    }
    rows += page.length;
    more = page.length === size;
  }
  await connection.run('CLOSE backup_rows');
  return { end: table, rows, sha256: hash.digest('hex') };
}

/** The whole backup, line by line. Run it in a transaction that sees one unchanging moment. */
export async function* readBackup(connection: Connection, now: Date): AsyncGenerator<string> {
  await connection.run(SAME_TEXT);
  const schema = await schemaOf(connection);
  if (schema === 0) throw new OperatorError('There is nothing to back up: this database was never used');
  const head: BackupHead = { format: 'windsock', version: 1, schema, at: now.toISOString() };
  yield JSON.stringify(head);
  for (const [table, key] of BACKUP_TABLES) {
    const columns = (await columnsOf(connection, table)).map(({ name }) => name);
    // An older schema lacks the tables that came later.
    if (columns.length === 0) continue;
    yield JSON.stringify({ table, columns } satisfies TableHead);
    yield JSON.stringify(yield* readTable(connection, [table, key], columns));
  }
  yield JSON.stringify({ complete: true });
}
