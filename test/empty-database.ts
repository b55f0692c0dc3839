/** An empty database of the engine under test that nobody has opened yet: where a backup is restored to. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Disk } from '../server/db/embedded/durable-files.ts';

export type Target = {
  databaseUrl: string | null;
  directory: string;
  /** Copies a cluster that was made once: making one takes seconds. */
  create: (target: string) => Promise<void>;
  /** What a power cut leaves is for others to prove (test/engines/reused.ts). */
  disk: Disk;
};

/** A folder of its own for a test's files, below the folder that is removed after all tests where there is one. */
export function testFolder(): string {
  return mkdtempSync(join(process.env['TEST_EMBEDDED_ROOT'] ?? tmpdir(), 'windsock-'));
}

/** A new, empty database; PostgreSQL's is dropped with its server, the embedded one's folder with all of the tests. */
export async function emptyDatabase(): Promise<Target> {
  const directory = testFolder();
  const create = async (target: string) =>
    cpSync(join(process.env['TEST_EMBEDDED_ROOT'] ?? '', 'cluster'), target, { recursive: true });
  const disk = { sync: () => undefined };
  if (process.env['TEST_ENGINE'] !== 'server') return { databaseUrl: null, directory, create, disk };
  const admin = process.env['TEST_SERVER_URL'] ?? '';
  const name = `e_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
  return { databaseUrl: admin.replace(/\/postgres$/, `/${name}`), directory, create, disk };
}
