/** Programs that tests run as Debian packages them; root on Debian only. */
import { execFileSync, spawnSync } from 'node:child_process';

/** Installs a package that brings a program of its name, whose service is not to run beside the test's. */
export function mustHave(name: string): void {
  if (spawnSync('which', [name]).status === 0) return;
  execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
  spawnSync('systemctl', ['disable', '--now', name]);
}

/** Puts what must be another here in the place of what a file of ops/ says; throws where it does not say it. */
export function withOurs(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`it does not say ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
