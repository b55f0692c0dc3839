/** A root directory with this machine's programs, in a mount namespace that lasts as long as its process. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The account `node` of the official Node images. */
export const NODE_USER = 1000;

const SYSTEM = ['usr', 'dev', 'proc', 'tmp'];
const SETTINGS = ['resolv.conf', 'hosts', 'nsswitch.conf', 'ssl', 'ca-certificates'];

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'inherit' });

/** A new root in `place` with only what a base image provides. */
export function makeRoot(place: string): string {
  const root = mkdtempSync(join(place, 'root-'));
  chmodSync(root, 0o755);
  for (const folder of [...SYSTEM, 'etc', 'root']) mkdirSync(join(root, folder));
  for (const link of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${link}`, join(root, link));
  writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0::/root:/bin/sh\nnode:x:${NODE_USER}:${NODE_USER}::/tmp:/bin/sh\n`,
  );
  writeFileSync(join(root, 'etc/group'), `root:x:0:\nnode:x:${NODE_USER}:\n`);
  for (const file of SETTINGS.filter((each) => existsSync(join('/etc', each))))
    cpSync(join('/etc', file), join(root, 'etc', file), { recursive: true, dereference: true });
  return root;
}

/** Mounts this machine's programs in the root. */
export function mountSystem(root: string): void {
  mount('--bind', '-o', 'ro', '/usr', join(root, 'usr'));
  mount('--rbind', '/dev', join(root, 'dev'));
  mount('-t', 'proc', 'proc', join(root, 'proc'));
  mount('-t', 'tmpfs', 'tmpfs', join(root, 'tmp'));
}

/** Undoes `mountSystem`. */
export function unmountSystem(root: string): void {
  for (const folder of SYSTEM) execFileSync('umount', ['--recursive', '--lazy', join(root, folder)]);
}

/** Makes the root as with `read_only: true` in a container: only `/tmp` and a new volume of `node` are writable. */
export function freeze(root: string, place: string, volume: string): void {
  const disk = mkdtempSync(join(place, 'volume-'));
  chownSync(disk, NODE_USER, NODE_USER);
  mount('--bind', root, root);
  mount('-o', 'remount,ro,bind', root);
  mountSystem(root);
  mount('--bind', disk, join(root, volume));
}
