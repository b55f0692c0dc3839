/** Restores a backup at its own schema version, verifies it, then migrates it */
import { type LoadedTable, loadBackup, refuseUnlessEmpty } from '../db/backup/load.ts';
import type { BackupHeader } from '../db/backup/read.ts';
import type { EmbeddedOptions } from '../db/embedded/embedded.ts';
import { SCHEMA_VERSION } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { OperatorError } from '../operator-error.ts';

type Target = Pick<EmbeddedOptions, 'directory' | 'create'> & { databaseUrl: string | null };

function readHeader(line: string | undefined): BackupHeader {
  const header = line?.startsWith('{') ? (JSON.parse(line) as Partial<BackupHeader>) : {};
  if (header.format !== 'windsock' || header.version !== 1 || typeof header.schema !== 'number')
    throw new OperatorError('This is not a backup, or was made by a newer version of the program');
  if (header.schema > SCHEMA_VERSION)
    throw new OperatorError('This backup was made by a newer version of the program; restore it with that one');
  return header as BackupHeader;
}

async function requireEmpty(target: Target): Promise<void> {
  const database = await openDatabase({ ...target, schema: 'as-is' });
  try {
    await database.plainSql('read', refuseUnlessEmpty);
  } finally {
    await database.close();
  }
}

/** Verifies the row count and checksum of every table. If it throws, the database is still empty. */
export async function restoreBackup(target: Target, source: AsyncIterable<string>): Promise<LoadedTable[]> {
  const lines = source[Symbol.asyncIterator]();
  const first = await lines.next();
  const { schema } = readHeader(first.done ? undefined : first.value);
  await requireEmpty(target);
  const older = await openDatabase({ ...target, schema });
  const loaded = await older
    .plainSql('write', (connection) => loadBackup(connection, lines))
    .finally(() => older.close());
  await (await openDatabase(target)).close();
  return loaded;
}
