/** Transactions with pipelined statements (C2.4): all or nothing, whatever fails, and closed afterwards. */
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isUnavailable, violatedUnique } from '../../server/db/failures.ts';
import { inTransaction } from '../../server/db/postgres/pipelined.ts';
import { startPostgres, type TestServer } from '../postgres.ts';

/** The server times out before its client does, as in production (server/db/postgres/postgres.ts). */
const GIVES_UP = '-c statement_timeout=300';
const LIMIT_MS = 600;
const entries = pgTable('entries', { number: integer().primaryKey() });

let server: TestServer;
let pool: pg.Pool;

beforeAll(async () => {
  server = await startPostgres();
  await server.run('CREATE TABLE entries (number integer PRIMARY KEY)');
});
afterAll(() => server?.stop());
beforeEach(async () => {
  pool = new pg.Pool({
    connectionString: server.url('postgres'),
    max: 1,
    query_timeout: LIMIT_MS,
    options: GIVES_UP,
    pipeline: true,
  });
  pool.on('error', () => undefined);
  await server.run('TRUNCATE entries');
});
afterEach(() => pool.end());

const numbers = async () =>
  (await pool.query('SELECT number FROM entries ORDER BY 1')).rows.map(({ number }) => number);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('the work and the statements sent at commit take effect, in that order', async () => {
  const result = await inTransaction(pool, async (tx, sendAtCommit) => {
    sendAtCommit(tx.delete(entries));
    sendAtCommit(tx.insert(entries).values({ number: 2 }));
    await tx.insert(entries).values({ number: 1 });
    return (await tx.select().from(entries)).length;
  });
  expect(result).toBe(1);
  expect(await numbers()).toEqual([2]);
});

test('if the work throws, nothing is stored, and the statements for the commit are never sent', async () => {
  const failing = inTransaction(pool, async (tx, sendAtCommit) => {
    sendAtCommit(tx.insert(entries).values({ number: 2 }));
    await tx.insert(entries).values({ number: 1 });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await numbers()).toEqual([]);
});

test('if a statement at commit fails, nothing is stored, and its own error is reported', async () => {
  const failure = await failureOf(
    inTransaction(pool, async (tx, sendAtCommit) => {
      await tx.insert(entries).values({ number: 1 });
      sendAtCommit(tx.insert(entries).values({ number: 2 }));
      sendAtCommit(tx.insert(entries).values({ number: 1 }));
      sendAtCommit(tx.insert(entries).values({ number: 3 }));
    }),
  );
  expect(violatedUnique(failure)).toBe('entries_pkey');
  expect(await numbers()).toEqual([]);
});

test('if a transaction cannot begin, nothing is stored, neither by the work nor at commit', async () => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<pg.QueryResult>;
    const refused = (text: unknown, ...more: unknown[]) => query(text === 'BEGIN' ? 'BEGIN nothing' : text, ...more);
    Object.assign(client, { query: refused });
  });
  const works: Parameters<typeof inTransaction>[1][] = [
    async (tx, sendAtCommit) => sendAtCommit(tx.insert(entries).values({ number: 1 })),
    async (tx, sendAtCommit) => {
      await tx.execute(sql`SELECT 1`);
      await tx.insert(entries).values({ number: 2 });
      sendAtCommit(tx.insert(entries).values({ number: 3 }));
    },
  ];
  for (const work of works) await expect(inTransaction(pool, work)).rejects.toThrow();
  expect(await numbers()).toEqual([]);
});

test('an error that the work swallows still fails the transaction', async () => {
  const silent = inTransaction(pool, async (tx) => {
    await tx.insert(entries).values({ number: 1 });
    await failureOf(tx.insert(entries).values({ number: 1 }));
  });
  await expect(silent).rejects.toThrow();
  expect(await numbers()).toEqual([]);
});

test('of statements sent together the first error is reported, and the connection stays usable', async () => {
  const failure = await failureOf(
    inTransaction(pool, (tx) =>
      Promise.all([
        tx.insert(entries).values({ number: 1 }),
        tx.insert(entries).values({ number: 1 }),
        tx.insert(entries).values({ number: 2 }),
      ]),
    ),
  );
  expect(violatedUnique(failure)).toBe('entries_pkey');
  expect(await numbers()).toEqual([]);
  expect(pool.totalCount).toBe(1);
});

test('a lock timeout is reported as unavailable, nothing is stored, and the next transaction works', async () => {
  const holder = new pg.Client({ connectionString: server.url('postgres') });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE entries');
  const failure = await failureOf(
    inTransaction(pool, async (tx, sendAtCommit) => {
      await tx.execute(sql`SELECT 1`);
      sendAtCommit(tx.insert(entries).values({ number: 1 }));
    }),
  );
  expect(isUnavailable(failure)).toBe(true);
  await holder.query('COMMIT');
  await holder.end();
  await inTransaction(pool, async (tx, sendAtCommit) => sendAtCommit(tx.insert(entries).values({ number: 7 })));
  expect(await numbers()).toEqual([7]);
});

test('a connection cut in the middle is reported as unavailable, and the next transaction gets another', async () => {
  const failure = await failureOf(
    inTransaction(pool, async (tx, sendAtCommit) => {
      const { rows } = (await tx.execute(sql`SELECT pg_backend_pid() AS pid`)) as unknown as {
        rows: { pid: number }[];
      };
      await server.run(`SELECT pg_terminate_backend(${rows[0]?.pid})`);
      sendAtCommit(tx.insert(entries).values({ number: 1 }));
    }),
  );
  expect(isUnavailable(failure)).toBe(true);
  await inTransaction(pool, async (tx, sendAtCommit) => sendAtCommit(tx.insert(entries).values({ number: 7 })));
  expect(await numbers()).toEqual([7]);
});

test('simultaneous transactions each get their own results, and everything is stored', async () => {
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      inTransaction(pool, async (tx, sendAtCommit) => {
        sendAtCommit(tx.insert(entries).values({ number }));
        const { rows } = (await tx.execute(sql`SELECT ${number}::int AS own`)) as unknown as {
          rows: { own: number }[];
        };
        return rows[0]?.own;
      }),
    ),
  );
  expect(results).toEqual(results.map((_, number) => number));
  expect(await numbers()).toEqual(results);
});
