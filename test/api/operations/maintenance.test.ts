/** The embedded database updates its statistics itself; a server has autovacuum (docs/decisions/021-maintenance.md). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMaintenance } from '../../../server/db/embedded/maintenance.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  for (let at = 0; at < 3; at += 1) await stage.approve(await stage.report('ridge'));
});
afterAll(() => stage.close());

async function rows<Row>(text: string): Promise<Row[]> {
  return ((await stage.services.database.db.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
}
const embedded = process.env['TEST_ENGINE'] !== 'server';
const unmerged = async () =>
  (await rows<{ pages: string }>("SELECT gin_clean_pending_list('report_words_parts')::text AS pages"))[0]?.pages;

test('tables that have no statistics, or have changed much, are analysed, and no others', async () => {
  const { database } = stage.services;
  const first = await runMaintenance(database);
  if (!embedded) return expect(first).toEqual([]);
  expect(first).toEqual(
    expect.arrayContaining(['clubs', 'published_reports', 'published_words', 'report_words', 'reports']),
  );
  expect(await unmerged()).toBe('0');
  expect(await runMaintenance(database)).toEqual([]);
  await stage.report('valley');
  expect(await runMaintenance(database)).toEqual([]);
  for (let at = 0; at < 60; at += 1) await stage.report('valley');
  expect(await runMaintenance(database)).toContain('reports');
  const [known] = await rows<{ rows: number }>("SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'reports'");
  expect(known?.rows).toBe(64);
});

test('the write-ahead log of the embedded database is restarted if it has grown, and only then', async () => {
  if (!embedded) return expect(await runMaintenance(stage.services.database, 0)).toEqual([]);
  const grown = async () =>
    Number(
      (
        await rows<{ bytes: string }>(
          'SELECT pg_current_wal_insert_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()',
        )
      )[0]?.bytes,
    );
  await stage.report('ridge');
  const before = await grown();
  expect(before).toBeGreaterThan(10_000);
  await runMaintenance(stage.services.database);
  expect(await grown()).toBeGreaterThanOrEqual(before);
  const id = await stage.report('ridge');
  await runMaintenance(stage.services.database, before);
  expect(await grown()).toBeLessThan(10_000);
  expect((await stage.stored(id)).id).toBe(id);
});
