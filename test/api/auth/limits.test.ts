/** Limits on failed sign-ins and on reports (C6.3). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitHits, limitKeys } from '../../../server/db/schema.ts';
import { sweepLimits } from '../../../server/http/rate-limits/limits.ts';
import { CAST, CAST_PASSWORD } from '../../cast.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';
import { testApp } from '../../test-app.ts';

const START = '2026-06-15T12:00:00.000Z';
let shared: Stage;
beforeAll(async () => {
  shared = await setStage({ rateLimits: true });
});
afterAll(() => shared.close());

/** Runs on the file's shared stage, with limits and reports emptied, or on a separate stage if options are given. */
async function onStage(work: (stage: Stage) => Promise<void>, options?: Parameters<typeof setStage>[0]): Promise<void> {
  if (options) {
    const stage = await setStage({ rateLimits: true, ...options });
    return work(stage).finally(stage.close);
  }
  const { db } = shared.services.database;
  for (const table of ['limit_hits', 'limit_keys', 'reports']) await db.execute(sql.raw(`DELETE FROM ${table}`));
  shared.clock.set(START);
  await work(shared);
}

type From = { address?: string; headers?: Record<string, string> };
const { email } = CAST.ridgeManager;

const fail = ({ call }: Pick<Stage, 'call'>, who: string = email, from: From = {}) =>
  call('POST', '/api/auth/login', { body: { email: who, password: 'wrong password' }, ...from });
const succeed = ({ call }: Stage, from: From = {}) =>
  call('POST', '/api/auth/login', { body: { email, password: CAST_PASSWORD }, ...from });
const submit = ({ call, clubs }: Stage, from: From = {}, texts = {}) =>
  call('POST', '/api/reports', { body: { clubId: clubs.ridge, ...MINIMAL, ...texts }, ...from });

test('after 5 failures an email from one address gets 429 with Retry-After, even with the right password (C6.3)', () =>
  onStage(async (stage) => {
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await fail(stage)).statusCode).toBe(401);
      stage.clock.advance({ minutes: 1 });
    }
    for (const refused of [await fail(stage), await succeed(stage)]) {
      expect([refused.statusCode, Object.keys(refused.json())]).toEqual([429, ['message']]);
      expect(refused.headers['retry-after']).toBe('600');
    }
    expect((await fail(stage, email.toUpperCase())).statusCode).toBe(429);
    expect((await fail(stage, CAST.ridgeAdmin.email)).statusCode).toBe(401);
    expect((await succeed(stage, { address: '203.0.113.9' })).statusCode).toBe(200);
    stage.clock.advance({ minutes: 10 });
    expect((await succeed(stage)).statusCode).toBe(200);
  }));

test('each failed sign-in stops counting after 15 minutes, across midnight UTC too (C6.3)', () =>
  onStage(async (stage) => {
    stage.clock.set('2026-06-15T23:52:00Z');
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await fail(stage)).statusCode).toBe(401);
      stage.clock.advance({ minutes: 2 });
    }
    stage.clock.set('2026-06-16T00:06:59Z');
    expect((await fail(stage)).statusCode).toBe(429);
    stage.clock.set('2026-06-16T00:07:00Z');
    expect((await fail(stage)).statusCode).toBe(401);
    expect((await fail(stage)).statusCode).toBe(429);
    stage.clock.set('2026-06-16T00:09:00Z');
    expect((await fail(stage)).statusCode).toBe(401);
  }));

test('attempts counted while the clock was ahead block nobody once it is right (C6.3)', () =>
  onStage(async (stage) => {
    stage.clock.advance({ hours: 3 });
    for (let tried = 0; tried < 5; tried += 1) expect((await fail(stage)).statusCode).toBe(401);
    for (let sent = 0; sent < 10; sent += 1) expect((await submit(stage)).statusCode).toBe(201);
    stage.clock.advance({ hours: -3 });
    expect((await succeed(stage)).statusCode).toBe(200);
    expect((await submit(stage)).statusCode).toBe(201);
  }));

test('attempts through an instance whose clock is seconds ahead count (C6.3)', () =>
  onStage(async (stage) => {
    stage.clock.advance({ seconds: 20 });
    for (let tried = 0; tried < 5; tried += 1) expect((await fail(stage)).statusCode).toBe(401);
    stage.clock.advance({ seconds: -20 });
    expect((await fail(stage)).statusCode).toBe(429);
  }));

test('successful sign-ins are not counted, whether consecutive or simultaneous (C6.3)', () =>
  onStage(async (stage) => {
    for (let round = 0; round < 4; round += 1) expect((await fail(stage)).statusCode).toBe(401);
    for (let round = 0; round < 4; round += 1) expect((await succeed(stage)).statusCode).toBe(200);
    const together = await Promise.all(Array.from({ length: 12 }, () => succeed(stage)));
    expect(together.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect((await fail(stage)).statusCode).toBe(401);
    expect((await fail(stage)).statusCode).toBe(429);
  }));

test('after 20 failures an address gets 429 for any email; other addresses do not (C6.3)', () =>
  onStage(async (stage) => {
    for (let tried = 0; tried < 20; tried += 1)
      expect((await fail(stage, `guess${tried}@nowhere.example`)).statusCode).toBe(401);
    expect((await fail(stage, 'fresh@nowhere.example')).statusCode).toBe(429);
    expect((await succeed(stage)).statusCode).toBe(429);
    expect((await succeed(stage, { address: '203.0.113.9' })).statusCode).toBe(200);
  }));

test('after 50 failures from anywhere an email gets 429; before that its owner can still sign in (C6.3)', () =>
  onStage(async (stage) => {
    for (let tried = 0; tried < 50; tried += 1) {
      const address = `203.0.113.${Math.floor(tried / 5) + 1}`;
      expect((await fail(stage, email, { address })).statusCode).toBe(401);
      if (tried === 48) expect((await succeed(stage)).statusCode).toBe(200);
    }
    expect((await succeed(stage)).statusCode).toBe(429);
    expect((await fail(stage, CAST.ridgeAdmin.email)).statusCode).toBe(401);
  }));

test('of 20 simultaneous failures across two instances 5 are checked, and the others get 429 (C6.3)', () =>
  onStage(async (stage) => {
    const { database } = stage.services;
    const second = await testApp({ database, clock: stage.clock, rateLimits: true });
    const there = () =>
      second.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ email, password: 'wrong password' }),
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? there() : fail(stage))));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
    await second.close();
  }));

test('10 reports from one address in 10 minutes are accepted; the next gets 429, a repeat does not (C6.3, C3.8)', () =>
  onStage(async (stage) => {
    const headers = { 'idempotency-key': '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b' };
    expect((await submit(stage, {}, { narrative: 'short' })).statusCode).toBe(400);
    const first = await submit(stage, { headers });
    for (let sent = 1; sent < 10; sent += 1) expect((await submit(stage)).statusCode).toBe(201);
    const refused = await submit(stage);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    expect((await submit(stage, { headers })).json()).toEqual(first.json());
    expect((await submit(stage, { address: '203.0.113.9' })).statusCode).toBe(201);
    stage.clock.advance({ minutes: 10 });
    expect((await submit(stage)).statusCode).toBe(201);
    const { total } = (await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json();
    expect(total).toBe(12);
  }));

test('of 25 simultaneous reports from one address 10 are stored (C6.3)', () =>
  onStage(async (stage) => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => submit(stage)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    const { total } = (await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json();
    expect(total).toBe(10);
  }));

test('an IPv6 address counts as its /64, an IPv4-mapped one as IPv4 (C6.3)', () =>
  onStage(async (stage) => {
    for (let tried = 0; tried < 5; tried += 1)
      expect((await fail(stage, email, { address: `2001:db8:1:2:${tried}::${tried}` })).statusCode).toBe(401);
    expect((await fail(stage, email, { address: '2001:db8:1:2:ffff:ffff:ffff:ffff' })).statusCode).toBe(429);
    expect((await fail(stage, email, { address: '2001:db8:1:3::1' })).statusCode).toBe(401);
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '203.0.113.7', '203.0.113.7'])
      expect((await fail(stage, email, { address })).statusCode).toBe(401);
    expect((await fail(stage, email, { address: '::ffff:203.0.113.7' })).statusCode).toBe(429);
    expect((await fail(stage, email, { address: '203.0.113.8' })).statusCode).toBe(401);
  }));

const forged = (at: number) => ({
  headers: { 'x-forwarded-for': `198.51.100.${at}`, forwarded: `for=198.51.100.${at}` },
});

test('X-Forwarded-For is ignored unless TRUST_PROXY is set, and then only the trusted hop counts (C6.3)', async () => {
  await onStage(async (stage) => {
    for (let tried = 0; tried < 5; tried += 1) expect((await fail(stage, email, forged(tried))).statusCode).toBe(401);
    expect((await fail(stage, email, forged(99))).statusCode).toBe(429);
  });
  await onStage(
    async (stage) => {
      for (let tried = 0; tried < 8; tried += 1) expect((await fail(stage, email, forged(tried))).statusCode).toBe(401);
      const chain = (at: number) => ({ headers: { 'x-forwarded-for': `10.9.9.${at}, 198.51.100.77` } });
      for (let tried = 0; tried < 5; tried += 1) expect((await fail(stage, email, chain(tried))).statusCode).toBe(401);
      expect((await fail(stage, email, chain(99))).statusCode).toBe(429);
    },
    { trustProxy: 1 },
  );
});

test('addresses and emails are stored only as keyed hashes, whose keys change daily and are deleted (C6.3)', () =>
  onStage(async (stage) => {
    const { database, clock } = stage.services;
    await fail(stage, email, { address: '203.0.113.7' });
    const [before, first] = [await database.db.select().from(limitHits), await database.db.select().from(limitKeys)];
    expect([before.length, first.length]).toEqual([3, 1]);
    const stored = JSON.stringify(before);
    expect(stored).not.toMatch(/203\.0\.113|ridge\.example/);
    for (const { subject } of before) expect(subject).toHaveLength(32);
    stage.clock.advance({ days: 1 });
    await fail(stage, email, { address: '203.0.113.7' });
    const keys = await database.db.select().from(limitKeys);
    expect(keys.map(({ day }) => day)).toEqual(['2026-06-16']);
    expect(Buffer.from(keys[0]?.secret ?? [])).not.toEqual(Buffer.from(first[0]?.secret ?? []));
    const after = await database.db.select().from(limitHits);
    expect(new Set(after.map(({ subject }) => Buffer.from(subject).toString('hex'))).size).toBe(6);
    await sweepLimits(database.db, clock());
    expect(await database.db.select().from(limitHits)).toHaveLength(3);
    stage.clock.advance({ days: 2 });
    await sweepLimits(database.db, clock());
    expect([await database.db.select().from(limitHits), await database.db.select().from(limitKeys)]).toEqual([[], []]);
  }));

test('with rate limits off, as in load tests, nothing is counted (C1.3)', () =>
  onStage(
    async (stage) => {
      for (let tried = 0; tried < 7; tried += 1) expect((await fail(stage)).statusCode).toBe(401);
      expect(await stage.services.database.db.select().from(limitHits)).toEqual([]);
    },
    { rateLimits: false },
  ));
