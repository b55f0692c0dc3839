/** The whole database as text, to prove that a call changed nothing. */
import { sql } from 'drizzle-orm';
import { BACKUP_TABLES } from '../server/db/backup/tables.ts';
import { rowsOf } from '../server/db/database.ts';
import type { TestApp } from './test-app.ts';

/** Tables of user data: those in a backup, and `sessions` without its last use. */
const TABLES = {
  ...Object.fromEntries(BACKUP_TABLES.map(([table]) => [table, '*'])),
  sessions: 'token_hash, user_id, created_at',
  sign_in_steps: '*',
  passkey_challenges: '*',
};

const WHOLE = Object.entries(TABLES)
  .map(
    ([table, columns]) =>
      `SELECT '${table}' AS name, coalesce(string_agg(r::text, E'\\n' ORDER BY r::text), '') AS rows FROM (SELECT ${columns} FROM ${table}) r`,
  )
  .join(' UNION ALL ');

/** Every row of these tables, in a fixed order; a single query, since tests run it after every call. */
export async function everyRow({ services }: Pick<TestApp, 'services'>): Promise<string> {
  const rows = await rowsOf<{ name: string; rows: string }>(services.database.db, sql.raw(WHOLE));
  const texts = new Map(rows.map(({ name, rows: text }) => [name, text]));
  return Object.keys(TABLES)
    .map((table) => `${table}\n${texts.get(table)}`)
    .join('\n');
}
