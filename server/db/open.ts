/** The one door to the database: embedded under DATA_DIR, or a PostgreSQL server where DATABASE_URL is set (C1.3). */
import type { Database } from './database.ts';
import type { EmbeddedOptions } from './embedded.ts';

type Wanted = EmbeddedOptions & { databaseUrl: string | null; databaseReadUrl?: string | null };

/** Opens the engine that the settings name, with its schema up to date; the other one is not even loaded. */
export async function openDatabase(options: Wanted): Promise<Database> {
  const { databaseUrl, databaseReadUrl = null, schema } = options;
  if (databaseUrl === null) return (await import('./embedded.ts')).openEmbedded(options);
  return (await import('./postgres.ts')).openPostgres(databaseUrl, { schema, readUrl: databaseReadUrl });
}
