/** Loads a backup into an empty database and verifies it */
import { createHash, type Hash } from 'node:crypto';
import { OperatorError } from '../../operator-error.ts';
import type { Connection } from '../connection.ts';
import { readTable, type TableFooter, type TableHeader } from './read.ts';
import { BACKUP_TABLES, columnsOf, isPicture, TEXT_OUTPUT_SETTINGS } from './tables.ts';

/** Batch limits: this many rows, or characters. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1 << 20;

export type LoadedTable = { table: string; rows: number };

/** `sum` is of the rows' hashes: the same in any order, since databases sort text differently. */
type LoadedRows = { header: TableHeader; rows: number; sum: bigint };

const asNumber = (hash: Hash): bigint => BigInt(`0x${hash.digest('hex')}`);

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

/** Throws unless the lines are those that the table's footer counted and hashed. */
async function loadTable(
  connection: Connection,
  header: TableHeader,
  lines: AsyncIterator<string>,
): Promise<LoadedRows> {
  const statement = await insertStatement(connection, header);
  const whole = createHash('sha256');
  let [rows, sum] = [0, 0n];
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
      const end = JSON.parse(line) as TableFooter;
      if (end.end !== header.table || end.rows !== rows || end.sha256 !== whole.digest('hex'))
        throw new OperatorError(DAMAGED);
      return { header, rows, sum };
    }
    whole.update(`${line}\n`);
    sum += asNumber(createHash('sha256').update(`${line}\n`));
    rows += 1;
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

/** Throws unless the database now has the same rows. */
async function verify(connection: Connection, { header, sum }: LoadedRows): Promise<void> {
  const key = BACKUP_TABLES.find(([name]) => name === header.table)?.[1] ?? '';
  let stored = 0n;
  let row = createHash('sha256');
  for await (const text of readTable(connection, [header.table, key], header.columns)) {
    row.update(text);
    if (!text.endsWith('\n')) continue;
    stored += asNumber(row);
    row = createHash('sha256');
  }
  if (stored !== sum) throw new OperatorError(DAMAGED);
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
  const loaded: LoadedRows[] = [];
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new OperatorError(DAMAGED);
    const header = JSON.parse(line) as TableHeader & { complete?: boolean };
    if (header.complete) break;
    loaded.push(await loadTable(connection, header, lines));
    await advanceSequence(connection, header.table);
  }
  for (const each of loaded) await verify(connection, each);
  return loaded.map(({ header: { table }, rows }) => ({ table, rows }));
}
