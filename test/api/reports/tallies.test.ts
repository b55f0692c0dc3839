/**
 * Public counts without a keyword equal a scan of all copies (C3.11, C3.14, C3.15), and the tallies stored for
 * them are correct after every change, concurrent ones included (docs/decisions/023-counts.md).
 */
import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../../bench/server/texts.ts';
import { criteriaOf, filterKey } from '../../../domain/reports/search-keys.ts';
import { publishedReports } from '../../../server/db/published-schema.ts';
import { reports } from '../../../server/db/schema.ts';
import { countPublished } from '../../../server/reports/public/queries.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

type Copy = Pick<
  typeof publishedReports.$inferSelect,
  'id' | 'submittedOn' | 'injuryKey' | 'damageKey' | 'categoryKey'
>;
type Range = { startDate: string | null; endDate: string | null };

const random = seeded(2_024);
const oneOf = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;

/** Days at the edges of months and within them, a leap day, and the first and last possible day. */
const EDGES = `0001-01-01 2023-12-31 2024-01-01 2024-01-17 2024-01-31 2024-02-01 2024-02-29 2024-03-01 2024-03-12
  9999-12-31`.split(/\s+/);
const anyDay = () =>
  random() < 0.3 ? oneOf(EDGES) : new Date(Date.UTC(2023, 11, 20 + random() * 110)).toISOString().slice(0, 10);

const drawn = (id: string = randomUUID()): Copy => ({
  id,
  submittedOn: anyDay(),
  injuryKey: oneOf(['none', 'minor', 'fatal', null]),
  damageKey: oneOf(['none', 'minor', 'destroyed', null]),
  categoryKey: oneOf(['glider', 'balloon', null]),
});

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Publishes copies in one statement, each replacing an earlier one if there is one. */
async function put(copies: Copy[], db = stage.services.database.db): Promise<void> {
  const written = copies.map((copy) => ({ ...copy, narrative: 'as it is published', searchText: '' }));
  await db
    .insert(publishedReports)
    .values(written)
    .onConflictDoUpdate({
      target: publishedReports.id,
      set: {
        submittedOn: excluded('submitted_on'),
        injuryKey: excluded('injury_key'),
        damageKey: excluded('damage_key'),
        categoryKey: excluded('category_key'),
      },
    });
}

const drop = (ids: string[]) =>
  stage.services.database.db.delete(publishedReports).where(inArray(publishedReports.id, ids));

/** New copies, each with its report. */
async function publish(count: number): Promise<Copy[]> {
  const copies = Array.from({ length: count }, () => drawn());
  const report = { clubId: stage.clubs.ridge, narrative: 'as it was sent', reporterEmail: 'reporter@example.org' };
  await stage.services.database.db
    .insert(reports)
    .values(copies.map(({ id }) => ({ id, ...report, submittedAt: new Date(), searchText: '' })));
  await put(copies);
  return copies;
}

async function rows(query: string): Promise<unknown[]> {
  return ((await stage.services.database.db.execute(sql.raw(query))) as unknown as { rows: unknown[] }).rows;
}

/** Compares the tallies with a scan of all copies. */
async function expectTrueTallies(after: string): Promise<void> {
  const kept = 'SELECT month::text, injury_key, damage_key, category_key, copies FROM published_tallies';
  const counted = `SELECT to_char(submitted_on, 'YYYY-MM-01') AS month, injury_key, damage_key, category_key,
    count(*)::int AS copies FROM published_reports GROUP BY 1, 2, 3, 4`;
  expect(await rows(`${kept} ORDER BY 1, 2, 3, 4`), after).toEqual(await rows(`${counted} ORDER BY 1, 2, 3, 4`));
}

const countOf = (copies: Iterable<Copy>, days: Range, severity: string | null, category: string | null): number =>
  [...copies].filter(
    ({ submittedOn, injuryKey, damageKey, categoryKey }) =>
      (days.startDate === null || submittedOn >= days.startDate) &&
      (days.endDate === null || submittedOn <= days.endDate) &&
      (severity === null || [injuryKey, damageKey].includes(filterKey(severity))) &&
      (category === null || categoryKey === filterKey(category)),
  ).length;

async function expectTrueCount(copies: Iterable<Copy>, days: Range, severity: string | null, category: string | null) {
  const filters = criteriaOf({
    ...days,
    severity,
    aircraftCategory: category,
    keyword: null,
    language: null,
    topic: null,
  });
  const expected = countOf(copies, days, severity, category);
  expect(await countPublished(stage.services.database.db, filters), JSON.stringify(filters)).toBe(expected);
}

test('tallies are correct after publishing, changing, hiding and removing one copy or many (C3.11, C3.14, C3.15)', async () => {
  const copies = new Map<string, Copy>();
  const keep = (changed: Copy[]) => {
    for (const copy of changed) copies.set(copy.id, copy);
  };
  const some = () => [...copies.keys()].filter(() => random() < 0.1);
  const changes: Record<string, () => Promise<void>> = {
    'publishing one': async () => keep(await publish(1)),
    'publishing many': async () => keep(await publish(12)),
    'publishing again what changed': async () => {
      const changed = some().map((id) => drawn(id));
      if (changed.length > 0) await put(changed);
      keep(changed);
    },
    'publishing again what did not change': () => put([...copies.values()].slice(0, 3)),
    'another month for all of a kind': async () => {
      await rows(
        "UPDATE published_reports SET submitted_on = '2024-03-15', damage_key = NULL WHERE injury_key = 'fatal'",
      );
      for (const copy of copies.values())
        if (copy.injuryKey === 'fatal') keep([{ ...copy, submittedOn: '2024-03-15', damageKey: null }]);
    },
    'a change of none': async () => void (await rows('UPDATE published_reports SET injury_key = NULL WHERE false')),
    hiding: async () => {
      const ids = some();
      await drop(ids);
      for (const id of ids) copies.delete(id);
    },
    'the removal of reports': async () => {
      const ids = some();
      await stage.services.database.db.delete(reports).where(inArray(reports.id, ids));
      for (const id of ids) copies.delete(id);
    },
    'all in one transaction that fails': async () => {
      const failing = stage.services.database.transaction(async (tx) => {
        await put(
          [...copies.values()].slice(0, 5).map(({ id }) => drawn(id)),
          tx,
        );
        await tx.delete(publishedReports);
        throw new Error('as it has to be');
      });
      await expect(failing).rejects.toThrow('as it has to be');
    },
  };
  keep(await publish(60));
  for (let round = 0; round < 60; round += 1) {
    const [what, change] = oneOf(Object.entries(changes));
    await change();
    await expectTrueTallies(`${round}: ${what}`);
    const days = { startDate: oneOf([null, anyDay()]), endDate: oneOf([null, anyDay()]) };
    await expectTrueCount(copies.values(), days, oneOf([null, 'None', 'FATAL']), oneOf([null, 'glider']));
  }
  for (const startDate of [null, ...EDGES])
    for (const endDate of [null, ...EDGES])
      for (const severity of [null, 'Minor', 'never used'])
        for (const category of [null, 'Balloon'])
          await expectTrueCount(copies.values(), { startDate, endDate }, severity, category);
});

test('many simultaneous approvals and hidings in one month all succeed and leave the tallies correct (C3.11, C5.1)', async () => {
  const levels = ['None', 'Minor', 'Fatal'];
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, at) => stage.report('ridge', { injuryLevel: levels[at % 3] ?? '' })),
  );
  const hide = (id: string) => stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' });
  await Promise.all(ids.map((id, at) => at % 2 && stage.approve(id)));
  await expectTrueTallies('approving some');
  const hidden = await Promise.all(ids.map((id, at) => (at % 2 ? hide(id) : stage.approve(id).then(() => null))));
  expect(hidden.filter((answer) => answer !== null && answer.statusCode !== 200)).toEqual([]);
  await expectTrueTallies('approving and hiding');
  const shown = await stage.call(
    'GET',
    '/api/reports/public/counts?severity=fatal&startDate=2026-06-10&endDate=2026-06-20',
  );
  expect(shown.json()).toEqual({ total: 4 });
});

test('changes to the same tallies in opposite orders all succeed, and each count is a consistent snapshot', async () => {
  const { db, transaction } = stage.services.database;
  const threes = await Promise.all(Array.from({ length: 16 }, () => publish(3)));
  const [one, other] = [
    { submittedOn: '2024-01-17', injuryKey: 'none', damageKey: null, categoryKey: null },
    { submittedOn: '2024-02-11', injuryKey: 'fatal', damageKey: null, categoryKey: null },
  ];
  const both = criteriaOf({
    language: null,
    topic: null,
    startDate: '2024-01-10',
    endDate: '2024-02-29',
    severity: null,
    aircraftCategory: null,
    keyword: null,
  });
  const totals = new Set<number>();
  for (let round = 0; round < 6; round += 1) {
    const counted = await Promise.all(
      threes.map(async ([first, second, third], at) => {
        await transaction(async (tx) => {
          const [here, there] = (at + round) % 2 ? [one, other] : [other, one];
          await put([{ id: first?.id ?? '', ...here }], tx);
          await put([{ id: second?.id ?? '', ...there }], tx);
          await put([{ id: third?.id ?? '', ...here }], tx);
        });
        return countPublished(db, both);
      }),
    );
    // From the second round on, copies only move between the two months.
    for (const total of round > 0 ? counted : []) totals.add(total);
    await expectTrueTallies(`round ${round}`);
  }
  expect([...totals]).toEqual([await countPublished(db, both)]);
});

test('no tally remains once no copy is left (C5.1)', async () => {
  await publish(5);
  await rows('TRUNCATE published_reports CASCADE');
  expect(await rows('SELECT * FROM published_tallies')).toEqual([]);
  await publish(5);
  await rows('DELETE FROM reports');
  expect(await rows('SELECT * FROM published_tallies')).toEqual([]);
});
