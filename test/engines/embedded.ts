/** Before the API suite on the embedded engine: an empty cluster and one migrated database, which each test file copies. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbedded } from '../../server/db/embedded/create-cluster.ts';
import { openEmbedded } from '../../server/db/embedded/embedded.ts';

/** Makes the template; gives the function that removes it. */
export default async function setup(): Promise<() => void> {
  const root = mkdtempSync(join(tmpdir(), 'windsock-test-'));
  const cluster = join(root, 'cluster');
  await createEmbedded(cluster);
  const create = async (target: string) => cpSync(cluster, target, { recursive: true });
  const database = await openEmbedded({ directory: join(root, 'template'), create });
  await database.close();
  process.env['TEST_EMBEDDED_ROOT'] = root;
  return () => rmSync(root, { recursive: true, force: true });
}
