/**
 * `npm run test:install`: types the commands of ops/install.md on a bare Debian, from the first to the last, and what an operator
 * meets later: a backup that fails, a lost disk, an upgrade and the way back (docs/operations.md). Root on Debian only.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSink } from '../smtp/sink.ts';
import { Machine } from './machine.ts';

const NAME = 'safety.localhost';
const INSTALL_MAX_SECONDS = 300;

function expect(what: string, holds: boolean, said = ''): void {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}: ${what}\n${holds ? '' : said}`);
  if (!holds) process.exitCode = 1;
}

/** The blocks of commands, with the names that this machine has; the certificate is Caddy's own. */
function blocksOf(port: number): string[] {
  const text = readFileSync('ops/install.md', 'utf8');
  return [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) =>
    block
      .replaceAll('safety.example.org', NAME)
      .replace('smtps://user:password@mail.example.org:465', `smtp://127.0.0.1:${port}`),
  );
}

if (process.getuid?.() !== 0) {
  process.stderr.write('Installing on a machine of its own needs root.\n');
  process.exit(1);
}
execFileSync('npm', ['run', '-s', 'pack'], { stdio: 'inherit' });
const sink = await startSink();
const machine = new Machine();
const isReady = async () =>
  (await machine.type(`curl -ks --retry 20 --retry-all-errors https://${NAME}/readyz`)).said.includes('ready');
const subjects = () => sink.mails.map(({ parsed }) => parsed.subject);
try {
  for (const file of readdirSync('dist-archive').filter((name) => name.includes(`-${process.arch}.tar.xz`)))
    machine.put(join('dist-archive', file), 'root');
  await machine.boot([NAME]);
  await machine.type('echo insecure > .curlrc');
  const [install = '', forget = '', drill = ''] = blocksOf(sink.port);
  expect(
    'the commands to type are at most fifteen',
    (install.replace(/<<END.*?\nEND\n/s, '\n').match(/^\S/gm) ?? []).length <= 15,
  );
  const began = Date.now();
  const installed = await machine.type(`set -e\n${install}`);
  expect('every command of the installation succeeds', installed.status === 0, installed.said);
  const seconds = (Date.now() - began) / 1000;
  expect(`it takes at most five minutes (${Math.round(seconds)} s)`, seconds < INSTALL_MAX_SECONDS);
  expect('it serves over https', await isReady());
  expect('the mail to try it arrived', subjects().includes('Mail works'));
  const own = /SUPER_ADMIN_PASSWORD=(\w+)/.exec(machine.read('etc/windsock.env'))?.[1];
  const signIn = `curl -ks -o /dev/null -w '%{http_code}' -H 'content-type: application/json' -d '{"email":"you@example.org","password":"${own}"}' https://${NAME}/api/auth/login`;
  expect('the first sign-in succeeds', (await machine.type(signIn)).said === '200');
  expect('the password leaves the settings', (await machine.type(forget)).status === 0 && (await isReady()));
  for (const unit of ['windsock', 'windsock-backup']) {
    const { said } = await machine.type(`systemd-analyze security ${unit}.service --no-pager`);
    const level = Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1] ?? 10);
    expect(`${unit}.service is shut in (${level} of at most 1.5)`, level <= 1.5);
  }
  expect('a backup can be restored', (await machine.type(drill)).said.includes('The backup can be restored'));

  // A disk on which not a byte is left.
  await machine.type(
    'mount -t tmpfs -o size=4k tmpfs /var/lib/private/windsock-backups; head -c 4096 /dev/zero > /var/lib/private/windsock-backups/full',
  );
  await machine.type('systemctl start windsock-backup; sleep 8; umount /var/lib/private/windsock-backups');
  expect('a backup that fails is told by mail', subjects().includes('The backup failed'));

  await machine.type(
    'cp $(ls -t /var/lib/windsock-backups/*.windsock | head -n 1) lost.windsock; systemctl stop windsock',
  );
  await machine.type('rm -rf /var/lib/private/windsock');
  const restored = await machine.type('windsock restore lost.windsock && systemctl start windsock');
  expect('a lost disk is restored', restored.status === 0 && (await isReady()), restored.said);
  expect('and the same people sign in', (await machine.type(signIn)).said === '200');

  const recovered = await machine.type(
    'systemctl stop windsock; windsock recover-super-admin you@example.org; systemctl start windsock',
  );
  expect(
    'a command on a stopped server leaves it able to start',
    recovered.said.includes('new password') && (await isReady()),
  );

  await machine.type(
    'cd /opt/windsock && cp -a windsock-0* windsock-9-next && windsock backup before-upgrade.windsock',
  );
  await machine.type(
    'ln -sfn /opt/windsock/windsock-9-next /opt/windsock/current; systemctl daemon-reload; systemctl restart windsock',
  );
  expect(
    'an upgrade is a link and a restart',
    (await isReady()) && /\* windsock-9-next +schema \d+/.test((await machine.type('windsock versions')).said),
  );
  await machine.type('systemctl stop windsock; mv /var/lib/windsock/db /var/lib/windsock/db-of-the-new-version');
  const back = await machine.type('windsock restore before-upgrade.windsock && systemctl start windsock');
  expect('the backup of before leads back', back.status === 0 && (await isReady()), back.said);
} finally {
  machine.remove();
  await sink.close();
}
