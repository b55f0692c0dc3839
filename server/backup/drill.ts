/** A trial restore, verified and removed, also if the drill is stopped */
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedTable } from '../db/backup/load.ts';
import type { EmbeddedOptions } from '../db/embedded/embedded.ts';
import { restoreOwners } from '../db/embedded/file-owners.ts';
import { withCleanup } from './cleanup.ts';
import { DRILL_PREFIX, removeLeftoverDrills } from './leftover-drills.ts';
import { restoreBackup } from './restore.ts';

/** DATA_DIR, since its disk has room for a database; the system's temporary folder may be in memory. */
function parentFor(dataDir: string): string {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return dataDir;
  } catch {
    return tmpdir();
  }
}

type RestoreTarget = Pick<EmbeddedOptions, 'create'> & { dataDir: string };

/** Verifies every table; returns the row counts. */
export async function drill({ dataDir, create }: RestoreTarget, lines: AsyncIterable<string>): Promise<LoadedTable[]> {
  const parent = parentFor(dataDir);
  removeLeftoverDrills(parent);
  const directory = mkdtempSync(join(parent, DRILL_PREFIX));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  return withCleanup(remove, () => {
    if (parent === dataDir) restoreOwners(dataDir);
    return restoreBackup({ databaseUrl: null, directory, ...(create && { create }) }, lines);
  });
}
