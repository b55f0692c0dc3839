/** The key used without SECRET_KEY (C11.1): in a file next to the embedded database, so that no backup contains it */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { readKey } from './sealing.ts';

const KEY_BYTES = 32;

function createKeyFile(directory: string, path: string): void {
  const temporary = `${path}.new`;
  rmSync(temporary, { force: true });
  const file = openSync(temporary, 'wx', 0o600);
  writeSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(temporary, path);
  const folder = openSync(directory, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** The caller must hold the directory's lock. Throws if the content is not a key. */
export function readOrCreateKey(directory: string): Buffer {
  const path = join(directory, 'secret.key');
  if (!existsSync(path)) createKeyFile(directory, path);
  const key = readKey(readFileSync(path, 'utf8').trim());
  if (!key)
    throw new OperatorError(`${path} must contain 64 hex digits; restore the key, or remove the file to get a new one`);
  return key;
}
