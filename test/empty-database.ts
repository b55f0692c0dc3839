/** An empty database of the engine under test that nobody has opened yet: where a backup is restored to. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type Target = { databaseUrl: string | null; directory: string };

/** A folder of its own for a test's files, below the folder that is removed after all tests where there is one. */
export function testFolder(): string {
  return mkdtempSync(join(process.env['TEST_EMBEDDED_ROOT'] ?? tmpdir(), 'windsock-'));
}

/** A new, empty database; PostgreSQL's is dropped with its server, the embedded one's folder with all of the tests. */
export async function emptyDatabase(): Promise<Target> {
  const directory = testFolder();
  if (process.env['TEST_ENGINE'] !== 'server') return { databaseUrl: null, directory };
  const admin = process.env['TEST_SERVER_URL'] ?? '';
  const name = `e_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
  return { databaseUrl: admin.replace(/\/postgres$/, `/${name}`), directory };
}
