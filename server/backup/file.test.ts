import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Writes a backup that never ends. */
const WRITER = `
  import { writeBackup } from './server/backup/file.ts';
  async function* endless() {
    for (;;) yield Buffer.from('{}\\n'.repeat(10_000));
  }
  await writeBackup(process.argv[1], endless(), null);`;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a backup that %s stops leaves nothing in its folder (C1.7)',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'windsock-stopped-'));
    const flags = ['--import', 'tsx', '--input-type=module', '-e', WRITER, join(folder, 'a.windsock')];
    const child = spawn(process.execPath, flags, { stdio: 'ignore' });
    onTestFinished(() => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    });
    await expect.poll(() => readdirSync(folder), { timeout: 30_000 }).toEqual([expect.stringMatching(/\.writing$/)]);
    child.kill(signal);
    await once(child, 'exit');
    expect(readdirSync(folder)).toEqual([]);
  },
);
