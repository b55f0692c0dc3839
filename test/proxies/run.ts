/**
 * `npm run test:proxies`: two instances behind the shipped ops/Caddyfile, restarted one after the other under load: no request
 * may fail, and every accepted report is there afterwards (docs/operations.md). Root on Debian only, for Caddy.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../../scripts/build.mjs';
import { CAST, CAST_PASSWORD } from '../cast.ts';
import { compare, type Sent, startReporters } from '../faults/reporters.ts';
import { isReady, programCopy } from '../faults/server-process.ts';
import { everyReport, makeClub, signIn } from '../faults/staff.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../postgres.ts';

const RESTARTS = 10;
const READERS = 8;

if (spawnSync('which', ['caddy']).status !== 0) {
  execFileSync('apt-get', ['install', '-y', '-qq', 'caddy'], { stdio: 'inherit' });
  spawnSync('systemctl', ['disable', '--now', 'caddy']);
}
build();
const postgres = await startPostgres();
await postgres.run('CREATE DATABASE rolling');
const program = programCopy();
const folder = mkdtempSync(join(tmpdir(), 'windsock-proxies-'));
const ports = [await freePort(), await freePort()] as const;
const env = {
  PATH: process.env['PATH'],
  DATABASE_URL: postgres.url('rolling'),
  DATA_DIR: folder,
  SAMPLE_DATA: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  SUPER_ADMIN_EMAIL: CAST.superAdmin.email,
  SUPER_ADMIN_PASSWORD: CAST_PASSWORD,
};

async function start(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(program, 'server', 'main.js')], {
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  while (!(await isReady(`http://127.0.0.1:${port}`))) await wait(50);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

const door = await freePort();
const address = `http://127.0.0.1:${door}`;
const instances = await Promise.all(ports.map(start));
const caddy = spawn('caddy', ['run', '--config', 'ops/Caddyfile', '--adapter', 'caddyfile'], {
  env: {
    PATH: process.env['PATH'],
    HOME: folder,
    DOMAIN: `:${door}`,
    UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
  },
  stdio: 'ignore',
});
while (!(await isReady(address))) await wait(50);

const clubId = await makeClub(address, await signIn(address), 'Ridge Soaring Club');
const sent: Sent = new Map();
const stopReporters = startReporters(address, clubId, sent, 3);
const failed = new Map<number | string, number>();
let asked = 0;
let isOver = false;
const readers = Array.from({ length: READERS }, async () => {
  while (!isOver) {
    const status = await fetch(`${address}/api/reports/public`).then(
      async (answer) => (await answer.arrayBuffer()) && answer.status,
      (error: Error) => error.message,
    );
    asked += 1;
    if (status !== 200) failed.set(status, (failed.get(status) ?? 0) + 1);
  }
});
for (let restart = 0; restart < RESTARTS; restart += 1) {
  const at = restart % ports.length;
  const [instance, port] = [instances[at], ports[at]];
  if (!instance || port === undefined) throw new Error('no such instance');
  await stop(instance);
  await wait(500);
  instances[at] = await start(port);
  await wait(1_000);
}
isOver = true;
await Promise.all(readers);
await stopReporters();
const outcome = compare(sent, await everyReport(address, await signIn(address)));
process.stdout.write(
  `${RESTARTS} restarts: ${asked} requests, failed ${JSON.stringify([...failed])}; ${sent.size} reports accepted, ${JSON.stringify(outcome)}\n`,
);
if (failed.size > 0 || outcome.lost > 0 || outcome.doubled > 0) process.exitCode = 1;
caddy.kill();
await Promise.all(instances.map(stop));
await postgres.stop();
for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
process.exit();
