/** Fixes the owners of files in the data directory, and reports unusable ones early */

import {
  accessSync,
  constants,
  type Dirent,
  lchownSync,
  lstatSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

/** The operator sees only the message. */
export class UnusableFiles extends OperatorError {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableFiles';
  }
}

function entriesOf(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}

function* pathsBelow(directory: string): Generator<{ path: string; isDirectory: boolean }> {
  yield { path: directory, isDirectory: true };
  for (const entry of entriesOf(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* pathsBelow(path);
    else yield { path, isDirectory: false };
  }
}

export function restoreOwners(directory: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(directory);
  if (uid === 0) return;
  for (const { path } of pathsBelow(directory))
    if (lstatSync(path, { throwIfNoEntry: false })?.uid === 0) lchownSync(path, uid, gid);
}

function isUsable({ path, isDirectory }: { path: string; isDirectory: boolean }): boolean {
  const { R_OK, W_OK, X_OK } = constants;
  try {
    accessSync(path, isDirectory ? R_OK | W_OK | X_OK : R_OK | W_OK);
    return true;
  } catch (error) {
    // A running server has removed it in the meantime.
    return (error as NodeJS.ErrnoException).code !== 'EACCES';
  }
}

const nameOf = (uid: number): string => (uid === 0 ? 'root' : `user ${uid}`);

/** Throws one line with the command to run. */
export function assertUsable(directory: string): void {
  for (const each of pathsBelow(directory)) {
    if (isUsable(each)) continue;
    const own = process.getuid?.() ?? 0;
    const { uid } = lstatSync(each.path);
    // Under systemd the directory is a symlink, which chown does not follow.
    const path = realpathSync(directory);
    const remedy = uid === own ? `chmod -R u+rwX ${path}` : `chown -R ${own}:${process.getgid?.() ?? own} ${path}`;
    throw new UnusableFiles(
      `${each.path} in DATA_DIR belongs to ${nameOf(uid)} and cannot be opened by ${nameOf(own)}. As root: ${remedy}`,
    );
  }
}
