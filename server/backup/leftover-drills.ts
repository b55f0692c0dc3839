/** Removes what killed restore drills have left: confidential reports, without encryption */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../domain/durations.ts';
import { LOCK_FILE, lockDirectory } from '../db/embedded/directory-lock.ts';

/** Of the folder of a drill. */
export const DRILL_PREFIX = 'windsock-drill-';

export function removeLeftoverDrills(parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent).filter((each) => each.startsWith(DRILL_PREFIX))) {
    const directory = join(parent, name);
    if (isLeftover(directory)) rmSync(directory, { recursive: true, force: true });
  }
}

/** A running drill holds the lock of its database, except in its first moments. */
function isLeftover(directory: string): boolean {
  if (!existsSync(join(directory, LOCK_FILE))) {
    const modified = statSync(directory, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - modified > DAY_MS;
  }
  try {
    lockDirectory(directory)();
    return true;
  } catch {
    return false;
  }
}
