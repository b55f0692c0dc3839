/** Programs that tests need, from Debian packages; root on Debian only. */
import { execFileSync, spawnSync } from 'node:child_process';

/** Installs a package that provides the program of this name; its service does not run beside the test's. */
export function ensureInstalled(name: string): void {
  if (spawnSync('which', [name]).status === 0) return;
  execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
  spawnSync('systemctl', ['disable', '--now', name]);
}

/** Replaces what must differ in a test in a file of ops/; throws where the original is missing. */
export function replaceEach(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`it does not say ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
