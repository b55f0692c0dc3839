/** What the health page shows about the database (C1.8). */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { SCHEMA_VERSION } from '../db/migrate.ts';

type Migration = { id: number; name: string };

/** `newer` names migrations that this program does not know. */
export async function databaseFacts(db: Db): Promise<{ bytes: number; schema: number; newer: string[] }> {
  const size = (await db.execute(sql`SELECT pg_database_size(current_database())::float8 AS bytes`)) as unknown as {
    rows: { bytes: number }[];
  };
  const migrations = (await db.execute(sql`SELECT id, name FROM migrations ORDER BY id`)) as unknown as {
    rows: Migration[];
  };
  return {
    bytes: size.rows[0]?.bytes ?? 0,
    schema: migrations.rows.at(-1)?.id ?? 0,
    newer: migrations.rows.filter(({ id }) => id > SCHEMA_VERSION).map(({ name }) => name),
  };
}
