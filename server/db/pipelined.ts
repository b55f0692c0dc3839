/**
 * Transactions on a PostgreSQL server (contract C2.4: acknowledged means committed). What need not be waited for is sent
 * together: the beginning with the first statement, the last statements with the end. So what the last ones lock, such as
 * the version of what is public, is held for as long as the database works, not until a busy process answers.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Db, Statement, Work } from './database.ts';

const ignore = (): void => undefined;

/**
 * Work in a transaction on a connection of a pool of pipelined ones. Where it, a statement or the commit fails, nothing of
 * it is there, and the connection is not used again unless the server has said so.
 */
export async function inTransaction<Result>(pool: Pool, work: Work<Result>): Promise<Result> {
  const client = await pool.connect();
  // Lost between two statements; the next one says so. Unheard, the event would end the process.
  client.on('error', ignore);
  try {
    const begun = client.query('BEGIN');
    begun.catch(ignore);
    const statements: Statement[] = [];
    const tx = drizzle({ client, casing: 'snake_case' }) as unknown as Db;
    const result = await work(tx, (statement) => void statements.push(statement));
    const sent = statements.map((statement) => {
      const { sql, params } = statement.toSQL();
      return client.query(sql, params);
    });
    // In the order in which they were sent, so what failed first is what is thrown.
    const [committed] = await Promise.all([client.query('COMMIT'), begun, ...sent]);
    if (committed.command !== 'COMMIT') throw new Error('a statement failed and nobody heard of it');
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
