/**
 * One process for one data directory (contract C2.3). The lock is the kernel's, on an open file: it goes with the
 * process however that ends, it is the same through a symlink and in another container, and no process number is
 * looked at.
 */

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { OperatorError } from '../../operator-error.ts';
import { giveToOwner, mustBeUsable } from './file-owners.ts';

export class DirectoryInUse extends OperatorError {
  constructor(directory: string) {
    super(`DATA_DIR ${directory} is in use by another running process; stop that one first or choose another DATA_DIR`);
    this.name = 'DirectoryInUse';
  }
}

/** Takes the lock on a data directory, making it where it is missing; gives the function that lets go. */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  mustBeUsable(directory);
  const descriptor = openSync(join(directory, 'lock'), 'a+', 0o600);
  if (!tryLock(descriptor)) {
    closeSync(descriptor);
    throw new DirectoryInUse(directory);
  }
  return () => {
    giveToOwner(directory);
    closeSync(descriptor);
  };
}
