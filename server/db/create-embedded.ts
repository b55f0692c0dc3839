/**
 * Makes a new embedded database, aside and then put in place in one step, so that a process killed in the middle
 * leaves nothing that looks like a database. initdb takes 800 MiB that its process never gives back, so main runs
 * this in a child.
 */
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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

/** Creates an empty database cluster at `target`, durable before it returns. Removes what an interrupted try left. */
export async function createEmbedded(target: string): Promise<void> {
  const aside = `${target}.creating`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  const pg = await PGlite.create({ fs: new NodeFS(aside), extensions: { pg_trgm } });
  await pg.close();
  syncTree(aside);
  renameSync(aside, target);
  syncPath(dirname(target));
}
