/** An import of as many reports as allowed (C12.7). */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMaintenance } from '../../../server/db/embedded/maintenance.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** Pause between two calls of the people who work during an import: without it they would use most of the CPU. */
const PAUSE_MS = 50;

const count = async (query = '') =>
  (await stage.call('GET', `/api/reports/counts${query}`, { as: 'valleyAdmin' })).json();
const total = async (): Promise<number> => (await count()).total;

/** Others are answered more often than this while 5,000 reports are stored; without yielding it would be once. */
const ROUNDS_MIN = 5;

/** As on a busy server: deleting 5,000 reports in one statement would exceed its time limit. */
async function slowDownDeletion(): Promise<void> {
  const { db } = stage.services.database;
  await db.execute(sql`CREATE FUNCTION pause() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(0.001); RETURN OLD; END $$`);
  await db.execute(sql`CREATE TRIGGER pause BEFORE DELETE ON reports FOR EACH ROW EXECUTE FUNCTION pause()`);
}

test('5,000 reports are imported and undone, and others are answered during both (C12.7, C19.10)', async () => {
  const words = (seed: number) =>
    Array.from({ length: 30 }, (_, at) => ((seed * 7919 + at * 104_729) % 99_991).toString(36)).join(' ');
  const lines = Array.from(
    { length: 5_000 },
    (_, at) => `2018-${String((at % 12) + 1).padStart(2, '0')}-15,"Bulkword ${words(at)}"`,
  );
  const file = Buffer.from(`date,narrative\n${lines.join('\n')}`);
  const before = await total();
  let [isOver, rounds] = [false, 0];
  const others = async () => {
    for (; !isOver; rounds += 1) {
      await wait(PAUSE_MS);
      await stage.call('GET', '/api/reports/counts', { as: 'ridgeManager' });
      await stage.report('ridge');
    }
  };
  const working = others();
  const { cookie } = stage.people.valleyAdmin;
  const headers = { 'content-type': 'text/csv', cookie };
  const preview = (await stage.app.inject({ method: 'POST', url: '/api/imports', headers, payload: file })).json();
  expect(preview).toMatchObject({ rows: 5_000, bad: [] });
  const act = (action: 'confirm' | 'undo') =>
    stage.call('POST', `/api/imports/${preview.id}/${action}`, { as: 'valleyAdmin' });
  expect((await act('confirm')).json()).toEqual({ imported: 5_000 });
  isOver = true;
  await working;
  expect(rounds).toBeGreaterThan(ROUNDS_MIN);
  expect(await total()).toBe(before + 5_000);
  const counted = () => count('?keyword=bulkword');
  await expect
    .poll(counted, { timeout: 240_000, interval: 1_000 })
    .toEqual({ total: 5_000, pending: 5_000, approved: 0 });
  // A running server maintains its tables within a minute of a change.
  await runMaintenance(stage.services.database);
  if (stage.services.database.engine === 'embedded') {
    expect((await act('undo')).statusCode).toBe(204);
  } else {
    await slowDownDeletion();
    [isOver, rounds] = [false, 0];
    const stillWorking = others();
    expect((await act('undo')).statusCode).toBe(204);
    // The undo takes at least 5 s: others are answered before it ends.
    expect(rounds).toBeGreaterThan(3);
    isOver = true;
    await stillWorking;
  }
  expect(await counted()).toEqual({ total: 0, pending: 0, approved: 0 });
  expect(await total()).toBe(before);
});
