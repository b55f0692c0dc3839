import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAST } from '../cast.ts';
import { putEmptyCluster } from '../engines/build-cache.ts';
import { programCopy, spawnServer, startServer } from './server-process.ts';

/** The service's user, different from root, where the tests run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const service = isRoot ? NOBODY : undefined;

let program: string;
const folder = mkdtempSync(join(tmpdir(), 'windsock-owners-'));
const directory = join(folder, 'data');

beforeAll(async () => {
  program = programCopy();
  await putEmptyCluster(directory);
  if (!isRoot) return;
  for (const path of [folder, program]) chmodSync(path, 0o755);
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, directory]);
});
afterAll(() => {
  for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
});

test('a command, even as root, leaves no file that the service cannot open; such a file is reported with its remedy', async () => {
  const location = { databaseUrl: null, directory };
  const first = await startServer(program, location, {}, service);
  expect(await first.end('SIGTERM')).toBe(0);
  const command = join(program, 'server', 'commands', 'recover-super-admin.js');
  const env = { PATH: process.env['PATH'], DATA_DIR: directory };
  const recovered = spawnSync(process.execPath, [command, CAST.superAdmin.email], { env, encoding: 'utf8' });
  expect(recovered).toMatchObject({ status: 0, stderr: '' });
  const owner = statSync(directory).uid;
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    expect([path, statSync(join(directory, path)).uid]).toEqual([path, owner]);

  const again = await startServer(program, location, {}, service);
  expect(await again.end('SIGTERM')).toBe(0);
  const file = join(directory, 'db', 'global', 'pg_control');
  if (isRoot) chownSync(file, 0, 0);
  chmodSync(file, isRoot ? 0o600 : 0);
  const refused = await spawnServer(program, location, {}, service);
  expect(await new Promise((done) => refused.child.once('exit', done))).toBe(1);
  const remedy = isRoot ? `chown -R ${NOBODY}:${NOBODY} ${directory}` : `chmod -R u+rwX ${directory}`;
  expect(refused.output().trim().split('\n')).toEqual([expect.stringContaining(`As root: ${remedy}`)]);
  expect(refused.output()).toContain(file);

  chmodSync(directory, 0);
  const backup = [join(program, 'server', 'commands', 'backup.js'), join(folder, 'backup.windsock')];
  const unreadable = spawnSync(process.execPath, backup, { env, encoding: 'utf8', uid: service, gid: service });
  chmodSync(directory, 0o700);
  expect(unreadable.stderr).toBe(
    `This user may not open DATA_DIR ${directory}; run the command as the user of the server\n`,
  );
});
