// Installs the packages if node_modules does not match package-lock.json. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_STAMP } from './build.mjs';

const STAMP = join('node_modules', '.windsock-installed');

/** Makes node_modules match the lock file; ends the process with one clear line if npm fails. */
export function install() {
  const stamp = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Installing packages (npm ci)…');
  // Including development packages, whatever NODE_ENV says: they build the pages.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci failed: is the npm registry reachable? Fix that and run the same command again.');
    process.exit(1);
  }
  // dist/ contains packages: what was built with the earlier ones is out of date.
  rmSync(BUILD_STAMP, { force: true });
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(STAMP, stamp);
}
