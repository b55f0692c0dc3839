/** `npm run backup -- FILE`: everything of one moment, while the server runs (docs/operations.md). */
import { writeBackup } from '../backup/file.ts';
import { printLine } from '../console.ts';
import { perform } from '../control/perform.ts';
import { filePath, oneArgument, runCommand } from '../control/run.ts';

await runCommand('npm run backup -- FILE', oneArgument, async (told) => {
  const { backupPassphrase } = told.settings;
  const path = filePath(told);
  await writeBackup(path, await perform(told.settings, 'backup'), backupPassphrase);
  printLine(`Backup written to ${path}${backupPassphrase === null ? ', not encrypted' : ', encrypted'}`);
});
