/** Restores a backup at its own schema version, verifies it, then migrates it */
import { type LoadedTable, loadBackup, refuseUnlessEmpty } from '../db/backup/load.ts';
import type { BackupHeader } from '../db/backup/read.ts';
import type { EmbeddedOptions } from '../db/embedded/embedded.ts';
import { SCHEMA_VERSION, schemaOf } from '../db/migrate.ts';
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

/** A refused backup leaves its schema behind, and the schema of an older one cannot be made from that. */
async function requireEmpty(target: Target, schema: number): Promise<void> {
  const database = await openDatabase({ ...target, schema: 'as-is' });
  try {
    await database.plainSql('read', async (connection) => {
      await refuseUnlessEmpty(connection);
      if ((await schemaOf(connection)) > schema)
        throw new OperatorError(
          'The database is empty, but its schema is newer than the backup; use a new one (embedded: remove DATA_DIR/db)',
        );
    });
  } finally {
    await database.close();
  }
}

/** Verifies the row count and checksum of every table. If it throws, the database is still empty. */
export async function restoreBackup(target: Target, source: AsyncIterable<string>): Promise<LoadedTable[]> {
  const lines = source[Symbol.asyncIterator]();
  const first = await lines.next();
  const { schema } = readHeader(first.done ? undefined : first.value);
  await requireEmpty(target, schema);
  const older = await openDatabase({ ...target, schema });
  const loaded = await older
    .plainSql('write', (connection) => loadBackup(connection, lines))
    .finally(() => older.close());
  await (await openDatabase(target)).close();
  return loaded;
}
