/** A PostgreSQL server, through pools (C2.1), for any number of instances */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { LOCKS } from '../advisory-lock.ts';
import { BEGIN_WITHOUT_LIMITS, type Connection } from '../connection.ts';
import type { Database, Db, ExclusiveWork } from '../database.ts';
import { InRecovery, NotUnicode } from '../failures.ts';
import { migrate, type TargetSchema } from '../migrate.ts';
import { changesSince } from '../public-state/public-changes.ts';
import { batchCallers, PUBLIC_VERSION, stateOf } from '../public-state/public-version.ts';
import { inTransaction } from './pipelined.ts';
import { ORIGIN, openReplica, type Replica } from './replica.ts';
import { emptyPendingList, SEARCH_INDEXES, throttle } from './search-maintenance.ts';
import { sessionOn } from './session.ts';

/** A server silent for longer counts as unavailable: 503 (C1.6). */
const SERVER_ANSWERS_WITHIN_MS = 5_000;
const STATEMENT_LIMIT_MS = 4_000;
const CONNECT_LIMIT_MS = 3_000;
/** Shorter than the wait for a connection, so that blocked transactions give up before others that need no lock do. */
const LOCK_LIMIT_MS = 2_000;
/** Separate pools, so that reads never keep a report from being accepted. */
const READERS = 6;
const WRITERS = 4;

/**
 * Overrides the server's defaults: acknowledged data is on its disk (C2.4), and short queries do not wait for JIT. GIN
 * pending lists are emptied outside requests (search-maintenance.ts), so they may grow long. A pooler ignores all this
 * and sets the same itself (ops/pgbouncer.ini).
 */
const SETTINGS = '-c timezone=UTC -c synchronous_commit=on -c jit=off -c gin_pending_list_limit=8MB';
/** Settings that a transaction needs in any session. */
const BEGIN = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = ${LOCK_LIMIT_MS}`;

/** False while the address points to a standby that is not promoted yet. */
const IS_PRIMARY = 'NOT pg_is_in_recovery()';

const ignore = (): void => undefined;

/** Without statement time limits. */
async function withConnection<Result>(url: string, work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS, keepAlive: true });
  // Unhandled, the event would end the process.
  client.on('error', ignore);
  await client.connect();
  try {
    return await work({
      run: async (sql) => void (await client.query(sql)),
      rows: async <Row>(sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as Row[],
    });
  } finally {
    await client.end();
  }
}

/**
 * Runs `work` while holding an advisory lock, which the server releases if the connection ends. The lock belongs to an
 * idle transaction, since sessions are shared behind a pooler.
 */
async function runExclusively<Result>(
  url: string,
  name: ExclusiveWork,
  work: (holdsLock: () => boolean) => Promise<Result>,
) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: SERVER_ANSWERS_WITHIN_MS,
    keepAlive: true,
  });
  let isLost = false;
  for (const event of ['error', 'end'] as const) client.on(event, () => (isLost = true));
  await client.connect();
  try {
    await client.query(BEGIN_WITHOUT_LIMITS);
    const tryLock = 'SELECT pg_try_advisory_xact_lock($1) AS taken';
    const { rows } = await client.query<{ taken: boolean }>(tryLock, [LOCKS[name]]);
    return rows[0]?.taken ? await work(() => !isLost) : null;
  } finally {
    await client.query('ROLLBACK').catch(ignore);
    await client.end().catch(ignore);
  }
}

/** After a throw, closing the connection rolls back. */
function inPlainTransaction<Result>(
  url: string,
  mode: 'read' | 'write',
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return withConnection(url, async (connection) => {
    await connection.run(BEGIN_WITHOUT_LIMITS);
    if (mode === 'read') await connection.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const result = await work(connection);
    await connection.run('COMMIT');
    return result;
  });
}

type PostgresOptions = {
  schema?: TargetSchema | undefined;
  readUrl?: string | null;
};

/** Without a replica the server's identity is not read. */
async function replicaAt(readUrl: string | null, url: string): Promise<Replica | null> {
  if (readUrl === null) return null;
  const [found] = await withConnection(url, (connection) => connection.rows<{ origin: string }>(ORIGIN));
  return openReplica(readUrl, found?.origin ?? '');
}

/** Refuses encodings that cannot store every language. */
async function requireUnicode(connection: Connection): Promise<void> {
  const [found] = await connection.rows<{ server_encoding: string }>('SHOW server_encoding');
  if (found?.server_encoding !== 'UTF8') throw new NotUnicode(found?.server_encoding ?? 'unknown');
}

/** Tables of an unqualified name are created in the first schema, and the program looks for its own in `public`. */
async function requirePublicSchema(connection: Connection): Promise<void> {
  const [found] = await connection.rows<{ schema: string | null }>('SELECT current_schema() AS schema');
  if (found?.schema !== 'public')
    throw new OperatorError(
      `The first schema of the search_path of DATABASE_URL must be public, not ${found?.schema ?? 'none'}`,
    );
}

/** Migrates the schema; throws if the replica is not one. */
export async function openPostgres(url: string, { schema, readUrl = null }: PostgresOptions = {}): Promise<Database> {
  const migrated = await withConnection(url, async (connection) => {
    await requireUnicode(connection);
    await requirePublicSchema(connection);
    return migrate(connection, schema);
  });
  const replica = await replicaAt(readUrl, url);
  const settings = {
    ...sessionOn(url, SETTINGS),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    // Enforced by the client, since a hung or paused server enforces no limit.
    query_timeout: SERVER_ANSWERS_WITHIN_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: 2 * SERVER_ANSWERS_WITHIN_MS,
    keepAlive: true,
  } satisfies pg.PoolConfig;
  const pool = new pg.Pool({ ...settings, max: READERS });
  const writers = new pg.Pool({ ...settings, max: WRITERS, pipeline: true });
  const pools = [pool, writers];
  // Unhandled, the event would end the process; the pool reconnects.
  for (const each of pools) each.on('error', ignore);
  // Reports a pooler that rejects the session's start-up options now, not at the first request.
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await Promise.all([replica?.close(), ...pools.map((each) => each.end())]);
    throw error;
  });
  const sum = (figure: 'totalCount' | 'idleCount' | 'waitingCount') =>
    pools.reduce((total, each) => total + each[figure], 0);
  const db = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Db;
  const publicVersion = batchCallers(async () => {
    const { rows } = await pool.query<{ version: string }>(`${PUBLIC_VERSION} WHERE ${IS_PRIMARY}`);
    // A standby may not know yet that a report was hidden.
    if (!rows[0]) throw new InRecovery();
    return rows[0].version;
  });
  const searchMaintenance = throttle(async () => {
    // A failure must not stop the others.
    for (const index of SEARCH_INDEXES) await pool.query(emptyPendingList(index)).catch(ignore);
  });
  return {
    engine: 'server',
    migrated,
    db,
    transaction: (work) => inTransaction(writers, work, BEGIN).finally(searchMaintenance.schedule),
    publicVersion,
    publicChanges: (since) =>
      changesSince(
        since,
        async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
      ),
    publicRead: async (work) => {
      const answer = replica && (await replica.read(stateOf(await publicVersion()), work));
      return answer ? answer.result : work(db);
    },
    plainSql: (mode, work) => inPlainTransaction(url, mode, work),
    runExclusively: (name, work) => runExclusively(url, name, work),
    ping: async () => {
      const { rowCount } = await pool.query(`SELECT WHERE ${IS_PRIMARY}`);
      if (rowCount === 0) throw new InRecovery();
    },
    state: () => ({
      connections: sum('totalCount'),
      connections_idle: sum('idleCount'),
      waiting: sum('waitingCount'),
      ...replica?.state(),
    }),
    close: async () => {
      searchMaintenance.stop();
      await replica?.close();
      await Promise.all(pools.map((each) => each.end()));
    },
  };
}
