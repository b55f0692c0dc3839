/** Runs ops/pgbouncer.ini as shipped: only addresses, files and passwords are the test's. */
import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled, replaceEach } from '../debian-package.ts';
import { freePort } from '../free-port.ts';

/** The addresses of the servers behind it. */
export type Servers = { primary: string; standby: string };

export type Pooler = {
  /** DATABASE_URL and DATABASE_READ_URL. */
  url: string;
  readUrl: string;
  /** Writes other servers to its configuration and reloads it. */
  leadTo(servers: Servers): void;
  output(): string;
  stop(): void;
};

const hostOf = (url: string): string => `host=127.0.0.1 port=${new URL(url).port}`;

/** Starts it in a folder that its own user can access; PgBouncer refuses to run as root. */
export async function startPooler(folder: string, servers: Servers): Promise<Pooler> {
  ensureInstalled('pgbouncer');
  const port = await freePort();
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
  const write = ({ primary, standby }: Servers) =>
    writeFileSync(
      file,
      replaceEach(readFileSync('ops/pgbouncer.ini', 'utf8'), [
        ['host=10.0.0.1 port=5432', hostOf(primary)],
        ['host=10.0.0.2 port=5432', hostOf(standby)],
        ['listen_port = 6432', `listen_port = ${port}`],
        ['/etc/pgbouncer/userlist.txt', users],
        ['logfile = /var/log/postgresql/pgbouncer.log\n', ''],
        ['pidfile = /var/run/postgresql/pgbouncer.pid\n', ''],
      ]),
    );
  chmodSync(folder, 0o755);
  writeFileSync(users, '"postgres" "test"\n');
  write(servers);
  const child = spawn('pgbouncer', ['-u', 'postgres', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.on('exit', () => child.kill());
  let log = '';
  child.stderr.on('data', (chunk) => (log += String(chunk)));
  while (!log.includes('process up')) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${log}`);
    await wait(50);
  }
  const url = (database: string) => `postgres://postgres:test@127.0.0.1:${port}/${database}`;
  return {
    url: url('windsock'),
    readUrl: url('windsock_read'),
    leadTo: (others) => {
      write(others);
      child.kill('SIGHUP');
    },
    output: () => log,
    stop: () => child.kill('SIGINT'),
  };
}
