/**
 * Reads the database as JSON lines: objects open and close tables, arrays are rows in PostgreSQL's text form, the same
 * for both engines
 */
import { createHash } from 'node:crypto';
import { OperatorError } from '../../operator-error.ts';
import type { Connection } from '../connection.ts';
import { NewerDatabase, SCHEMA_VERSION, schemaOf } from '../migrate.ts';
import { BACKUP_TABLES, columnsOf, isPicture, PICTURE_COLUMN, rowsPerRead, TEXT_OUTPUT_SETTINGS } from './tables.ts';

export type BackupHeader = { format: 'windsock'; version: 1; schema: number; at: string };
export type TableHeader = { table: string; columns: string[] };
export type TableFooter = { end: string; rows: number; sha256: string };

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const base64 = (bytes: string): string => `translate(encode(${bytes}, 'base64'), E'\\n', '')`;

/** Read at once from a picture: small enough for V8's young generation as text. A multiple of three, for base64. */
const CHUNK_BYTES = 72 * 1024;

/** A row as a line: whole, or the parts before and after a picture of `bytes` bytes. */
type Row = { key: string; line: string } | { key: string; before: string; bytes: number; after: string };

/** The columns of a row, for a SELECT. */
function rowOf(table: string, key: string, columns: readonly string[]): string {
  const inText = (name: string) => (isPicture(table, name) ? base64(quote(name)) : `${quote(name)}::text`);
  const array = (names: readonly string[]) => `json_build_array(${names.map(inText).join(', ')})::text`;
  const index = columns.indexOf(PICTURE_COLUMN);
  if (!isPicture(table, PICTURE_COLUMN)) return `${quote(key)}::text AS key, ${array(columns)} AS line`;
  return `${quote(key)}::text AS key, octet_length(${PICTURE_COLUMN}) AS bytes,
    left(${array(columns.slice(0, index))}, -1) || ', "' AS before,
    '", ' || substring(${array(columns.slice(index + 1))} FROM 2) AS after`;
}

async function* lineOf(
  connection: Connection,
  [table, key]: readonly [table: string, key: string],
  row: Row,
): AsyncGenerator<string> {
  if ('line' in row) return yield `${row.line}\n`;
  yield row.before;
  for (let from = 1; from <= row.bytes; from += CHUNK_BYTES) {
    const chunk = base64(`substring(${PICTURE_COLUMN} FROM ${from} FOR ${CHUNK_BYTES})`);
    const [read] = await connection.rows<{ chunk: string }>(
      `SELECT ${chunk} AS chunk FROM ${quote(table)} WHERE ${quote(key)} = $1`,
      [row.key],
    );
    if (read) yield read.chunk;
  }
  yield `${row.after}\n`;
}

/** Yields a table's rows as lines, in parts and in key order; returns their count and checksum. */
export async function* readTable(
  connection: Connection,
  [table, key]: readonly [table: string, key: string],
  columns: readonly string[],
): AsyncGenerator<string, TableFooter> {
  const hash = createHash('sha256');
  const size = rowsPerRead(table);
  await connection.run(`DECLARE backup_rows NO SCROLL CURSOR FOR
    SELECT ${rowOf(table, key, columns)} FROM ${quote(table)} ORDER BY ${quote(key)}`);
  let rows = 0;
  for (let more = true; more; ) {
    const page = await connection.rows<Row>(`FETCH ${size} FROM backup_rows`);
    for (const row of page) {
      for await (const text of lineOf(connection, [table, key], row)) {
        hash.update(text);
        yield text;
      }
    }
    rows += page.length;
    more = page.length === size;
  }
  await connection.run('CLOSE backup_rows');
  return { end: table, rows, sha256: hash.digest('hex') };
}

const asLine = (value: object): string => `${JSON.stringify(value)}\n`;

/** The whole backup as text, in chunks. Run it in a snapshot transaction. */
export async function* readBackup(connection: Connection, now: Date): AsyncGenerator<string> {
  await connection.run(TEXT_OUTPUT_SETTINGS);
  const schema = await schemaOf(connection);
  if (schema === 0) throw new OperatorError('There is nothing to back up: this database was never used');
  if (schema > SCHEMA_VERSION) throw new NewerDatabase();
  const header: BackupHeader = { format: 'windsock', version: 1, schema, at: now.toISOString() };
  yield asLine(header);
  for (const [table, key] of BACKUP_TABLES) {
    const columns = (await columnsOf(connection, table)).map(({ name }) => name);
    // An older schema lacks later tables.
    if (columns.length === 0) continue;
    yield asLine({ table, columns } satisfies TableHeader);
    yield asLine(yield* readTable(connection, [table, key], columns));
  }
  yield asLine({ complete: true });
}
