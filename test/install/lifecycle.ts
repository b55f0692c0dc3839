/** Installs, breaks, upgrades and rolls back one machine with the commands of ops/install.md. */
import type { Sink } from '../smtp/sink.ts';
import { nextVersion, toCopy } from './archives.ts';
import { expect } from './expect.ts';
import { Machine, type Release } from './machine.ts';
import { commandsIn, installPage } from './page.ts';

const NAME = 'safety.localhost';
const NEXT = 'windsock-9-next';
const INSTALL_MAX_SECONDS = 300;
const COMMANDS_MAX = 15;

/** Installs a version, loses the disk, upgrades and rolls back; names and addresses are the test's. */
export async function runLifecycle(release: Release, version: string, sink: Sink): Promise<void> {
  const page = installPage({
    'safety.example.org': NAME,
    'smtps://user:password@mail.example.org:465': `smtp://127.0.0.1:${sink.port}`,
    NEW: NEXT,
    OLD: version,
    'BACKUP.windsock': 'lost.windsock',
  });
  const machine = new Machine(release);
  const label = (what: string) => `${release}: ${what}`;
  const isReady = async () =>
    (await machine.type(`curl -ks --retry 20 --retry-all-errors https://${NAME}/readyz`)).output.includes('ready');
  /** Types a block until a command fails; it holds if none does and the service is up afterwards. */
  const expectTyped = async (what: string, block: string) => {
    const startMs = Date.now();
    const { output, status } = await machine.type(`set -e\n${block}`);
    const seconds = Math.round((Date.now() - startMs) / 1000);
    expect(label(`${what} (${seconds} s)`), status === 0 && (await isReady()), output);
    return { output, seconds };
  };
  const subjects = () => sink.mails.map(({ parsed }) => parsed.subject);
  const shows = async (pattern: RegExp) => pattern.test((await machine.type('windsock versions')).output);
  try {
    for (const file of toCopy(version)) machine.put(file, 'root');
    await machine.boot([NAME]);
    await machine.type('echo insecure > .curlrc');
    const [install = '', forget = ''] = page.blocks('Install');
    const commands = commandsIn(install);
    expect(label(`the commands to type are at most fifteen (${commands})`), commands <= COMMANDS_MAX);
    const { seconds } = await expectTyped(
      'every command of the installation succeeds, and it serves over https',
      install,
    );
    expect(label(`it takes at most five minutes (${seconds} s)`), seconds < INSTALL_MAX_SECONDS);
    expect(label('the mail to try it arrived'), subjects().includes('Email works'));
    const settings = machine.read('etc/windsock.env');
    expect(label('the key is among the settings'), /^SECRET_KEY=[0-9a-f]{64}$/m.test(settings));
    const own = /SUPER_ADMIN_PASSWORD=(\w+)/.exec(settings)?.[1];
    const signIn = `curl -ks -o /dev/null -w '%{http_code}' -H 'content-type: application/json' -d '{"email":"you@example.org","password":"${own}"}' https://${NAME}/api/auth/login`;
    const signsIn = async () => (await machine.type(signIn)).output === '200';
    expect(label('the first sign-in succeeds'), await signsIn());
    await expectTyped('the password is removed from the settings', forget);
    for (const unit of ['windsock', 'windsock-backup']) {
      const { output } = await machine.type(`systemd-analyze security ${unit}.service --no-pager`);
      const level = Number(/exposure level for \S+: ([\d.]+)/.exec(output)?.[1] ?? 10);
      expect(label(`${unit}.service is sandboxed (${level} of at most 1.5)`), level <= 1.5);
    }
    const drill = await expectTyped('a backup is tested', page.blocks('Every day').join(''));
    expect(label('a backup can be restored'), drill.output.includes('The backup can be restored'), drill.output);

    // A full disk.
    const backups = '/var/lib/private/windsock-backups';
    await machine.type(`mount -t tmpfs -o size=4k tmpfs ${backups}; head -c 4096 /dev/zero > ${backups}/full`);
    await machine.type(`systemctl start windsock-backup; sleep 8; umount ${backups}`);
    expect(label('a failed backup is reported by mail'), subjects().includes('The backup failed'));

    // A lost disk.
    await machine.type('cp $(ls -t /var/lib/windsock-backups/*.windsock | head -n 1) lost.windsock');
    await machine.type('cp -p /etc/windsock.env kept.env; systemctl disable --now windsock windsock-backup.timer');
    await machine.type('rm -rf /var/lib/private/windsock* /var/lib/windsock* /opt/windsock /usr/local/bin/windsock');
    await machine.type('rm -f /etc/windsock.env /etc/systemd/system/windsock*; systemctl daemon-reload');
    await machine.type(install.slice(0, install.indexOf('\n', install.indexOf('\ncp ') + 1)));
    await machine.type('cp -p kept.env /etc/windsock.env');
    await expectTyped('a lost disk is restored', page.blocks('The disk was lost').join(''));
    expect(label('and the same people sign in'), await signsIn());

    const recover = 'systemctl stop windsock\nwindsock recover-super-admin you@example.org\nsystemctl start windsock';
    const recovered = await expectTyped('a command on a stopped server leaves it able to start', recover);
    expect(label('and gives a new password'), recovered.output.includes('new password'), recovered.output);

    for (const file of nextVersion(version, NEXT)) machine.put(file, 'root');
    const [upgrade = '', back = '', backWithBackup = ''] = page.blocks('Upgrade, and back');
    await expectTyped('an upgrade works as the page says', upgrade);
    expect(label('the next version runs'), await shows(new RegExp(`\\* ${NEXT} +schema \\d+`)));
    await expectTyped('with the same schema, switching the link rolls back', back);
    expect(label('the old version runs again'), await shows(new RegExp(`\\* ${version} +schema \\d+`)));
    await machine.type('ln -sfn /opt/windsock/windsock-9-next /opt/windsock/current; systemctl restart windsock');
    await expectTyped('with another schema, restoring the backup rolls back', backWithBackup);
    expect(label('the old version runs then too'), await shows(new RegExp(`\\* ${version} +schema \\d+`)));
  } finally {
    machine.remove();
  }
}
