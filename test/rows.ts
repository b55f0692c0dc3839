/** The whole database as text, to prove that something changed nothing. */
import { sql } from 'drizzle-orm';
import { KEPT } from '../server/db/backup/tables.ts';
import type { TestApp } from './test-app.ts';

/** Tables whose rows are somebody's data: those that a backup holds, and `sessions` without its note of the last use. */
const TABLES = {
  ...Object.fromEntries(KEPT.map(([table]) => [table, '*'])),
  sessions: 'token_hash, user_id, created_at',
  sign_in_steps: '*',
  passkey_challenges: '*',
};

/** Every row of every table that holds somebody's data, in one order. */
export async function everyRow({ services }: Pick<TestApp, 'services'>): Promise<string> {
  const texts: string[] = [];
  for (const [table, columns] of Object.entries(TABLES)) {
    const text = `SELECT coalesce(string_agg(r::text, E'\\n' ORDER BY r::text), '') AS rows FROM (SELECT ${columns} FROM ${table}) r`;
    const answer = (await services.database.db.execute(sql.raw(text))) as unknown as { rows: { rows: string }[] };
    texts.push(`${table}\n${answer.rows[0]?.rows}`);
  }
  return texts.join('\n');
}
