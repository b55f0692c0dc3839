/** Stored counts are correct right after every write (C3.11, C3.12; docs/decisions/023-counts.md). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const counts = async (as: 'superAdmin' | 'ridgeManager') =>
  (await stage.call('GET', '/api/reports/counts', { as })).json();

/** The same by reading every report, with a filter that every report passes. */
const counted = async (as: 'superAdmin' | 'ridgeManager') =>
  (await stage.call('GET', '/api/reports/counts?startDate=2000-01-01', { as })).json();

async function same(): Promise<void> {
  for (const as of ['superAdmin', 'ridgeManager'] as const) expect(await counts(as)).toEqual(await counted(as));
}

test('stored counts are correct after submission, approval, hiding, reassignment and removal (C3.12)', async () => {
  expect(await counts('superAdmin')).toEqual({ total: 0, pending: 0, approved: 0 });
  const first = await stage.report('ridge');
  const second = await stage.report('valley');
  await same();
  expect(await counts('superAdmin')).toEqual({ total: 2, pending: 2, approved: 0 });
  await stage.approve(first);
  await stage.approve(first, 'Once more.');
  await same();
  expect(await counts('superAdmin')).toEqual({ total: 2, pending: 1, approved: 1 });
  const move = { as: 'superAdmin', body: { clubId: stage.clubs.valley } } as const;
  await stage.call('PATCH', `/api/reports/${first}`, move);
  await same();
  await stage.call('POST', `/api/reports/${first}/hide`, { as: 'superAdmin' });
  await same();
  expect(await counts('superAdmin')).toEqual({ total: 2, pending: 2, approved: 0 });
  await stage.services.database.db.execute(sql`DELETE FROM reports WHERE id = ${second}`);
  await same();
  expect(await counts('superAdmin')).toEqual({ total: 1, pending: 1, approved: 0 });
});

test('stored counts are correct after many simultaneous writes, some of which fail (C3.12)', async () => {
  const { total } = await counts('superAdmin');
  const sent = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      stage.report(at % 2 ? 'ridge' : 'valley', at % 6 ? {} : { narrative: '' }).catch(() => null),
    ),
  );
  const stored = sent.filter((id) => id !== null);
  await Promise.all(stored.map((id, at) => (at % 2 ? stage.approve(id) : null)));
  expect((await counts('superAdmin')).total).toBe(total + stored.length);
  await same();
});

test('a report whose filtered texts have their maximum length is accepted (C3.4)', async () => {
  const longest = '\u{5b57}'.repeat(200);
  const texts = {
    injuryLevel: longest,
    highestDamage: longest,
    aircraftCategory: longest,
    headline: '\u{1f6e9}'.repeat(100),
  };
  const id = await stage.report('ridge', texts);
  await stage.approve(id);
  expect((await stage.call('GET', `/api/reports/public?severity=${longest}`)).json()).toHaveLength(1);
  await same();
});
