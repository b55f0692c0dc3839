/** Opens the database: DATA_DIR, or DATABASE_URL if set (C1.3) */

import { withContext } from '../operator-error.ts';
import type { Database } from './database.ts';
import type { EmbeddedOptions } from './embedded/embedded.ts';

type OpenOptions = EmbeddedOptions & { databaseUrl: string | null; databaseReadUrl?: string | null };

/** Loads only the engine in use, and migrates the schema. Throws an `OperatorError` that names the setting (C1.3). */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, databaseReadUrl = null, schema } = options;
  if (databaseUrl === null) {
    const { openEmbedded } = await import('./embedded/embedded.ts');
    return withContext(`Cannot open the database in DATA_DIR ${options.directory}`, () => openEmbedded(options));
  }
  const { openPostgres } = await import('./postgres/postgres.ts');
  return withContext('Cannot use the database (DATABASE_URL)', () =>
    openPostgres(databaseUrl, { schema, readUrl: databaseReadUrl }),
  );
}
