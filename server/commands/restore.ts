/** `npm run restore -- FILE`: restores into an empty database */
import { readBackupFile } from '../backup/file.ts';
import { keyReminder } from '../backup/key-reminder.ts';
import { restoreBackup } from '../backup/restore.ts';
import { printLine } from '../console.ts';
import { filePath, hasOneSource, printTables, runCommand } from '../control/run.ts';

await runCommand('npm run restore -- FILE', hasOneSource, async (invocation) => {
  const { databaseUrl, dataDir, backupPassphrase } = invocation.settings;
  const lines = readBackupFile(filePath(invocation), backupPassphrase);
  const tables = await restoreBackup({ databaseUrl, directory: dataDir }, lines);
  printLine('Restored; every table was compared with the backup by row count and checksum:');
  printTables(tables);
  const reminder = keyReminder(tables, { databaseUrl, dataDir });
  if (reminder) printLine(reminder);
});
