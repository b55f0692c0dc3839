/** Stored monthly totals equal a scan of all reports, and only changed months are recounted (C12.1, decision 040). */
import { randomUUID } from 'node:crypto';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../../bench/server/texts.ts';
import { medianDays } from '../../../domain/analytics/median.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { criteriaOf, filterKeys } from '../../../domain/reports/search-keys.ts';
import { trendFilterKeys } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { MonthCache } from '../../../server/analytics/month-cache.ts';
import { presentAnalytics } from '../../../server/analytics/present.ts';
import { countGroups, type Group } from '../../../server/analytics/queries.ts';
import type { Db } from '../../../server/db/database.ts';
import { actions, followUps, reports } from '../../../server/db/schema.ts';
import type { Scope } from '../../../server/reports/report/queries.ts';
import { type Stage, setStage } from '../../stage.ts';

const ROUNDS = 60;
const ALL = {
  ...criteriaOf({ keyword: null, startDate: null, endDate: null, severity: null, aircraftCategory: null }),
  trendFilters: null,
};

let stage: Stage;
let db: Db;
let scopes: Scope[];
beforeAll(async () => {
  stage = await setStage();
  db = stage.services.database.db;
  scopes = ['all', { clubId: stage.clubs.ridge }, { clubId: stage.clubs.valley }];
});
afterAll(() => stage.close());

const random = seeded(1_940);
const oneOf = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;
const anyMoment = () =>
  oneOf([
    new Date(Date.UTC(2023, 11, 31, 23, 59, 59)),
    new Date(Date.UTC(2024, 0, 1)),
    new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 100 * DAY_MS)),
  ]);

function randomReport() {
  const levels = {
    injuryLevel: oneOf(['None', 'Fatal', null]),
    highestDamage: null,
    aircraftCategory: oneOf(['Glider', null]),
  };
  const kinds = { flightPhase: oneOf(['Descent', 'Thermalling', null]), operationType: oneOf(['Own words', null]) };
  const submittedAt = anyMoment();
  const firstActAt = oneOf([null, new Date(submittedAt.getTime() + Math.floor(random() * 3 * DAY_MS))]);
  const clubId = oneOf([stage.clubs.ridge, stage.clubs.valley]);
  const keys = { ...filterKeys(levels), ...trendFilterKeys(kinds) };
  return { id: randomUUID(), clubId, submittedAt, firstActAt, ...levels, ...kinds, ...keys };
}

const insertReports = (many: number, on: Db = db) =>
  on.insert(reports).values(
    Array.from({ length: many }, () => ({
      ...randomReport(),
      narrative: 'as it was sent',
      reporterEmail: 'a@b.example',
      searchText: '',
    })),
  );

async function rows<Row>(statement: SQL, on: Db = db): Promise<Row[]> {
  return ((await on.execute(statement)) as unknown as { rows: Row[] }).rows;
}
const some = async (many: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(sql`SELECT id FROM reports ORDER BY md5(id::text || ${random()}::text) LIMIT ${many}`)
  ).map(({ id }) => id);
const one = async (): Promise<string> => (await some(1))[0] ?? '';

/** The tallies of groups, unordered and without empty ones. */
function talliesOf(groups: readonly Group[]) {
  const waits = groups.filter(({ what }) => what === 'acts');
  const sums: Record<string, number> = {};
  for (const { what, month, a, b, total } of groups)
    if (what !== 'acts' && total > 0)
      sums[JSON.stringify([what, month, a, b])] = (sums[JSON.stringify([what, month, a, b])] ?? 0) + total;
  const median = medianDays(waits.map(({ a, b, total }) => ({ minSeconds: Number(a), maxSeconds: Number(b), total })));
  return { ...sums, median };
}

async function expectSameCounts(cache: MonthCache, after: string): Promise<void> {
  for (const scope of scopes)
    expect(talliesOf((await cache.count(scope)).groups), after).toEqual(
      talliesOf(await countGroups(db, { scope, query: ALL })),
    );
}

const CHANGES: Record<string, () => Promise<unknown>> = {
  'a submission': () => stage.report(oneOf(['ridge', 'valley']), { flightPhase: 'Descent' }),
  'a review': async () => stage.approve(await one()),
  'many at once': () => insertReports(7),
  'a move to another club': async () =>
    db
      .update(reports)
      .set({ clubId: oneOf([stage.clubs.ridge, stage.clubs.valley]) })
      .where(eq(reports.id, await one())),
  'another month for some': async () =>
    db
      .update(reports)
      .set({ submittedAt: anyMoment() })
      .where(inArray(reports.id, await some(3))),
  'a comment removed': async () =>
    db
      .update(reports)
      .set({ smsManagerComment: null })
      .where(sql`${eq(reports.id, await one())} AND NOT approved_for_public_view`),
  'an update of no rows': () => db.update(reports).set({ smsManagerComment: 'Seen.' }).where(sql`false`),
  'the removal of some': async () => db.delete(reports).where(inArray(reports.id, await some(2))),
  'a follow-up': async () =>
    db
      .insert(followUps)
      .values({ reportId: await one(), categories: [oneOf([13, 104])], outcome: 2, barriers: oneOf([1, 3]) })
      .onConflictDoUpdate({
        target: followUps.reportId,
        set: { outcome: oneOf([1, 4]), barriers: null, categories: [] },
      }),
  'a follow-up less': () =>
    db.delete(followUps).where(sql`report_id = (SELECT min(report_id::text)::uuid FROM follow_ups)`),
  'an action': async () =>
    db.insert(actions).values({
      clubId: stage.clubs.ridge,
      reportId: await one(),
      title: 'Inspect it',
      state: 'open',
      createdAt: new Date(),
    }),
  'an action of another report': async () =>
    db
      .update(actions)
      .set({ reportId: await one() })
      .where(sql`id = (SELECT min(id::text)::uuid FROM actions)`),
  'an action less': () => db.delete(actions).where(sql`id = (SELECT max(id::text)::uuid FROM actions)`),
  'all in one transaction that fails': async () => {
    const failing = stage.services.database.transaction(async (tx) => {
      await insertReports(3, tx);
      const found = await rows<{ id: string }>(sql`SELECT id FROM reports LIMIT 2`, tx);
      const ids = found.map(({ id }) => id);
      await tx.delete(reports).where(inArray(reports.id, ids));
      throw new Error('as it has to be');
    });
    await expect(failing).rejects.toThrow('as it has to be');
  },
};

test('stored monthly totals match a full scan after every submission, review, change, move and removal (C12.1)', async () => {
  const cache = new MonthCache(db);
  await expectSameCounts(cache, 'nothing');
  await insertReports(40);
  await expectSameCounts(cache, 'the first');
  const names = Object.keys(CHANGES);
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = round < names.length ? (names[round] ?? '') : oneOf(names);
    await CHANGES[name]?.();
    await expectSameCounts(cache, `${round}: ${name}`);
  }
  expect((await cache.count('all')).groups.length).toBeGreaterThan(10);
  await rows(sql`TRUNCATE follow_ups`);
  await expectSameCounts(cache, 'no follow-up at all');
  await rows(sql`TRUNCATE reports CASCADE`);
  await expectSameCounts(cache, 'no report at all');
  expect((await cache.count('all')).groups).toEqual([]);
});

type Query = { sql: string; params: unknown[] };
type Session = { prepareQuery(query: Query, ...more: unknown[]): unknown };

/** The database, and a log of the statements sent to it. */
function overheard(): { db: Db; asked: string[] } {
  const asked: string[] = [];
  const { session } = db as unknown as { session: Session };
  const listening: Session = Object.assign(Object.create(session), {
    prepareQuery: (query: Query, ...more: unknown[]) => {
      asked.push(`${query.sql} ${JSON.stringify(query.params)}`);
      return session.prepareQuery(query, ...more);
    },
  });
  return { db: Object.assign(Object.create(db), { session: listening }), asked };
}

test('no report is read again if nothing has changed, and otherwise only those of changed months (C12.1)', async () => {
  await insertReports(30);
  const listening = overheard();
  const cache = new MonthCache(listening.db);
  await cache.count('all');
  expect(listening.asked).toHaveLength(1);
  await cache.count('all');
  expect(listening.asked).toHaveLength(2);
  expect(listening.asked[1]).not.toContain('chosen');
  await db
    .update(reports)
    .set({ reviewedAt: new Date() })
    .where(eq(reports.id, await one()));
  await cache.count('all');
  expect(listening.asked).toHaveLength(4);
  expect(listening.asked[3]?.match(/\d{4}-\d\d-01/g)).toHaveLength(1);
});

const present = (of: Db, scope: Scope, cache: MonthCache) =>
  presentAnalytics(of, { scope, query: ALL, by: 'month', today: '2024-05-01' }, cache);

test('the spellings of custom values are not looked up again if nothing has changed (C12.1)', async () => {
  await insertReports(30);
  const listening = overheard();
  const cache = new MonthCache(listening.db);
  const first = await present(listening.db, 'all', cache);
  expect(first.byOperation.map(({ label }) => label)).toContain('Own words');
  expect(listening.asked.join()).toContain('"reports"');
  listening.asked.splice(0);
  expect(await present(listening.db, 'all', cache)).toEqual(first);
  expect(listening.asked.length).toBeGreaterThan(0);
  expect(listening.asked.filter((statement) => statement.includes('"reports"'))).toEqual([]);
});

test('a custom value is spelled as an existing report spells it (C12.1)', async () => {
  await rows(sql`TRUNCATE reports CASCADE`);
  const cache = new MonthCache(db);
  const spelled = async () => (await present(db, 'all', cache)).byOperation.map(({ label }) => label);
  await insertReports(2);
  const operationType = 'Aerobatic day';
  await db
    .update(reports)
    .set({ flightPhase: null, operationType, ...trendFilterKeys({ flightPhase: null, operationType }) });
  expect(await spelled()).toEqual(['Aerobatic day']);
  await db.update(reports).set({ operationType: 'AEROBATIC day' });
  expect(await spelled()).toEqual(['AEROBATIC day']);
  await db.delete(reports);
  expect(await spelled()).toEqual([]);
});

test('a count too large for the cache evicts no other, and a cached count is reused (C12.1)', async () => {
  await rows(sql`TRUNCATE reports CASCADE`);
  await insertReports(80);
  const { ridge, valley: other } = stage.clubs;
  await rows(sql`UPDATE reports SET club_id = CASE
    WHEN id::text = (SELECT min(id::text) FROM reports) THEN ${other}::uuid ELSE ${ridge}::uuid END`);
  const listening = overheard();
  const cache = new MonthCache(listening.db, 60);
  const valley = await cache.count({ clubId: stage.clubs.valley });
  await cache.count('all');
  listening.asked.splice(0);
  expect(await cache.count({ clubId: stage.clubs.valley })).toBe(valley);
  expect(listening.asked).toHaveLength(1);
  expect(listening.asked[0]).not.toContain('chosen');
  await expectSameCounts(cache, 'one too large');
});

test('counts stay correct when the cache is full, or may hold nothing (C12.1)', async () => {
  await insertReports(20);
  const cache = new MonthCache(db, 60);
  for (let round = 0; round < 3; round += 1) await expectSameCounts(cache, `round ${round}`);
  const none = new MonthCache(db, 0);
  await expectSameCounts(none, 'nothing kept');
});

test('while reports move between months, each count is a consistent snapshot (C12.1)', async () => {
  await rows(sql`TRUNCATE reports CASCADE`);
  const { transaction } = stage.services.database;
  await insertReports(24);
  const ids = await some(24);
  const cache = new MonthCache(db);
  const totals = new Set<number>();
  for (let round = 0; round < 4; round += 1)
    await Promise.all(
      ids.map(async (id) => {
        await transaction(async (tx) => {
          await tx.update(reports).set({ submittedAt: anyMoment() }).where(eq(reports.id, id));
          await tx.update(reports).set({ submittedAt: anyMoment() }).where(eq(reports.id, id));
        });
        const { groups } = await cache.count('all');
        totals.add(groups.filter(({ what }) => what === 'month').reduce((sum, { total }) => sum + total, 0));
      }),
    );
  expect([...totals]).toEqual([24]);
  await expectSameCounts(cache, 'all moves');
});

// The embedded engine serialises writes anyway.
if (process.env['TEST_ENGINE'] === 'server')
  test('changes to reports of the same month do not wait for each other (C12.1)', async () => {
    await rows(sql`TRUNCATE reports CASCADE`);
    await insertReports(2);
    await db.update(reports).set({ submittedAt: new Date(Date.UTC(2024, 4, 5)) });
    const [first = '', second = ''] = await some(2);
    const review = (on: Db, id: string) => on.update(reports).set({ reviewedAt: new Date() }).where(eq(reports.id, id));
    const cache = new MonthCache(db);
    await stage.services.database.transaction(async (tx) => {
      await review(tx, first);
      // Commits before the first transaction; otherwise it would wait for it until the statement timeout.
      await review(db, second);
      await expectSameCounts(cache, 'one of two');
    });
    await expectSameCounts(cache, 'both');
    expect(await rows(sql`SELECT month::text FROM report_months WHERE month = '2024-05-01'`)).toHaveLength(2);
  });
