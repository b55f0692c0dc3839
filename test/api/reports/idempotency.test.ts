/** A submission repeated with its Idempotency-Key is stored once (C3.8). */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

function submit(key: string | undefined, body: unknown = valid(), headers: Record<string, string> = {}) {
  return stage.call('POST', '/api/reports', { body, headers: { ...(key && { 'idempotency-key': key }), ...headers } });
}

const valid = (texts: object = {}) => ({ clubId: stage.clubs.ridge, ...MINIMAL, ...texts });

const total = async (): Promise<number> =>
  (await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json().total;

test('a repeat gets the first 201 again and stores nothing new, even hours later (C3.8)', async () => {
  const key = randomUUID();
  const before = await total();
  const first = await submit(key);
  stage.clock.advance({ hours: 11 });
  const second = await submit(key);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(await total()).toBe(before + 1);
});

const BROKEN: [string, unknown, Record<string, string>][] = [
  ['another report', { narrative: 'Something else entirely.' }, {}],
  ['broken rules', {}, {}],
  ['malformed JSON', '{"clubId":', {}],
  ['another media type', 'narrative=hello', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an oversized text', `{"narrative":"${'x'.repeat(300_000)}"}`, {}],
];

test.each(BROKEN)('a repeat with %s as its body gets the first 201 again (C3.8)', async (_what, body, headers) => {
  const key = randomUUID();
  const first = await submit(key, valid({ headline: 'The first one' }));
  const before = await total();
  const again = await submit(key, body, headers);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await total()).toBe(before);
  expect((await stage.stored(first.json().id)).headline).toBe('The first one');
});

test('simultaneous repeats all get one receipt, and one report is stored (C3.8)', async () => {
  const key = randomUUID();
  const before = await total();
  const answers = await Promise.all(Array.from({ length: 12 }, () => submit(key)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await total()).toBe(before + 1);
});

test('an invalid body with a new key opens no transaction, however often it is sent (C3.8, C6.3)', async () => {
  const begun = vi.spyOn(stage.services.database, 'transaction');
  const key = randomUUID();
  for (const [what, body, headers] of BROKEN.slice(1)) {
    for (const each of [key, randomUUID()]) expect((await submit(each, body, headers)).statusCode, what).not.toBe(201);
  }
  expect(begun).toHaveBeenCalledTimes(0);
  expect((await submit(key)).statusCode).toBe(201);
  expect(begun).toHaveBeenCalledTimes(1);
  begun.mockRestore();
});

/** Resolves when a transaction waits for a lock; the embedded engine runs one transaction at a time. */
async function someoneWaits(): Promise<void> {
  const { engine, db } = stage.services.database;
  if (engine === 'embedded') return;
  const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pid IN
    (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`;
  await vi.waitFor(
    async () => expect(((await db.execute(waiting)) as unknown as { rows: unknown[] }).rows).not.toEqual([]),
    { timeout: 10_000 },
  );
}

test('a malformed repeat that arrives while the first is being accepted gets the same receipt (C3.8)', async () => {
  const { database } = stage.services;
  let open = () => {};
  let holding: Promise<unknown> = Promise.resolve();
  await new Promise<void>((held) => {
    holding = database.transaction(async (tx) => {
      // Submitting a report takes a lock on its club.
      await tx.execute(sql`SELECT 1 FROM clubs WHERE id = ${stage.clubs.valley} FOR UPDATE`);
      held();
      await new Promise<void>((gate) => {
        open = gate;
      });
    });
  });
  const key = randomUUID();
  const begun = vi.spyOn(database, 'transaction');
  const first = submit(key, valid({ clubId: stage.clubs.valley }));
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  await someoneWaits();
  const again = submit(key, '{');
  setTimeout(open, 300);
  const answers = await Promise.all([first, again, holding]);
  expect([answers[0].statusCode, answers[1].statusCode]).toEqual([201, 201]);
  expect(answers[1].json()).toEqual(answers[0].json());
  begun.mockRestore();
});

test('different keys, or no key, each store a report (C3.8)', async () => {
  const before = await total();
  const answers = await Promise.all([submit(randomUUID()), submit(randomUUID()), submit(undefined), submit(undefined)]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(4);
  expect(await total()).toBe(before + 4);
});

test('a refusal is not remembered: the same key works once the body is right (C3.8)', async () => {
  const key = randomUUID();
  expect((await submit(key, { ...valid(), narrative: 'short' })).statusCode).toBe(400);
  expect((await submit(key, { ...valid(), clubId: randomUUID() })).statusCode).toBe(400);
  expect((await submit(key, '{')).statusCode).toBe(400);
  const sent = await submit(key);
  expect(sent.statusCode).toBe(201);
  expect((await submit(key)).json()).toEqual(sent.json());
});

test('a key in capitals is the same key (C3.8)', async () => {
  const key = randomUUID();
  const first = await submit(key);
  expect((await submit(key.toUpperCase())).json()).toEqual(first.json());
});

test('a repeat works even if the club was deleted in the meantime (C3.8, C4.4)', async () => {
  const as = 'superAdmin';
  const club = (await stage.call('POST', '/api/clubs', { as, body: { name: 'Brief Club' } })).json();
  const key = randomUUID();
  const first = await submit(key, valid({ clubId: club.id }));
  await stage.call('DELETE', `/api/clubs/${club.id}`, { as });
  expect((await submit(key, valid({ clubId: club.id }))).json()).toEqual(first.json());
});

const NOT_KEYS = [
  '1',
  'key',
  `{${randomUUID()}}`,
  randomUUID().replaceAll('-', ''),
  `${randomUUID()}, ${randomUUID()}`,
];

test.each(NOT_KEYS)('the key %s is not a UUID: 400, and nothing is stored (C3.8)', async (key) => {
  const before = await total();
  const refused = await submit(key);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0].path).toBe('Idempotency-Key');
  expect(await total()).toBe(before);
});

test('a known key sent from another site is still refused with 403 (C6.4, C3.17)', async () => {
  const key = randomUUID();
  await submit(key);
  expect((await submit(key, valid(), { origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('an invalid key is reported together with every other broken rule (C3.1, C3.8)', async () => {
  const answer = await submit('bad', {});
  const paths = answer.json().errors.map(({ path }: { path: string }) => path);
  expect([answer.statusCode, paths.toSorted()]).toEqual([
    400,
    ['Idempotency-Key', 'clubId', 'narrative', 'reporterEmail'],
  ]);
});
