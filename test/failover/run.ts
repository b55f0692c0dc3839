/**
 * `npm run test:failover -- --rounds 3`: two instances behind ops/pgbouncer.ini, a primary with synchronous
 * replication, and public reads on the standby. Under load the standby hangs and recovers; then the primary is killed
 * and the standby promoted, in every round. Every acknowledged report must be there once, no response may be older than
 * an earlier one, and every failure is a 503 with a sentence, for 10 s at most (docs/operations.md). Root on Debian
 * only, for its PgBouncer.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { build } from '../../scripts/build.mjs';
import { openPostgres } from '../../server/db/postgres/postgres.ts';
import { compareMails, mailSettings, waitUntilArrived, writeMails } from '../faults/mail-rounds.ts';
import { compare, type SubmissionLog, send, sendAgain } from '../faults/reporters.ts';
import { programCopy, startServer } from '../faults/server-process.ts';
import { everyReport, makeClub, signIn } from '../faults/staff.ts';
import { freePort } from '../free-port.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { startReplica, type TestReplica } from '../replica.ts';
import { startSink } from '../smtp/sink.ts';
import { startLoad } from './load.ts';
import { startPooler } from './pooler.ts';
import { type Outage, ResponseChecker } from './response-checker.ts';
import { TrackedReport } from './tracked-report.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
/** How long a standby hangs: longer than any request timeout. */
const HANG_MS = 8_000;
/** How long the loss of the primary goes unnoticed. */
const DETECTION_DELAY_MS = 2_000;
const QUIET_MS = 5_000;
const RECOVERY_MAX_MS = 60_000;
const OUTAGE_MAX_MS = 10_000;
const TRACKED_REPORTS = 3;
const MAILS = 20;

function expect(what: string, holds: boolean, details: unknown): void {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}: ${what}: ${JSON.stringify(details)}\n`);
  if (!holds) process.exitCode = 1;
}

/** Makes commits on a server wait until its standby has them on disk. */
async function waitForStandby(server: Pick<TestServer, 'url'>): Promise<void> {
  const pool = await openPostgres(server.url('postgres'), { schema: 'as-is' });
  await pool.db.execute(sql`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await pool.db.execute(sql`SELECT pg_reload_conf()`);
  const isWaiting = async () => {
    const found = await pool.db.execute(sql`SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`);
    return (found as unknown as { rows: object[] }).rows.length > 0;
  };
  while (!(await isWaiting())) await wait(100);
  await pool.close();
}

const SETTINGS = [
  'TimeZone',
  'synchronous_commit',
  'jit',
  'gin_pending_list_limit',
  'statement_timeout',
  'lock_timeout',
];

/** The settings of statements and transactions at an address. */
async function settingsOf(url: string): Promise<object[]> {
  const database = await openPostgres(url, { schema: 'as-is' });
  const ask = sql`SELECT name, setting FROM pg_settings WHERE name IN ${[...SETTINGS, 'idle_in_transaction_session_timeout']}`;
  const answers = [await database.db.execute(ask), await database.transaction((tx) => tx.execute(ask))];
  await database.close();
  return answers.flatMap((answer) => (answer as unknown as { rows: object[] }).rows);
}

/** A Prometheus metric of an instance. */
async function metricOf(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

await build();
const program = programCopy();
const folder = mkdtempSync(join(tmpdir(), 'windsock-failover-'));
const first = await startPostgres(['-c', 'fsync=off']);
await first.run('CREATE DATABASE windsock');
let primary: Pick<TestServer, 'url' | 'cluster' | 'signal'> = first;
let standby: TestReplica = await startReplica(first);
const clusters = [first.cluster, standby.cluster];
await waitForStandby(first);
const pooler = await startPooler(folder, { primary: first.url('windsock'), standby: standby.url('windsock') });
const sink = await startSink();

const location = { databaseUrl: pooler.url, directory: folder };
const metricsPorts = [await freePort(), await freePort()];
const servers = await Promise.all(
  metricsPorts.map((port) =>
    startServer(program, location, {
      ...mailSettings(sink),
      DATABASE_READ_URL: pooler.readUrl,
      METRICS_PORT: String(port),
    }),
  ),
);
for (const { child, output } of servers)
  child.once(
    'exit',
    (code, signal) => code !== 0 && expect('an instance keeps running', false, [code, signal, output()]),
  );
const addresses = servers.map(({ address }) => address);
const [address = ''] = addresses;
const cookie = await signIn(address);
const clubId = await makeClub(address, cookie, 'Ridge Soaring Club');
const checker = new ResponseChecker();
const sent: SubmissionLog = new Map();
const trackedReports: TrackedReport[] = [];
for (let number = 1; number <= TRACKED_REPORTS; number += 1) {
  const id = await send(address, clubId, randomUUID());
  trackedReports.push(new TrackedReport(id ?? '', checker));
}
const mails = await writeMails(location, MAILS);
const [direct, pooled] = [await settingsOf(first.url('windsock')), await settingsOf(pooler.url)];
expect('a session has the same settings through the pooler', JSON.stringify(direct) === JSON.stringify(pooled), pooled);

const stop = startLoad({ addresses, clubId, cookie }, trackedReports, sent, checker);
const expectShortOutage = (what: string, outage: Outage) =>
  expect(`${what}: errors for 10 s at most`, outage.lastedMs <= OUTAGE_MAX_MS, outage);
const replicaAnswers = () => Promise.all(metricsPorts.map((port) => metricOf(port, 'database_replica_answers')));
/** Waits until nothing fails for a while and the standby serves readers of both instances. */
async function expectRecovered(when: string): Promise<void> {
  for (const until = Date.now() + RECOVERY_MAX_MS; ; ) {
    const [start, before] = [Date.now(), await replicaAnswers()];
    await wait(QUIET_MS);
    const [after, { count }] = [await replicaAnswers(), checker.outageSince(start)];
    const isRead = after.every((answers, at) => answers > (before[at] ?? 0));
    if ((count > 0 || !isRead) && Date.now() < until) continue;
    return expect(`${when}: nothing fails, and the standby is read`, count === 0 && isRead, { count, before, after });
  }
}

await expectRecovered('two instances through the pooler');
for (let round = 1; round <= Number(values.rounds); round += 1) {
  standby.signal('SIGSTOP');
  await wait(HANG_MS);
  standby.signal('SIGCONT');
  const resumed = Date.now();
  await wait(OUTAGE_MAX_MS);
  expectShortOutage(`round ${round}: a standby that hung ${HANG_MS / 1000} s is back`, checker.outageSince(resumed));

  // Replay is paused: the standby has everything on disk, but shows what was public a second earlier.
  await standby.rows('SELECT pg_wal_replay_pause()');
  await wait(1_000);
  const killed = Date.now();
  const acknowledged = [...sent.values()].filter((id) => id !== null).length;
  primary.signal('SIGKILL');
  await wait(DETECTION_DELAY_MS);
  pooler.leadTo({ primary: standby.url('windsock'), standby: standby.url('windsock') });
  await wait(1_000);
  await standby.rows('SELECT pg_promote()');
  const promoted = Date.now();
  await wait(OUTAGE_MAX_MS);
  const outage = checker.outageSince(killed);
  expectShortOutage(`round ${round}: the primary is killed and the standby takes its place`, outage);
  const figures = { acknowledged, promotedAfterMs: promoted - killed, lastedMs: outage.lastedMs };
  expect(`round ${round}: reports are accepted again`, sent.size > acknowledged + 10, figures);

  primary = standby;
  standby = await startReplica(standby);
  clusters.push(standby.cluster);
  await waitForStandby(primary);
  pooler.leadTo({ primary: primary.url('windsock'), standby: standby.url('windsock') });
  await wait(2_000);
  await expectRecovered(`round ${round}: with a new standby`);
}
mails.push(...(await writeMails(location, MAILS)));
await stop();
await sendAgain(address, clubId, sent, 500);
const outcome = compare(sent, await everyReport(address, await signIn(address)));
expect('every acknowledged report is there once', outcome.lost + outcome.doubled === 0, {
  sent: sent.size,
  ...outcome,
});
expect('every failure was a 503 with a sentence, and no answer was wrong', checker.wrong.length === 0, {
  served: checker.served,
  steps: trackedReports.map((tracked) => tracked.expected()),
  wrong: checker.wrong.slice(0, 20),
});
await waitUntilArrived(sink, mails);
expect('every mail arrived, through the pooler and after the fail-over', compareMails(sink, mails, 1).missing === 0, {
  written: mails.length,
  arrived: sink.mails.length,
});
expect(
  'both instances stop cleanly',
  (await Promise.all(servers.map((server) => server.end('SIGTERM')))).join() === '0,0',
  servers.map((server) => server.output()),
);
await sink.close();
pooler.stop();
for (const server of [primary, standby]) server.signal('SIGKILL');
for (const path of [...clusters.map(dirname), folder, program]) rmSync(path, { recursive: true, force: true });
process.exit();
