/** Runs an operator's command here or, if a server holds the embedded database, in that server */
import { accessSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { DirectoryInUse } from '../db/embedded/directory-lock.ts';
import { SCHEMA_VERSION, schemaOf } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { Settings } from '../env.ts';
import { OperatorError } from '../operator-error.ts';
import { askServer } from './channel.ts';
import { OPERATIONS, type OperationName } from './operations.ts';
import { textStream } from './text-stream.ts';

type ControlTarget = Pick<Settings, 'databaseUrl' | 'dataDir'>;

function assertDatabase(dataDir: string): void {
  try {
    accessSync(join(dataDir, 'db', 'PG_VERSION'));
  } catch (error) {
    throw new OperatorError(
      (error as NodeJS.ErrnoException).code === 'EACCES'
        ? `This user may not open DATA_DIR ${dataDir}; run the command as the user of the server`
        : `There is no database in DATA_DIR ${dataDir}`,
    );
  }
}

async function openExisting({ databaseUrl, dataDir }: ControlTarget): Promise<Database> {
  if (databaseUrl === null) assertDatabase(dataDir);
  return openDatabase({ databaseUrl, directory: dataDir, schema: 'as-is' });
}

const OTHER_SCHEMA =
  'The database has the schema of another program version; start the server once, then run this again';

async function refuseOtherSchema(database: Database): Promise<void> {
  const version = await database.plainSql('read', schemaOf);
  if (version !== SCHEMA_VERSION) throw new OperatorError(OTHER_SCHEMA);
}

export async function performLocally(
  target: ControlTarget,
  name: OperationName,
  input: readonly string[] = [],
): Promise<Readable> {
  const database = await openExisting(target);
  return textStream(async (write) => {
    try {
      // A backup works with an older schema too; other operations need the current one.
      if (name !== 'backup') await refuseOtherSchema(database);
      await OPERATIONS[name]({ database, clock: () => new Date() }, input, write);
    } finally {
      await database.close();
    }
  });
}

/** A server that is starting or stopping holds the directory without answering. */
const SERVER_ANSWERS_WITHIN_MS = 10_000;
const RETRY_AFTER_MS = 250;

export async function perform(
  target: ControlTarget,
  name: OperationName,
  input: readonly string[] = [],
): Promise<Readable> {
  for (const deadline = Date.now() + SERVER_ANSWERS_WITHIN_MS; ; ) {
    try {
      return await performLocally(target, name, input);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
    }
    const answer = await askServer(target.dataDir, name, input);
    if (answer) return answer;
    if (Date.now() > deadline) throw new OperatorError(NO_ANSWER);
    await setTimeout(RETRY_AFTER_MS);
  }
}

const NO_ANSWER = 'A running server holds DATA_DIR but does not answer commands; stop it and run this again';
