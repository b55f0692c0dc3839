/**
 * Transactions on a PostgreSQL server (contract C2.4: acknowledged means committed). What need not be waited for is sent
 * together: the beginning with the first statement, the last statements with the end. So what the last ones lock, such as
 * the version of what is public, is held for as long as the database works, not until a busy process answers.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Db, Statement, Work } from '../database.ts';

const ignore = (): void => undefined;

/** The client, as long as a transaction has begun: a statement that was sent all the same would stand alone. */
function within(client: PoolClient, begin: string): { begun: Promise<unknown>; guarded: PoolClient } {
  let refused: Error | null = null;
  const begun = client.query(begin);
  begun.catch((failure: Error) => {
    refused = failure;
  });
  const query = (...asked: Parameters<PoolClient['query']>) =>
    refused ? Promise.reject(refused) : client.query(...asked);
  return { begun, guarded: Object.create(client, { query: { value: query } }) as PoolClient };
}

/**
 * Work in a transaction on a connection of a pool of pipelined ones. Where it, a statement or the commit fails, nothing of
 * it is there. Where the server is not heard of any more, because it hangs or the connection is cut, everything may be
 * there if it had all been sent. The connection is not used again unless the server has said that the transaction is over.
 */
export async function inTransaction<Result>(pool: Pool, work: Work<Result>, begin = 'BEGIN'): Promise<Result> {
  const client = await pool.connect();
  // Lost between two statements; the next one says so. Unheard, the event would end the process.
  client.on('error', ignore);
  try {
    const { begun, guarded } = within(client, begin);
    const statements: Statement[] = [];
    const tx = drizzle({ client: guarded, casing: 'snake_case' }) as unknown as Db;
    const result = await work(tx, (statement) => void statements.push(statement));
    // Known by now where the work has sent anything; what is left for the end is never sent outside a transaction.
    await begun;
    const ends = statements.map((statement) => ('toSQL' in statement ? statement.toSQL() : statement.getQuery()));
    const sent = [...ends.map(({ sql, params }) => client.query(sql, params)), client.query('COMMIT')];
    // In the order in which they were sent, so what failed first is what is thrown.
    const committed = (await Promise.all(sent)).at(-1);
    if (committed?.command !== 'COMMIT') throw new Error('a statement failed and nobody heard of it');
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
