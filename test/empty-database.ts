/** An empty database on the engine under test, never opened before: the target of a restore. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Disk } from '../server/db/embedded/durable-files.ts';

export type Target = {
  databaseUrl: string | null;
  directory: string;
  /** Copies a prepared cluster: creating one takes seconds. */
  create: (target: string) => Promise<void>;
  /** Other tests cover what a power cut leaves (test/engines/database-pool.ts). */
  disk: Disk;
};

/** A separate folder for a test's files, inside the folder removed after all tests if there is one. */
export function testFolder(): string {
  return mkdtempSync(join(process.env['TEST_EMBEDDED_ROOT'] ?? tmpdir(), 'windsock-'));
}

/** A new, empty database; PostgreSQL's is dropped with its server, the embedded folder with all test files. */
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
