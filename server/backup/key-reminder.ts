/** The reminder about the key, which no backup contains (C11.1) */
import { join } from 'node:path';
import type { LoadedTable } from '../db/backup/load.ts';
import type { Settings } from '../env.ts';

type DatabaseLocation = Pick<Settings, 'databaseUrl' | 'dataDir'>;

function placementHint({ databaseUrl, dataDir }: DatabaseLocation, from: string | undefined): string {
  if (databaseUrl === null) return `put the previous key into ${join(dataDir, 'secret.key')}, or into SECRET_KEY`;
  if (from === undefined) return 'set SECRET_KEY to the previous key';
  return `set SECRET_KEY to its previous value or, if it was not set, to the content of ${join(from, 'secret.key')}`;
}

/** `null` if no authenticator app needs the key. `from`: the data directory that was moved. */
export function keyReminder(tables: readonly LoadedTable[], location: DatabaseLocation, from?: string): string | null {
  const apps = tables.find(({ table }) => table === 'second_factors')?.rows ?? 0;
  if (apps === 0) return null;
  const whose = apps === 1 ? 'One person signs in' : `${apps} people sign in`;
  return `${whose} with an authenticator app. Before the start, ${placementHint(location, from)}. Without this key their codes are refused; they can still use a recovery code or passkey, or have their second factor reset.`;
}
