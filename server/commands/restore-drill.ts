/** `npm run restore-drill -- FILE`: a trial restore */
import { drill } from '../backup/drill.ts';
import { readBackupFile } from '../backup/file.ts';
import { printLine } from '../console.ts';
import { filePath, hasOneSource, printTables, runCommand } from '../control/run.ts';

await runCommand('npm run restore-drill -- FILE', hasOneSource, async (invocation) => {
  const began = Date.now();
  const lines = readBackupFile(filePath(invocation), invocation.settings.backupPassphrase);
  const tables = await drill(invocation.settings, lines);
  printLine('The backup can be restored. Every table was compared by row count and checksum:');
  printTables(tables);
  const seconds = Math.round((Date.now() - began) / 1000);
  printLine(`It took ${seconds} s. The restored copy has been removed; nothing else was touched.`);
});
