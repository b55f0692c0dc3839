// PostgreSQL refuses to run as root, so tests run it as another user for root, who needs access to its programs here.
import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import process, { cwd, exit, getuid } from 'node:process';

const PASS = 0o001;

/** Lets other users traverse this folder while the process lives (not list it); says so where that is not enough. */
export function makeFolderAccessible() {
  if (getuid?.() !== 0) return;
  const { mode } = statSync(cwd());
  if (!(mode & PASS)) {
    chmodSync(cwd(), mode | PASS);
    process.on('exit', () => chmodSync(cwd(), mode));
  }
  for (let folder = dirname(cwd()); folder !== dirname(folder); folder = dirname(folder)) {
    if (statSync(folder).mode & PASS) continue;
    console.error(`The tests run PostgreSQL as a user of its own, who cannot pass through ${folder}.`);
    console.error(`Run them as another user than root, or in a folder elsewhere, or: chmod o+x ${folder}`);
    exit(1);
  }
}
