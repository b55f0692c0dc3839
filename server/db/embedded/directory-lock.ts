/**
 * One process per data directory (C2.3): a kernel lock, which ends with the process and works across symlinks and
 * containers
 */

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { OperatorError } from '../../operator-error.ts';
import { assertUsable, restoreOwners } from './file-owners.ts';

/** File name within the data directory. */
export const LOCK_FILE = 'lock';

export class DirectoryInUse extends OperatorError {
  constructor(directory: string) {
    super(`DATA_DIR ${directory} is in use by another running process; stop that one first or choose another DATA_DIR`);
    this.name = 'DirectoryInUse';
  }
}

/** Creates the directory if missing; returns the function that releases the lock. */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  assertUsable(directory);
  const descriptor = openSync(join(directory, LOCK_FILE), 'a+', 0o600);
  if (!tryLock(descriptor)) {
    closeSync(descriptor);
    throw new DirectoryInUse(directory);
  }
  return () => {
    restoreOwners(directory);
    closeSync(descriptor);
  };
}
