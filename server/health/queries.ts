/** What the health page shows about the database (C1.8). */
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { SCHEMA_VERSION } from '../db/migrate.ts';

type Migration = { id: number; name: string };

/** `newer` names migrations that this program does not know. */
export async function databaseFacts(db: Db): Promise<{ bytes: number; schema: number; newer: string[] }> {
  const [size] = await rowsOf<{ bytes: number }>(db, sql`SELECT pg_database_size(current_database())::float8 AS bytes`);
  const migrations = await rowsOf<Migration>(db, sql`SELECT id, name FROM migrations ORDER BY id`);
  return {
    bytes: size?.bytes ?? 0,
    schema: migrations.at(-1)?.id ?? 0,
    newer: migrations.filter(({ id }) => id > SCHEMA_VERSION).map(({ name }) => name),
  };
}
