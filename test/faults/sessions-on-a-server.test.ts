/** Settings of sessions on a PostgreSQL server, whatever the address asks for, and how long they wait for locks. */
import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCKS } from '../../server/db/advisory-lock.ts';
import type { Database, Db } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres/postgres.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { MINIMAL, type Stage, setStage } from '../stage.ts';

let server: TestServer;
let database: Database;
let stage: Stage;

beforeAll(async () => {
  server = await startPostgres();
  await server.run('CREATE DATABASE windsock');
  await server.run(
    "ALTER DATABASE windsock SET synchronous_commit = off; ALTER DATABASE windsock SET timezone = 'Asia/Tokyo'",
  );
  database = await openPostgres(
    `${server.url('windsock')}?options=-c%20search_path%3Dpublic%20-c%20synchronous_commit%3Doff`,
  );
  stage = await setStage({ database });
});
afterAll(async () => {
  await stage?.close();
  await database?.close();
  await server?.stop();
});

test('sessions commit durably and in UTC whatever address and database ask for, and keep other settings (C2.4)', async () => {
  const show = sql`SELECT current_setting('synchronous_commit') AS durable, current_setting('timezone') AS zone, current_setting('search_path') AS path`;
  const wanted = { durable: 'on', zone: 'UTC', path: 'public' };
  const answers = [await database.db.execute(show), await database.transaction((tx) => tx.execute(show))];
  for (const answer of answers) expect((answer as unknown as { rows: object[] }).rows).toEqual([wanted]);
});

/** The limits that a database sets for its sessions. */
const SHORT_MS = 500;

const rowsOf = async (db: Db, statement: SQL) => ((await db.execute(statement)) as unknown as { rows: object[] }).rows;

test('a pooler may change sessions: no lock or statement is left behind, and no database limit ends long work (C9.2)', async () => {
  await server.run('CREATE DATABASE limited');
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await server.run(`ALTER DATABASE limited SET ${setting} = ${SHORT_MS}`);
  const limited = await openPostgres(server.url('limited'));
  const holders = sql`SELECT a.state FROM pg_locks JOIN pg_stat_activity a USING (pid)
    WHERE locktype = 'advisory' AND objid = ${LOCKS['sending email']}`;
  const seen = await limited.runExclusively('sending email', async (holdsLock) => {
    await wait(2 * SHORT_MS);
    const other = await limited.runExclusively('sending email', async () => 'another');
    return { holdsLock: holdsLock(), other, holders: await rowsOf(limited.db, holders) };
  });
  expect(seen).toEqual({ holdsLock: true, other: null, holders: [{ state: 'idle in transaction' }] });
  expect(await limited.runExclusively('sending email', async () => 'the next')).toBe('the next');
  await limited.publicVersion();
  expect(await rowsOf(limited.db, sql`SELECT name FROM pg_prepared_statements`)).toEqual([]);
  const slow = `SELECT pg_sleep(${(2 * SHORT_MS) / 1000})`;
  expect(await limited.plainSql('read', async (connection) => (await connection.rows(slow)).length)).toBe(1);
  await limited.close();
});

test('approvals that wait for a locked report get 503 with Retry-After, and do not block new reports (C1.6, C2.4)', async () => {
  const id = await stage.report('ridge');
  const holder = new pg.Client({ connectionString: server.url('windsock') });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM reports WHERE id = $1 FOR UPDATE', [id]);
  const approvals = Array.from({ length: 6 }, () =>
    stage.call('POST', `/api/reports/${id}/approve`, {
      as: 'ridgeManager',
      body: { comment: 'Check the latch twice.' },
    }),
  );
  const body = { clubId: stage.clubs.ridge, ...MINIMAL };
  const sent = await stage.call('POST', '/api/reports', { body });
  expect(sent.statusCode).toBe(201);
  expect((await stage.stored(sent.json().id)).narrative).toBe(MINIMAL.narrative);
  for (const { statusCode, headers } of await Promise.all(approvals))
    expect([statusCode, headers['retry-after']]).toEqual([503, expect.any(String)]);
  await holder.query('COMMIT');
  await holder.end();
  await stage.approve(id);
});
