/** The one door to the database: embedded under DATA_DIR, or a PostgreSQL server where DATABASE_URL is set (C1.3). */
import type { Database } from './database.ts';
import type { EmbeddedOptions } from './embedded.ts';

/** Opens the engine that the settings name, with its schema up to date; the other one is not even loaded. */
export async function openDatabase(options: EmbeddedOptions & { databaseUrl: string | null }): Promise<Database> {
  if (options.databaseUrl === null) return (await import('./embedded.ts')).openEmbedded(options);
  return (await import('./postgres.ts')).openPostgres(options.databaseUrl, options.schema);
}
