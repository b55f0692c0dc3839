// Debian's packages for the tests, installed when run as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs the packages one after the other until `isThere` is true; does nothing on other systems or without root. */
export function installDebian(packages, isThere) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's ${packages[0]} for the browser tests…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  aptGet('update', '-qq');
  for (const name of packages) if (!isThere()) aptGet('install', '-y', '-qq', '--no-install-recommends', name);
}
