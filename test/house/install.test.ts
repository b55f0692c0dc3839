import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'windsock-install-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs install() in the folder, with an npm that succeeds without doing anything. */
function install(): void {
  const script = `import(${JSON.stringify(resolve('scripts', 'install.mjs'))}).then(({ install }) => install())`;
  const PATH = [folder, process.env['PATH']].join(delimiter);
  execFileSync(process.execPath, ['--eval', script], { cwd: folder, env: { ...process.env, PATH }, stdio: 'ignore' });
}

test('what was built with the packages before an upgrade does not count as built once the new ones are installed', () => {
  const built = join(folder, 'dist', '.built');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\n', { mode: 0o755 });
  const installed = (lock: string): boolean => {
    writeFileSync(join(folder, 'package-lock.json'), lock);
    writeFileSync(built, '');
    install();
    return existsSync(built);
  };
  expect([installed('old'), installed('old'), installed('new'), installed('new')]).toEqual([false, true, false, true]);
});
