/**
 * Pool of empty databases: closing one resets it to the template for the next test of the process. Copying, opening and
 * closing one takes four times the CPU on the embedded engine; on a server, each new connection has to read all
 * catalogs first.
 */

import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '../../server/db/connection.ts';
import type { Database } from '../../server/db/database.ts';
import { openEmbedded } from '../../server/db/embedded/embedded.ts';
import { openPostgres } from '../../server/db/postgres/postgres.ts';

/** What no test may change: tables, columns, constraints, indexes, triggers, functions and planner statistics. */
const SHAPE = `SELECT md5(string_agg(line, ',' ORDER BY line)) AS shape FROM (
  SELECT format('%s %s %s', oid, relname, relkind) AS line FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT format('%s %s %s %s', attrelid, attname, atttypid, attnotnull) FROM pg_attribute
    WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
  UNION ALL SELECT format('%s %s', oid, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT format('%s %s', oid, tgenabled) FROM pg_trigger
  UNION ALL SELECT format('%s %s', oid, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT format('%s %s', starelid, staattnum) FROM pg_statistic
    WHERE starelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)) lines`;

/** Tables ever written to, and their bytes; one whose rows were all deleted still has blocks on disk. */
const WRITTEN = `SELECT relname AS name, pg_relation_size(oid)::int AS size FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0 ORDER BY relname`;

/**
 * Up to this size rows are deleted, leaving dead rows; TRUNCATE makes new files for every referring table and all its
 * indexes: 0.15 s. In a larger table the next test would scan the dead rows.
 */
const SMALL_BYTES = 256 * 1024;

/** Restarts the sequences without new files. */
const RESTART_SEQUENCES = `SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence
  JOIN pg_class ON oid = seqrelid AND relnamespace = 'public'::regnamespace`;

type Rows = { name: string; rows: unknown };
type IdleDatabase = { database: Database; shape: string; rows: Rows[] };

const idle: IdleDatabase[] = [];

const shapeOf = async ({ rows }: Connection): Promise<string> => (await rows<{ shape: string }>(SHAPE))[0]?.shape ?? '';

function copyEmbedded(): Promise<Database> {
  const root = process.env['TEST_EMBEDDED_ROOT'] ?? '';
  const directory = join(root, randomUUID());
  cpSync(join(root, 'template'), directory, { recursive: true });
  // As on the test server: durable-files.test.ts and test/faults cover power cuts.
  return openEmbedded({ directory, disk: { sync: () => undefined } });
}

async function copyOnServer(): Promise<Database> {
  const admin = process.env['TEST_SERVER_URL'] ?? '';
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE windsock_template`).finally(() => client.end());
  return openPostgres(admin.replace(/\/postgres$/, `/${name}`));
}

/** A copy of the template, and its content: the rows that migrations wrote. */
async function open(): Promise<IdleDatabase> {
  const database = await (process.env['TEST_ENGINE'] === 'server' ? copyOnServer() : copyEmbedded());
  return database.plainSql('read', async (connection) => {
    const rows: Rows[] = [];
    for (const { name } of await connection.rows<{ name: string }>(WRITTEN)) {
      const [found] = await connection.rows<{ rows: unknown }>(`SELECT json_agg(r) AS rows FROM ${name} r`);
      rows.push({ name, rows: found?.rows ?? [] });
    }
    return { database, shape: await shapeOf(connection), rows };
  });
}

/** Resets a database to its state when opened; false where a test changed more than rows. */
function resetDatabase({ database, shape, rows }: IdleDatabase): Promise<boolean> {
  return database.plainSql('write', async (connection) => {
    await connection.run('RESET ALL');
    // A transaction that a test left open on a server delays only this database, and no other test.
    await connection.run(`SET LOCAL lock_timeout = '1s'`);
    if ((await shapeOf(connection)) !== shape) return false;
    const tables = await connection.rows<{ name: string; size: number }>(WRITTEN);
    // No triggers: the audit is append-only, and these deletions must not change the report counts.
    await connection.run('SET LOCAL session_replication_role = replica');
    if (tables.some(({ size }) => size > SMALL_BYTES))
      await connection.run(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} CASCADE`);
    else for (const { name } of tables) await connection.run(`DELETE FROM ${name}`);
    await connection.rows(RESTART_SEQUENCES);
    for (const { name, rows: before } of rows)
      await connection.rows(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`, [
        JSON.stringify(before),
      ]);
    return true;
  });
}

/** A database with nothing but the rows of the migrations; closing it returns it to the pool. */
export async function testDatabase(): Promise<Database> {
  const idleDatabase = idle.pop() ?? (await open());
  const { database } = idleDatabase;
  const close = async () => {
    if (await resetDatabase(idleDatabase).catch(() => false)) idle.push(idleDatabase);
    else await database.close();
  };
  return { ...database, close };
}
