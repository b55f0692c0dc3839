import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCKS } from '../../server/db/advisory-lock.ts';
import { openDatabase } from '../../server/db/open.ts';
import { codeAt } from '../authenticator-app.ts';
import { CAST, CAST_PASSWORD } from '../cast.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { compare, type SubmissionLog, send, sendAgain, startReporters } from './reporters.ts';
import { isReady, programCopy, type ServerProcess, spawnServer, startServer } from './server-process.ts';
import { ask, everyReport, makeClub, signIn } from './staff.ts';

let postgres: TestServer;
let program: string;
const folder = mkdtempSync(join(tmpdir(), 'windsock-instances-'));

beforeAll(async () => {
  postgres = await startPostgres();
  program = programCopy();
});
afterAll(async () => {
  await postgres.stop();
  for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
});

/** Starts instances at the same time on one empty database. */
async function instances(name: string, count: number, more: Record<string, string> = {}): Promise<ServerProcess[]> {
  await postgres.run(`CREATE DATABASE ${name}`);
  const location = { databaseUrl: postgres.url(name), directory: folder };
  return Promise.all(Array.from({ length: count }, () => startServer(program, location, more)));
}

const stopAll = (servers: readonly ServerProcess[]) => Promise.all(servers.map((server) => server.end('SIGTERM')));

test('three instances that start together on an empty database act as one service (C2.2, C6.1, C3.16)', async () => {
  const servers = await instances('together', 3);
  const [one, two, three] = servers.map(({ address }) => address) as [string, string, string];
  const cookie = await signIn(one);
  const users = (await ask(two, 'GET', '/api/users', { cookie })).body;
  expect(users).toMatchObject([{ email: CAST.superAdmin.email, role: 'super-admin' }]);
  const clubId = await makeClub(three, cookie, 'Ridge Soaring Club');
  expect((await ask(one, 'GET', '/api/clubs')).body).toMatchObject([{ id: clubId }]);

  const key = randomUUID();
  const ids = await Promise.all([one, two, three, one, two, three].map((address) => send(address, clubId, key)));
  expect(new Set(ids).size).toBe(1);
  const [id] = ids;
  for (let round = 0; round < 10; round += 1) {
    const body = { comment: `Round ${round}.` };
    expect((await ask(one, 'POST', `/api/reports/${id}/approve`, { cookie, body })).status).toBe(200);
    for (const address of [two, three])
      expect((await ask(address, 'GET', `/api/reports/public/${id}`)).body).toMatchObject({
        smsManagerComment: `Round ${round}.`,
      });
    expect((await ask(two, 'POST', `/api/reports/${id}/hide`, { cookie })).status).toBe(200);
    for (const address of [one, three]) {
      expect((await ask(address, 'GET', '/api/reports/public')).body).toEqual([]);
      expect((await ask(address, 'GET', `/api/reports/public/${id}`)).status).toBe(404);
    }
  }
  expect((await ask(three, 'POST', '/api/auth/logout', { cookie })).status).toBe(204);
  for (const address of [one, two]) expect((await ask(address, 'GET', '/api/auth/check', { cookie })).status).toBe(401);
  expect(await stopAll(servers)).toEqual([0, 0, 0]);
});

test('a start reports the schema it migrated from, and once that it waits for another first start (C1.3, C2.2)', async () => {
  await postgres.run('CREATE DATABASE waiting');
  const location = { databaseUrl: postgres.url('waiting'), directory: folder };
  await (await openDatabase({ ...location, schema: 27 })).close();
  const other = new pg.Client({ connectionString: location.databaseUrl });
  other.on('error', () => undefined);
  await other.connect();
  await other.query('SELECT pg_advisory_lock($1)', [LOCKS['first start']]);
  const server = await spawnServer(program, location);
  const patient = { timeout: 60_000 };
  await expect.poll(server.output, patient).toContain('Another instance is at its first start');
  // Longer than a transaction may wait: it retries, and does not log that again.
  await wait(2_500);
  await other.end();
  await expect.poll(server.output, patient).toContain(' is ready at ');
  expect(server.output().match(/Another instance/g)).toHaveLength(1);
  expect(server.output()).toMatch(/^The database was brought up to date: schema 27 → \d+ in \d+\.\d s$/m);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('limits are shared between instances, even for simultaneous attempts (C6.3)', async () => {
  const servers = await instances('limited', 2, { RATE_LIMITS: 'on' });
  const [one, two] = servers.map(({ address }) => address) as [string, string];
  const body = { email: 'nobody@windsock.example', password: 'wrong password' };
  const attempts = Array.from({ length: 12 }, (_, index) =>
    ask(index % 2 ? one : two, 'POST', '/api/auth/login', { body }),
  );
  const answers = (await Promise.all(attempts)).map(({ status }) => status);
  expect(answers.filter((status) => status === 401)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(7);
  await stopAll(servers);
});

test('an app code and a recovery code are each valid once across two instances, even for simultaneous attempts (C11.1)', async () => {
  const servers = await instances('keys', 2, { SECRET_KEY: 'a5'.repeat(32) });
  const [one, two] = servers.map(({ address }) => address) as [string, string];
  const cookie = await signIn(one);
  const again = { password: CAST_PASSWORD };
  const begun = await ask(one, 'POST', '/api/auth/totp', { cookie, body: again });
  const { secret } = begun.body as { secret: string };
  const made = await ask(two, 'POST', '/api/auth/totp/confirm', { cookie, body: { totp: codeAt(secret, new Date()) } });
  const { recoveryCodes } = made.body as { recoveryCodes: string[] };
  // The first code is used up: the app shows this one next.
  for (const body of [{ totp: codeAt(secret, new Date(), 1) }, { recovery: recoveryCodes[0] }]) {
    const steps = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(index % 2 ? one : two, 'POST', '/api/auth/login', { body: { email: CAST.superAdmin.email, ...again } }),
      ),
    );
    // Each second step is sent to the instance that did not start it.
    const tries = steps.map((step, index) =>
      ask(index % 2 ? two : one, 'POST', '/api/auth/second', { cookie: step.cookie, body }),
    );
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, ...Array(7).fill(401)]);
  }
  await stopAll(servers);
});

test('if one instance is killed under load, the other goes on, and no acknowledged report is lost (C2.4)', async () => {
  const servers = await instances('killed', 2);
  const [one, two] = servers as [ServerProcess, ServerProcess];
  const clubId = await makeClub(one.address, await signIn(one.address), 'Ridge Soaring Club');
  const sent: SubmissionLog = new Map();
  const stops = [startReporters(one.address, clubId, sent, 3), startReporters(two.address, clubId, sent, 3)];
  await wait(700);
  await one.end('SIGKILL');
  expect(await isReady(two.address)).toBe(true);
  await wait(500);
  await Promise.all(stops.map((stop) => stop()));
  await sendAgain(two.address, clubId, sent);
  expect(compare(sent, await everyReport(two.address, await signIn(two.address)))).toEqual({ lost: 0, doubled: 0 });
  expect(await two.end('SIGTERM')).toBe(0);
});

/** The database goes away and comes back while reports arrive: every response, and its duration. */
async function outage(name: string, goAway: () => Promise<void>, comeBack: () => Promise<void>) {
  const [server] = (await instances(name, 1)) as [ServerProcess];
  const { address } = server;
  const cookie = await signIn(address);
  const clubId = await makeClub(address, cookie, 'Ridge Soaring Club');
  const sent: SubmissionLog = new Map();
  const stop = startReporters(address, clubId, sent, 3);
  await wait(300);
  await goAway();
  const began = Date.now();
  const refused = await ask(address, 'GET', '/api/clubs');
  const refusedAfter = Date.now() - began;
  const readyStatus = (await ask(address, 'GET', '/readyz')).status;
  const aliveStatus = (await ask(address, 'GET', '/healthz')).status;
  await comeBack();
  const back = Date.now();
  while (!(await isReady(address)) || (await ask(address, 'GET', '/api/clubs')).status !== 200) await wait(50);
  const recoveredAfter = Date.now() - back;
  await stop();
  await sendAgain(address, clubId, sent);
  const compared = compare(sent, await everyReport(address, cookie));
  await server.end('SIGTERM');
  return { refused: refused.status, refusedAfter, readyStatus, aliveStatus, recoveredAfter, ...compared };
}

const SERVED = { refused: 503, readyStatus: 503, aliveStatus: 200, lost: 0, doubled: 0 };

test('a paused database is 503 within 6 s, and is used again within 5 s of its return (C1.6)', async () => {
  const seen = await outage(
    'paused',
    async () => postgres.signal('SIGSTOP'),
    async () => postgres.signal('SIGCONT'),
  );
  expect(seen).toMatchObject(SERVED);
  expect(seen.refusedAfter).toBeLessThan(6_000);
  expect(seen.recoveredAfter).toBeLessThan(5_000);
});

test('a database that crashes and restarts is used again within 5 s, without intervention (C1.6)', async () => {
  let restarted: Promise<void> = Promise.resolve();
  const seen = await outage(
    'restarted',
    async () => {
      restarted = postgres.restart(9_000);
      await wait(500);
    },
    () => restarted,
  );
  expect(seen).toMatchObject(SERVED);
  expect(seen.refusedAfter).toBeLessThan(6_000);
  expect(seen.recoveredAfter).toBeLessThan(5_000);
});
