import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uploads } from '../../../server/db/schema.ts';
import { startHousekeeping } from '../../../server/housekeeping.ts';
import { type Stage, setStage } from '../../stage.ts';
import { uploadPicture } from '../photos/pictures.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test('a sweep that fails is logged and does not keep the others from deleting their data (C16.2)', async () => {
  const { db } = stage.services.database;
  await uploadPicture(stage);
  stage.clock.advance({ minutes: 61 });
  await db.execute(sql`ALTER TABLE sign_in_steps RENAME TO renamed`);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startHousekeeping(stage.services, stage.app.log);
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  await expect.poll(() => db.$count(uploads)).toBe(0);
  stop();
  expect(stage.log.join('')).toContain('housekeeping failed');
});
