/** Loads a backup into an empty database and verifies it */
import { OperatorError } from '../../operator-error.ts';
import type { Connection } from '../connection.ts';
import { readTable, type TableFooter, type TableHeader } from './read.ts';
import { BACKUP_TABLES, columnsOf, isPicture, TEXT_OUTPUT_SETTINGS } from './tables.ts';

/** Batch limits: this many rows, or characters. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1 << 20;

export type LoadedTable = { table: string; rows: number };

const DAMAGED = 'The backup is damaged or incomplete; nothing was restored';

export async function refuseUnlessEmpty(connection: Connection): Promise<void> {
  for (const [table] of BACKUP_TABLES) {
    if ((await columnsOf(connection, table)).length === 0) continue;
    const [found] = await connection.rows<{ full: boolean }>(`SELECT EXISTS (SELECT FROM ${table}) AS full`);
    if (found?.full) throw new OperatorError('The database is not empty; use an empty one');
  }
}

/** A statement that inserts a JSON array of rows, casting values to their column's type. */
async function insertStatement(connection: Connection, { table, columns }: TableHeader): Promise<string> {
  const known = await columnsOf(connection, table);
  if (!BACKUP_TABLES.some(([name]) => name === table) || known.map(({ name }) => name).join() !== columns.join())
    throw new OperatorError(DAMAGED);
  const values = known.map(({ name, type }, index) =>
    isPicture(table, name) ? `decode(value->>${index}, 'base64')` : `(value->>${index})::${type}`,
  );
  return `INSERT INTO ${table} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')} FROM json_array_elements($1::json)`;
}

async function loadTable(
  connection: Connection,
  header: TableHeader,
  lines: AsyncIterator<string>,
): Promise<TableFooter> {
  const statement = await insertStatement(connection, header);
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await connection.rows(statement, [`[${batch.join(',')}]`]);
    batch = [];
    size = 0;
  };
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new OperatorError(DAMAGED);
    if (!line.startsWith('[')) {
      await flush();
      return JSON.parse(line) as TableFooter;
    }
    batch.push(line);
    size += line.length;
    if (batch.length >= BATCH_ROWS || size >= BATCH_CHARACTERS) await flush();
  }
}

async function advanceSequence(connection: Connection, table: string): Promise<void> {
  for (const { name, identity } of await columnsOf(connection, table)) {
    if (!identity) continue;
    await connection.rows(`SELECT setval(pg_get_serial_sequence('${table}', '${name}'), max(${name})) FROM ${table}`);
  }
}

async function verify(connection: Connection, header: TableHeader, end: TableFooter): Promise<void> {
  const key = BACKUP_TABLES.find(([name]) => name === header.table)?.[1] ?? '';
  const rows = readTable(connection, [header.table, key], header.columns);
  let next = await rows.next();
  while (!next.done) next = await rows.next();
  const { rows: count, sha256 } = next.value;
  if (end.end !== header.table || count !== end.rows || sha256 !== end.sha256) throw new OperatorError(DAMAGED);
}

/** PostgreSQL's codes for invalid values or references. */
const INVALID_DATA = /^(22|23)/;

function asDamaged(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  const isInvalid = error instanceof SyntaxError || (typeof code === 'string' && INVALID_DATA.test(code));
  return isInvalid ? new OperatorError(DAMAGED, { cause: error }) : error;
}

/** Verifies every table's row count and checksum. Run it in a transaction, so that a throw leaves nothing behind. */
export async function loadBackup(connection: Connection, lines: AsyncIterator<string>): Promise<LoadedTable[]> {
  await connection.run(TEXT_OUTPUT_SETTINGS);
  await refuseUnlessEmpty(connection);
  return loadTables(connection, lines).catch((error: unknown) => {
    throw asDamaged(error);
  });
}

async function loadTables(connection: Connection, lines: AsyncIterator<string>): Promise<LoadedTable[]> {
  const loaded: [TableHeader, TableFooter][] = [];
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new OperatorError(DAMAGED);
    const header = JSON.parse(line) as TableHeader & { complete?: boolean };
    if (header.complete) break;
    loaded.push([header, await loadTable(connection, header, lines)]);
    await advanceSequence(connection, header.table);
  }
  for (const [header, end] of loaded) await verify(connection, header, end);
  return loaded.map(([{ table }, { rows }]) => ({ table, rows }));
}
