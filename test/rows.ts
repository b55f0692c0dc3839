/** The whole database as text, to prove that something changed nothing. */
import { sql } from 'drizzle-orm';
import type { TestApp } from './test-app.ts';

/** Tables whose rows are somebody's data; `sessions` without its note of the last use. */
const TABLES = {
  clubs: '*',
  users: '*',
  reports: '*',
  published_reports: '*',
  follow_ups: '*',
  actions: '*',
  idempotency_keys: '*',
  audit_events: '*',
  sessions: 'token_hash, user_id, created_at',
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
