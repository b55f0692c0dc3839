/** The reminder about the key, which no backup contains (C11.1) */
import { join } from 'node:path';
import type { LoadedTable } from '../db/backup/load.ts';
import type { Settings } from '../env.ts';

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'>;

function whereTo({ databaseUrl, dataDir }: Where, from: string | undefined): string {
  if (databaseUrl === null) return `put the key of before into ${join(dataDir, 'secret.key')}, or into SECRET_KEY`;
  if (from === undefined) return 'set SECRET_KEY to the key of before';
  return `set SECRET_KEY to the one of before or, where none was set, to what stands in ${join(from, 'secret.key')}`;
}

/** `null` if no authenticator app needs it. `from`: the data directory that is moved. */
export function keyReminder(tables: readonly LoadedTable[], where: Where, from?: string): string | null {
  const apps = tables.find(({ table }) => table === 'second_factors')?.rows ?? 0;
  if (apps === 0) return null;
  const whose = apps === 1 ? 'One person signs in' : `${apps} people sign in`;
  return `${whose} with an authenticator app: before the start, ${whereTo(where, from)}. Without it their codes are refused; recovery codes, passkeys and lifting still let them in.`;
}
