/** Cache in `.cache` for test fixtures that take seconds to build and are the same each time; every run copies them. */
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createEmbedded } from '../../server/db/embedded/create-cluster.ts';

const FOLDER = join('.cache', 'clusters');

/**
 * The path of what `make` builds, published atomically even when built concurrently. `from` is the cache key: what it
 * is built from, as text.
 */
export function cachedBuild(
  name: string,
  from: readonly string[],
  make: (temporary: string) => Promise<void>,
): Promise<string> {
  const path = cachePath(name, from);
  const building = pending.get(path) ?? buildOnce(path, make);
  pending.set(path, building);
  return building;
}

/** Single-flight: callers in this process share a pending build. */
const pending = new Map<string, Promise<string>>();

function cachePath(name: string, from: readonly string[]): string {
  const version = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 16);
  return resolve(FOLDER, `${name}-${version}`);
}

async function buildOnce(path: string, make: (temporary: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  try {
    await make(temporary);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** The package.json of an installed package, as text. */
export const packageJsonOf = (name: string): string => readFileSync(join('node_modules', name, 'package.json'), 'utf8');

/** An empty cluster of the embedded engine, which tests copy before changing it. */
export function emptyCluster(): Promise<string> {
  const from = [packageJsonOf('@electric-sql/pglite'), readFileSync('server/db/embedded/create-cluster.ts', 'utf8')];
  return cachedBuild('embedded', from, createEmbedded);
}

/** A data directory with an empty embedded database that no server has opened yet. */
export async function putEmptyCluster(directory: string): Promise<void> {
  cpSync(await emptyCluster(), join(directory, 'db'), { recursive: true });
}
