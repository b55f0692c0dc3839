/** Runs work in an open transaction, then the statements it queued for the commit */
import type { Db, Statement, Work } from './database.ts';

export async function withinTransaction<Result>(tx: Db, work: Work<Result>): Promise<Result> {
  const statements: Statement[] = [];
  const result = await work(tx, (statement) => void statements.push(statement));
  for (const statement of statements) await statement;
  return result;
}
