/** Programs that tests need, from Debian packages; root on Debian only. */
import { execFileSync, spawnSync } from 'node:child_process';

/** Installs the package of this name unless its program is there, and disables its service. */
export function ensureInstalled(name: string): void {
  if (spawnSync('which', [name]).status === 0) return;
  execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
  spawnSync('systemctl', ['disable', '--now', name]);
}

/** Replaces what must differ in a test of a file of ops/; throws if an original is missing. */
export function replaceEach(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the file does not contain ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
