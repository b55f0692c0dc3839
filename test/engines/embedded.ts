/** Global setup of the API suite on the embedded engine: an empty cluster and a migrated template for test files. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../server/db/embedded/embedded.ts';
import { emptyCluster } from './build-cache.ts';

/** Makes the template; returns the teardown. */
export default async function setup(): Promise<() => void> {
  const root = mkdtempSync(join(tmpdir(), 'windsock-test-'));
  const cluster = join(root, 'cluster');
  cpSync(await emptyCluster(), cluster, { recursive: true });
  const create = async (target: string) => cpSync(cluster, target, { recursive: true });
  const database = await openEmbedded({ directory: join(root, 'template'), create });
  const [own] = await database.plainSql('read', (connection) =>
    connection.rows<{ oid: string }>('SELECT oid::text FROM pg_database WHERE datname = current_database()'),
  );
  await database.close();
  // PostgreSQL's own template databases are two thirds of the files and nothing opens them, so copies omit them.
  for (const base of [join(cluster, 'base'), join(root, 'template', 'db', 'base')])
    for (const oid of readdirSync(base)) if (oid !== own?.oid) rmSync(join(base, oid), { recursive: true });
  process.env['TEST_EMBEDDED_ROOT'] = root;
  return () => rmSync(root, { recursive: true, force: true });
}
