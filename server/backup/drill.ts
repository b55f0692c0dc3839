/** A trial restore, verified and removed */
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../../domain/durations.ts';
import type { LoadedTable } from '../db/backup/load.ts';
import type { EmbeddedOptions } from '../db/embedded/embedded.ts';
import { restoreOwners } from '../db/embedded/file-owners.ts';
import { restoreBackup } from './restore.ts';

const PREFIX = 'windsock-drill-';

/** DATA_DIR, since its disk has room for a database; the system's temporary folder may be in memory. */
function parentFor(dataDir: string): string {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return dataDir;
  } catch {
    return tmpdir();
  }
}

function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(PREFIX))) {
    const modified = statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modified > DAY_MS) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

type RestoreTarget = Pick<EmbeddedOptions, 'create'> & { dataDir: string };

/** Verifies every table; returns the row counts. */
export async function drill({ dataDir, create }: RestoreTarget, lines: AsyncIterable<string>): Promise<LoadedTable[]> {
  const parent = parentFor(dataDir);
  removeLeftovers(parent);
  const directory = mkdtempSync(join(parent, PREFIX));
  try {
    if (parent === dataDir) restoreOwners(dataDir);
    return await restoreBackup({ databaseUrl: null, directory, ...(create && { create }) }, lines);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
