/** Public reads on a streaming replica (DATABASE_READ_URL): nobody notices if it lags, hangs, dies or comes back. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres/postgres.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { startReplica, type TestReplica } from '../replica.ts';
import { MINIMAL, type Stage, setStage } from '../stage.ts';
import { startSwitch } from '../switch.ts';
import { testApp } from '../test-app.ts';

let primary: TestServer;
let replica: TestReplica;
let database: Database;
let stage: Stage;

beforeAll(async () => {
  primary = await startPostgres();
  await primary.run('CREATE DATABASE windsock');
  await (await openPostgres(primary.url('windsock'))).close();
  replica = await startReplica(primary);
  database = await openPostgres(primary.url('windsock'), { readUrl: replica.url('windsock') });
  stage = await setStage({ database });
});
afterAll(async () => {
  await stage?.close();
  await database?.close();
  await replica?.remove();
  await primary?.stop();
});

/** Run by the first of the last tests. */
const PROMOTE = 'SELECT CASE WHEN pg_is_in_recovery() THEN pg_promote() END';

const answersOfReplica = () => database.state()['replica_answers'];
const isThere = () => database.state()['replica'] === 1;
const becomes = (there: boolean) => vi.waitUntil(() => isThere() === there, { timeout: 30_000 });
beforeEach(async () => {
  const [state] = await replica.rows<{ follows: boolean }>('SELECT pg_is_in_recovery() AS follows');
  if (!state?.follows) return;
  await replica.rows('SELECT pg_wal_replay_resume()');
  await becomes(true);
});

/** The list, with a different query each time, so that no cached response serves it. */
let asked = 0;
const idsInList = async (): Promise<string[]> => {
  asked += 1;
  const answer = await stage.call('GET', `/api/reports/public?limit=100&startDate=2000-01-01&other=${asked}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().map(({ id }: { id: string }) => id);
};

/** What the public sees of one report: in the list, by itself, in the count. */
async function shows(id: string): Promise<[boolean, number, number]> {
  const inList = (await idsInList()).includes(id);
  const alone = await stage.call('GET', `/api/reports/public/${id}`);
  const counted = await stage.call('GET', `/api/reports/public/counts?other=${asked}`);
  return [inList, alone.statusCode, counted.json().total];
}

/** Does something; true if only the replica answered the reads. */
async function readsOnReplica(work: () => Promise<unknown>): Promise<boolean> {
  const before = database.state();
  await work();
  const { replica_answers: answers = 0, replica_passed_over: passedOver } = database.state();
  return answers > (before['replica_answers'] ?? 0) && passedOver === before['replica_passed_over'];
}

async function published(): Promise<string> {
  const id = await stage.report('ridge');
  await stage.approve(id);
  return id;
}

const total = async (): Promise<number> => (await idsInList()).length;

test('the list, one copy and the counts are read from the replica once it has caught up', async () => {
  const id = await published();
  await replica.waitUntilCaughtUp();
  const seen = await shows(id);
  expect(seen).toEqual([true, 200, seen[2]]);
  expect(await readsOnReplica(() => shows(id))).toBe(true);
});

test('while the replica lags, a hidden report is gone and an approved one there in the very next answer (C3.16)', async () => {
  const id = await published();
  await replica.waitUntilCaughtUp();
  const before = await total();
  expect(await readsOnReplica(() => shows(id))).toBe(true);
  await replica.rows('SELECT pg_wal_replay_pause()');
  const paused = answersOfReplica();
  expect((await stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' })).statusCode).toBe(200);
  expect(await shows(id)).toEqual([false, 404, before - 1]);
  const another = await published();
  expect(await shows(another)).toEqual([true, 200, before]);
  expect(answersOfReplica()).toBe(paused);
  const [still] = await replica.rows<{ paused: boolean }>('SELECT pg_is_wal_replay_paused() AS paused');
  expect(still).toEqual({ paused: true });
  await replica.rows('SELECT pg_wal_replay_resume()');
  await replica.waitUntilCaughtUp();
  expect(await readsOnReplica(() => shows(another))).toBe(true);
});

test('reads continue when the replica dies, and return to it once it is back', async () => {
  const id = await published();
  await replica.waitUntilCaughtUp();
  const seen = await shows(id);
  await replica.stop();
  expect(await shows(id)).toEqual(seen);
  expect(isThere()).toBe(false);
  const hidden = await stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' });
  expect(hidden.statusCode).toBe(200);
  expect((await shows(id)).slice(0, 2)).toEqual([false, 404]);
  await replica.start();
  await replica.waitUntilCaughtUp();
  await becomes(true);
  expect(await readsOnReplica(() => shows(id))).toBe(true);
});

test('a replica that hangs does not hold up readers (C1.6)', async () => {
  const id = await published();
  await replica.waitUntilCaughtUp();
  const seen = await shows(id);
  replica.signal('SIGSTOP');
  try {
    expect(await shows(id)).toEqual(seen);
    expect(isThere()).toBe(false);
  } finally {
    replica.signal('SIGCONT');
  }
  await becomes(true);
  expect(await readsOnReplica(() => shows(id))).toBe(true);
});

test('an instance starts without its replica, and finds it later', async () => {
  await replica.stop();
  const other = await openPostgres(primary.url('windsock'), { readUrl: replica.url('windsock') });
  expect(other.state()['replica']).toBe(0);
  expect(await other.publicRead(async () => 'read')).toBe('read');
  await replica.start();
  await vi.waitUntil(() => other.state()['replica'] === 1, { timeout: 30_000 });
  await other.close();
});

test('a DATABASE_READ_URL that is not a replica of the database stops the start (C1.3)', async () => {
  await primary.run('CREATE DATABASE another');
  for (const readUrl of [primary.url('windsock'), replica.url('postgres')])
    await expect(openPostgres(primary.url('another'), { readUrl })).rejects.toThrow('DATABASE_READ_URL');
});

test('an instance starts after a fail-over even if DATABASE_READ_URL leads to the promoted server', async () => {
  const promoted = await openPostgres(primary.url('windsock'), { readUrl: primary.url('windsock') });
  expect(promoted.state()['replica']).toBe(0);
  expect(await promoted.publicRead(async () => 'read')).toBe('read');
  await promoted.close();
});

test('while the database address leads to a standby, calls are 503 and show nothing, until its promotion (C1.6, C3.16)', async () => {
  const address = await startSwitch(primary.url('windsock'));
  const moved = await testApp({ database: await openPostgres(address.url('windsock')) });
  const id = await published();
  await replica.waitUntilCaughtUp();
  const copy = { method: 'GET', url: `/api/reports/public/${id}` } as const;
  const send = { method: 'POST', url: '/api/reports', payload: { clubId: stage.clubs.ridge, ...MINIMAL } } as const;
  expect((await moved.app.inject(copy)).statusCode).toBe(200);
  await replica.rows('SELECT pg_wal_replay_pause()');
  expect((await stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' })).statusCode).toBe(200);
  address.leadTo(replica.url('windsock'));
  for (const asked of [copy, { ...copy, url: '/api/reports/public' }, { ...copy, url: '/readyz' }, send])
    await vi.waitFor(async () => expect((await moved.app.inject(asked)).statusCode, asked.url).toBe(503));
  expect((await moved.app.inject(send)).json()).toEqual({ message: expect.stringMatching(/^[A-Z].+\.$/) });
  await replica.rows('SELECT pg_wal_replay_resume()');
  await replica.waitUntilCaughtUp();
  await replica.rows(PROMOTE);
  expect((await moved.app.inject(send)).statusCode).toBe(201);
  expect((await moved.app.inject(copy)).statusCode).toBe(404);
  await moved.close();
  address.close();
});

test('a replica that has been promoted is no longer read', async () => {
  await replica.rows(PROMOTE);
  const before = answersOfReplica();
  const id = await published();
  expect((await shows(id)).slice(0, 2)).toEqual([true, 200]);
  expect(answersOfReplica()).toBe(before);
  expect(isThere()).toBe(false);
});
