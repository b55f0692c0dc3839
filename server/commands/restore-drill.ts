/**
 * `npm run restore-drill -- FILE`: a backup into a temporary place, verified and thrown away (docs/operations.md). Nothing that
 * runs is touched.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackupFile } from '../backup/file.ts';
import { restoreBackup } from '../backup/restore.ts';
import { printLine } from '../console.ts';
import { filePath, oneSource, printTables, runCommand } from '../control/run.ts';

await runCommand('npm run restore-drill -- FILE', oneSource, async (told) => {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-drill-'));
  try {
    const began = Date.now();
    const lines = readBackupFile(filePath(told), told.settings.backupPassphrase);
    const tables = await restoreBackup({ databaseUrl: null, directory }, lines);
    printLine('The backup can be restored. Every table was compared with it by count and checksum:');
    printTables(tables);
    printLine(
      `It took ${Math.round((Date.now() - began) / 1000)} s. What was restored is removed again; nothing else was touched.`,
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
