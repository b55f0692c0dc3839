/**
 * Transactions on PostgreSQL (C2.4). BEGIN is sent with the first statement, and queued statements with COMMIT, so that
 * they hold their locks only briefly
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Db, Statement, Work } from '../database.ts';

const ignore = (): void => undefined;

/** `guarded` rejects statements if BEGIN failed: outside a transaction they would run on their own. */
function beginTransaction(client: PoolClient, begin: string): { begun: Promise<unknown>; guarded: PoolClient } {
  let refused: Error | null = null;
  const begun = client.query(begin);
  begun.catch((failure: Error) => {
    refused = failure;
  });
  const query = (...args: Parameters<PoolClient['query']>) =>
    refused ? Promise.reject(refused) : client.query(...args);
  return { begun, guarded: Object.create(client, { query: { value: query } }) as PoolClient };
}

/**
 * On failure nothing is committed, unless the connection was lost: then everything may have been. The connection is
 * reused only if the server confirmed the end of the transaction.
 */
export async function inTransaction<Result>(pool: Pool, work: Work<Result>, begin = 'BEGIN'): Promise<Result> {
  const client = await pool.connect();
  // Unhandled, the event would end the process; if the connection is lost, the next statement fails.
  client.on('error', ignore);
  try {
    const { begun, guarded } = beginTransaction(client, begin);
    const statements: Statement[] = [];
    const tx = drizzle({ client: guarded, casing: 'snake_case' }) as unknown as Db;
    const result = await work(tx, (statement) => void statements.push(statement));
    // If nothing was sent yet, BEGIN may still fail; what follows must not run outside a transaction.
    await begun;
    const queued = statements.map((statement) => ('toSQL' in statement ? statement.toSQL() : statement.getQuery()));
    const sent = [...queued.map(({ sql, params }) => client.query(sql, params)), client.query('COMMIT')];
    // In order, so the first failure is thrown.
    const committed = (await Promise.all(sent)).at(-1);
    if (committed?.command !== 'COMMIT') throw new Error('a statement failed and its error was not handled');
    client.off('error', ignore).release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.off('error', ignore).release(),
      (failure: Error) => client.release(failure),
    );
    throw error;
  }
}
