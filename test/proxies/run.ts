/**
 * `npm run test:proxies`: two instances behind the shipped ops/Caddyfile, then behind ops/nginx.conf. A client cannot
 * choose the address used for its rate limit; while the instances restart one after the other under load, no request or
 * report may fail, and every accepted report is there afterwards (docs/operations.md). `-- caddy` runs one of them.
 * Root on Debian only.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../../scripts/build.mjs';
import { LIMITS } from '../../server/http/rate-limits/limits.ts';
import { CAST, CAST_PASSWORD } from '../cast.ts';
import { isReady, programCopy } from '../faults/server-process.ts';
import { ask, makeClub, signIn } from '../faults/staff.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../postgres.ts';
import { startCaddy, startNginx } from './proxy.ts';
import { instancesOf, rollingRestarts } from './rolling.ts';

// The certificate of this test is self-signed.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
await build();
const postgres = await startPostgres();
for (const name of ['caddy', 'nginx']) await postgres.run(`CREATE DATABASE ${name}`);
const program = programCopy();
const folder = mkdtempSync(join(tmpdir(), 'windsock-proxies-'));
const env = {
  PATH: process.env['PATH'],
  DATA_DIR: folder,
  SAMPLE_DATA: 'off',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  SUPER_ADMIN_EMAIL: CAST.superAdmin.email,
  SUPER_ADMIN_PASSWORD: CAST_PASSWORD,
};

function expect(what: string, holds: boolean, details: unknown): void {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}: ${what}: ${JSON.stringify(details)}\n`);
  if (!holds) process.exitCode = 1;
}

/** The statuses of reports from one client that forges a new address each time. */
async function forgedStatuses(address: string): Promise<number[]> {
  const clubId = await makeClub(address, await signIn(address), `Forged at ${address}`);
  const statuses: number[] = [];
  for (let turn = 0; turn < LIMITS.reportsFromAddress.max + 3; turn += 1) {
    const headers = {
      'x-forwarded-for': `203.0.113.${turn}`,
      forwarded: `for=203.0.113.${turn}`,
      'idempotency-key': randomUUID(),
    };
    const narrative = `Forged ${turn} at ${address}: the cable broke at 300 feet.`;
    const body = { clubId, narrative, reporterEmail: 'reporter@example.org' };
    statuses.push((await ask(address, 'POST', '/api/reports', { body, headers })).status);
  }
  return statuses;
}

const proxies = { caddy: startCaddy, nginx: startNginx };
for (const [proxy, startProxy] of Object.entries(proxies)) {
  if (process.argv.length > 2 && !process.argv.includes(proxy)) continue;
  // Limits are counted in the database, so each proxy has a separate one.
  const databaseUrl = postgres.url(proxy);
  const ports = [await freePort(), await freePort()] as const;
  const { name, address, child } = await startProxy(folder, ports);
  process.on('exit', () => child.kill());
  const limited = instancesOf(program, ports, { ...env, DATABASE_URL: databaseUrl, RATE_LIMITS: 'on' });
  await limited.start(0);
  while (!(await isReady(address))) await wait(50);
  const statuses = await forgedStatuses(address);
  const refused = statuses.filter((status) => status === 429).length;
  expect(`${name}: a forged X-Forwarded-For does not widen a limit`, refused === 3, statuses);
  await limited.stop(0);
  const instances = instancesOf(program, ports, { ...env, DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' });
  await Promise.all([instances.start(0), instances.start(1)]);
  while (!(await isReady(address))) await wait(50);
  const { failedReads, failedReports, lost, doubled, ...seen } = await rollingRestarts(address, instances);
  const failures = { failedReads, failedReports, lost, doubled };
  expect(`${name}: ten restarts, and nothing fails`, failedReads.length + failedReports.length + lost + doubled === 0, {
    ...seen,
    ...failures,
  });
  child.kill();
  await Promise.all([instances.stop(0), instances.stop(1)]);
}
await postgres.stop();
for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
process.exit();
