/** The question for the version of what is public (C3.16), on a server that is busy, hangs or dies: told, and over afterwards. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { singleText } from '../../server/db/postgres/single-text.ts';
import { startPostgres, type TestServer } from '../postgres.ts';

const LIMIT_MS = 400;

let server: TestServer;
let pool: pg.Pool;
let ask: () => Promise<string>;

beforeAll(async () => {
  server = await startPostgres();
  await server.run("CREATE TABLE told AS SELECT 'one' AS word, 7 AS number");
});
afterAll(() => server?.stop());
beforeEach(() => {
  pool = new pg.Pool({ connectionString: server.url('postgres'), max: 2, query_timeout: LIMIT_MS });
  pool.on('error', () => undefined);
  ask = singleText(pool, { name: 'told', text: 'SELECT word FROM told' });
});
afterEach(() => pool.end());

/** Holds the table for itself while the work lasts. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: server.url('postgres') });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE told');
  await work().finally(() => holder.end());
}

test('it gives the text as it is now, on every connection, and prepares it once on each', async () => {
  expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual(Array(4).fill('one'));
  await server.run("UPDATE told SET word = 'ä’🪂'");
  expect(await ask()).toBe('ä’🪂');
  await server.run("UPDATE told SET word = 'one'");
  expect(pool.totalCount).toBe(2);
  const { rows } = await pool.query("SELECT count(*)::int AS count FROM pg_prepared_statements WHERE name = 'told'");
  expect(rows).toEqual([{ count: 1 }]);
});

test('other queries on the same connections get their own answers', async () => {
  const others = Array.from({ length: 20 }, (_, place) => pool.query('SELECT $1::int AS place', [place]));
  const asked = Array.from({ length: 20 }, ask);
  expect((await Promise.all(others)).map(({ rows }) => rows[0].place)).toEqual(others.map((_, place) => place));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']));
});

test('no row and no value are an empty text', async () => {
  expect(await singleText(pool, { name: 'none', text: 'SELECT word FROM told WHERE false' })()).toBe('');
  expect(await singleText(pool, { name: 'null', text: 'SELECT NULL::text' })()).toBe('');
});

test('a question that the server cannot answer in time fails, and the next one is answered', async () => {
  await ask();
  await whileLocked(async () => {
    await expect(ask()).rejects.toThrow('timeout');
    await expect(ask()).rejects.toThrow('timeout');
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['one', 'one', 'one']);
});

test('a question that the server ends fails with its reason, also the first of a connection', async () => {
  await pool.query("ALTER ROLE postgres SET lock_timeout = '100ms'");
  try {
    await pool.end();
    pool = new pg.Pool({ connectionString: server.url('postgres'), max: 1 });
    ask = singleText(pool, { name: 'told', text: 'SELECT word FROM told' });
    await whileLocked(() => expect(ask()).rejects.toMatchObject({ code: '55P03' }));
    expect(await ask()).toBe('one');
    await whileLocked(() => expect(ask()).rejects.toMatchObject({ code: '55P03' }));
    expect(await ask()).toBe('one');
  } finally {
    await server.run('ALTER ROLE postgres RESET lock_timeout');
  }
});

test('a connection that is cut under a question fails it, and the next one is asked on another', async () => {
  await ask();
  await whileLocked(async () => {
    const failed = expect(ask()).rejects.toThrow();
    await server.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%word FROM told%' AND pid <> pg_backend_pid()",
    );
    await failed;
  });
  expect(await ask()).toBe('one');
});

test('a question that could not be prepared is prepared anew when it can be', async () => {
  const early = singleText(pool, { name: 'later', text: 'SELECT word FROM later' });
  await expect(early()).rejects.toMatchObject({ code: '42P01' });
  await server.run("CREATE TABLE later AS SELECT 'two' AS word");
  expect(await early()).toBe('two');
});
