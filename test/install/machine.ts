/** A bare Debian, booted with its real systemd in namespaces of this machine; root on Debian only. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The Debian releases that ops/install.md names. */
export const RELEASES = ['bookworm', 'trixie'] as const;
export type Release = (typeof RELEASES)[number];
const MIRROR = 'http://deb.debian.org/debian';
/** What Debian's own installer leaves on a server, and no more. */
const PACKAGES = 'systemd,dbus,systemd-sysv,ca-certificates,procps,iproute2';
const BOOT_TIMEOUT_MS = 60_000;

const run = (command: string, args: string[]): void => void execFileSync(command, args, { stdio: 'inherit' });

/** Debian's root file system, made once and copied. */
function bareDebian(release: Release): string {
  const base = resolve('.cache', `debian-${release}`);
  if (!existsSync('/usr/sbin/debootstrap')) run('apt-get', ['install', '-y', '-qq', 'debootstrap']);
  if (!existsSync(join(base, 'etc', 'debian_version'))) {
    rmSync(base, { recursive: true, force: true });
    run('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, release, base, MIRROR]);
  }
  const root = mkdtempSync(join(tmpdir(), 'windsock-machine-'));
  run('cp', ['-a', `${base}/.`, root]);
  return root;
}

const BOOT = `
mount --make-rprivate /
mount --bind "$1" "$1" && cd "$1"
mount -t proc proc proc && mount -t sysfs sys sys && mount --rbind /dev dev
mount -t tmpfs tmpfs run && mount -t tmpfs tmpfs tmp
mkdir -p sys/fs/cgroup .old && mount -t cgroup2 cgroup2 sys/fs/cgroup
pivot_root . .old && umount -l /.old
exec env container=unshare /lib/systemd/systemd --log-target=console --log-level=warning --show-status=0
`;

export class Machine {
  readonly root: string;
  #init: ChildProcess | null = null;

  constructor(release: Release) {
    this.root = bareDebian(release);
  }

  /** Copies a file of ours into one of its folders. */
  put(file: string, folder: string): void {
    mkdirSync(join(this.root, folder), { recursive: true });
    cpSync(file, join(this.root, folder, file.split('/').at(-1) ?? ''));
  }

  /** Starts systemd as its first process, with this machine's name resolution. */
  async boot(names: string[]): Promise<void> {
    cpSync('/etc/resolv.conf', join(this.root, 'etc', 'resolv.conf'), { dereference: true });
    writeFileSync(join(this.root, 'etc', 'hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`);
    const spaces = ['--pid', '--mount', '--uts', '--ipc', '--cgroup', '--fork', '--kill-child'];
    this.#init = spawn('unshare', [...spaces, 'bash', '-c', BOOT, 'boot', this.root], { stdio: 'ignore' });
    for (const until = Date.now() + BOOT_TIMEOUT_MS; Date.now() < until; await wait(200))
      if (/running|degraded/.test((await this.type('systemctl is-system-running')).output)) return;
    throw new Error('systemd did not start');
  }

  /** Types lines as root; returns output and exit status. Asynchronous, since this process runs the mail server. */
  async type(lines: string): Promise<{ output: string; status: number | null }> {
    const first = spawnSync('pgrep', ['-P', String(this.#init?.pid)], { encoding: 'utf8' }).stdout.trim();
    const env = {
      PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
    };
    const args = ['-t', first, '-a', 'sh', '-c', `cd /root; ${lines}`];
    const child = spawn('nsenter', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
    const status = await new Promise<number | null>((done) => child.once('close', done));
    appendFileSync(join('.cache', 'install.log'), `$ ${lines}\n${output}\n`);
    return { output, status };
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Switches it off and deletes it. */
  remove(): void {
    this.#init?.kill('SIGKILL');
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}
