/** `npm run move`: copies DATA_DIR into the empty DATABASE_URL */
import { join } from 'node:path';
import { linesOf } from '../backup/file.ts';
import { keyReminder } from '../backup/key-reminder.ts';
import { restoreBackup } from '../backup/restore.ts';
import { printLine } from '../console.ts';
import { performLocally } from '../control/perform.ts';
import { printTables, runCommand } from '../control/run.ts';
import { OperatorError } from '../operator-error.ts';

await runCommand(
  'DATABASE_URL=… npm run move',
  ({ length }) => length === 0,
  async ({ settings }) => {
    const { databaseUrl, dataDir } = settings;
    if (databaseUrl === null) throw new OperatorError('Set DATABASE_URL to the empty PostgreSQL database to move to');
    const tables = await restoreBackup(
      { databaseUrl, directory: dataDir },
      linesOf(await performLocally({ databaseUrl: null, dataDir }, 'backup')),
    );
    printLine('Moved; every table of the backup was compared by row count and checksum:');
    printTables(tables);
    printLine('As in a restore, sessions, waiting emails and the undo of imports are not moved.');
    const reminder = keyReminder(tables, { databaseUrl, dataDir }, dataDir);
    if (reminder) printLine(reminder);
    printLine(
      `Start the server with DATABASE_URL from now on. ${join(dataDir, 'db')} is unchanged; remove it when you no longer need it.`,
    );
  },
);
