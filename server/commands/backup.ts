/** `npm run backup -- FILE`, while the server runs */
import { writeBackup } from '../backup/file.ts';
import { printFailure, printLine } from '../console.ts';
import { perform } from '../control/perform.ts';
import { filePath, hasOneArgument, runCommand } from '../control/run.ts';
import type { Settings } from '../env.ts';
import { lineOf } from '../operator-error.ts';

/** For monitoring (C1.7). The backup has succeeded even if this fails. */
async function record(settings: Settings, bytes: number): Promise<void> {
  try {
    const isEncrypted = settings.backupPassphrase !== null;
    await (await perform(settings, 'record-backup', [String(bytes), String(isEncrypted)])).toArray();
  } catch (error) {
    printFailure(`The backup is written, but could not be recorded in the database. ${lineOf(error)}`);
  }
}

await runCommand('npm run backup -- FILE', hasOneArgument, async (invocation) => {
  const { backupPassphrase } = invocation.settings;
  const path = filePath(invocation);
  const bytes = await writeBackup(path, await perform(invocation.settings, 'backup'), backupPassphrase);
  printLine(`Backup written to ${path}${backupPassphrase === null ? ', not encrypted' : ', encrypted'}`);
  await record(invocation.settings, bytes);
});
