/**
 * Creates an embedded database under a temporary name, then renames it, so that a kill never leaves half of one. initdb
 * does not release its 800 MiB of memory, so it runs in a child process
 */
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export type CreationFailure = { message: string; code?: string };

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}

export async function makeCluster(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const pg = await PGlite.create({ fs: new NodeFS(directory), extensions: { pg_trgm } });
  await pg.close();
  syncTree(directory);
}

function removeLeftovers(target: string): void {
  for (const name of readdirSync(dirname(target)).filter((name) => name.startsWith(`${basename(target)}.creating`))) {
    try {
      rmSync(join(dirname(target), name), { recursive: true, force: true });
    } catch {
      // Still in use; the next start removes it.
    }
  }
}

/** Created under a unique name, since an orphaned child may still be running; only the lock's holder renames it. */
export async function createEmbedded(
  target: string,
  make: (temporary: string) => Promise<void> = makeCluster,
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  removeLeftovers(target);
  const temporary = `${target}.creating-${randomUUID()}`;
  await make(temporary);
  renameSync(temporary, target);
  syncPath(dirname(target));
}
