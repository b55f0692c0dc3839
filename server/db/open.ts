/** The one door to the database: embedded under DATA_DIR, or a PostgreSQL server where DATABASE_URL is set (C1.3). */
import type { Database } from './database.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the engine that the settings name, with its schema up to date. */
export function openDatabase(options: EmbeddedOptions & { databaseUrl: string | null }): Promise<Database> {
  return options.databaseUrl === null ? openEmbedded(options) : openPostgres(options.databaseUrl, options.schema);
}
