/** Before the API suite on the embedded engine: one migrated database, which each test file copies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../server/db/embedded.ts';

/** Makes the template; gives the function that removes it. */
export default async function setup(): Promise<() => void> {
  const root = mkdtempSync(join(tmpdir(), 'windsock-test-'));
  const database = await openEmbedded({ directory: join(root, 'template') });
  await database.close();
  process.env['TEST_EMBEDDED_ROOT'] = root;
  return () => rmSync(root, { recursive: true, force: true });
}
