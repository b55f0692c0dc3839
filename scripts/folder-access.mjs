// PostgreSQL refuses to run as root, so tests that root starts run it as another user, who needs access to its
// programs.
import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import process, { cwd, exit, getuid } from 'node:process';

const PASS = 0o001;

/**
 * Lets other users traverse this folder, but not list it, while the process lives; prints what to do if that is not
 * enough.
 */
export function makeFolderAccessible() {
  if (getuid?.() !== 0) return;
  const { mode } = statSync(cwd());
  if (!(mode & PASS)) {
    chmodSync(cwd(), mode | PASS);
    process.on('exit', () => chmodSync(cwd(), mode));
  }
  for (let folder = dirname(cwd()); folder !== dirname(folder); folder = dirname(folder)) {
    if (statSync(folder).mode & PASS) continue;
    console.error(`The tests run PostgreSQL as a separate user, who cannot traverse ${folder}.`);
    console.error(`Run them as a user other than root, or in another folder, or: chmod o+x ${folder}`);
    exit(1);
  }
}
