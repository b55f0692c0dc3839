/** What takes seconds of computing to make and is the same each time: made once on this machine, kept in `.cache`, copied by every run of tests. */
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createEmbedded } from '../../server/db/embedded/create-cluster.ts';

const FOLDER = join('.cache', 'clusters');

/**
 * The path of what `make` makes; it stands there whole or not at all, whoever makes it at the same moment. `from` is what it is made
 * from, as text: where that changes it is made anew.
 */
export function madeOnce(
  name: string,
  from: readonly string[],
  make: (aside: string) => Promise<void>,
): Promise<string> {
  const kept = keptPath(name, from);
  const making = underWay.get(kept) ?? makeOne(kept, make);
  underWay.set(kept, making);
  return making;
}

/** What this process makes or has made: who asks meanwhile gets the same. */
const underWay = new Map<string, Promise<string>>();

function keptPath(name: string, from: readonly string[]): string {
  const version = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 16);
  return resolve(FOLDER, `${name}-${version}`);
}

async function makeOne(kept: string, make: (aside: string) => Promise<void>): Promise<string> {
  if (existsSync(kept)) return kept;
  mkdirSync(FOLDER, { recursive: true });
  const aside = `${kept}.${randomUUID()}`;
  try {
    await make(aside);
    renameSync(aside, kept);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/** What is installed of a package, as text. */
export const packageOf = (name: string): string => readFileSync(join('node_modules', name, 'package.json'), 'utf8');

/** An empty cluster of the embedded engine, of which a test copies what it changes. */
export function emptyEmbedded(): Promise<string> {
  const from = [packageOf('@electric-sql/pglite'), readFileSync('server/db/embedded/create-cluster.ts', 'utf8')];
  return madeOnce('embedded', from, createEmbedded);
}

/** A data directory of an embedded database that no server has opened yet. */
export async function putEmbedded(directory: string): Promise<void> {
  cpSync(await emptyEmbedded(), join(directory, 'db'), { recursive: true });
}
