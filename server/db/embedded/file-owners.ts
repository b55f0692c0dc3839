/**
 * Whose the files of a data directory are (docs/operations.md): what root makes in the directory of another user belongs to
 * that user, and files that this process cannot open are named before PostgreSQL stumbles over them.
 */

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

/** Said of a data directory with files that this process may not open; its message is the one line that is printed. */
export class FilesOfAnother extends OperatorError {
  constructor(message: string) {
    super(message);
    this.name = 'FilesOfAnother';
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

export function giveToOwner(directory: string): void {
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
    // A file that a running server removed meanwhile is nobody's trouble.
    return (error as NodeJS.ErrnoException).code !== 'EACCES';
  }
}

const nameOf = (uid: number): string => (uid === 0 ? 'root' : `user ${uid}`);

/** Throws a line that says what to type where a file below a directory cannot be read and written. */
export function mustBeUsable(directory: string): void {
  for (const each of pathsBelow(directory)) {
    if (isUsable(each)) continue;
    const own = process.getuid?.() ?? 0;
    const { uid } = lstatSync(each.path);
    // Where systemd keeps it, the directory is a link, which chown does not follow.
    const place = realpathSync(directory);
    const remedy = uid === own ? `chmod -R u+rwX ${place}` : `chown -R ${own}:${process.getgid?.() ?? own} ${place}`;
    throw new FilesOfAnother(
      `${each.path} in DATA_DIR belongs to ${nameOf(uid)} and cannot be opened by ${nameOf(own)}. As root: ${remedy}`,
    );
  }
}
