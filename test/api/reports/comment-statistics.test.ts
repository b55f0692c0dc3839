/** How many reports have no comment is known to whoever plans a query, and no comment's text is (contract C12.2), on both engines. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetComments } from '../../../server/db/migrations/0010-0019/0018-uncommented.ts';
import { type Stage, setStage } from '../../stage.ts';

const COMMENT = 'Brief the winch driver.';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  for (let at = 0; at < 8; at += 1) {
    const id = await stage.report('ridge');
    if (at % 4)
      await stage.call('POST', `/api/reports/${id}/comment`, { as: 'ridgeManager', body: { comment: COMMENT } });
  }
});
afterAll(() => stage.close());

async function rows(text: string): Promise<unknown[]> {
  return ((await stage.services.database.db.execute(sql.raw(text))) as unknown as { rows: unknown[] }).rows;
}

/** All that is noted of any table where the comment stands. */
const held = async () =>
  JSON.stringify(
    await rows(`SELECT to_jsonb(s) FROM pg_stats s WHERE tablename IN ('reports', 'published_reports')
      UNION ALL SELECT to_jsonb(e) FROM pg_stats_ext_exprs e UNION ALL SELECT to_jsonb(x) FROM pg_stats_ext x`),
  );
const shares = () =>
  rows(`SELECT most_common_vals::text AS uncommented, most_common_freqs AS shares FROM pg_stats_ext_exprs
    WHERE expr = 'num_nulls(sms_manager_comment)'`);

test('what is noted of the reports tells the share without a comment, and holds no text of one (C12.2)', async () => {
  await rows('ANALYZE reports');
  await rows('ANALYZE published_reports');
  expect(await shares()).toEqual([{ uncommented: '{0,1}', shares: [0.75, 0.25] }]);
  expect(await held()).not.toContain('winch driver');
});

test('what an older version held of the comments is removed as the database is brought up to date (C12.2)', async () => {
  await stage.services.database.plainSql('write', async (connection) => {
    await connection.run('ALTER TABLE reports ALTER COLUMN sms_manager_comment SET STATISTICS 1');
    await connection.run('ANALYZE reports (sms_manager_comment)');
    await connection.run('DROP STATISTICS reports_commented');
  });
  expect(await held()).toContain('winch driver');
  await stage.services.database.plainSql('write', forgetComments);
  expect(await shares()).toEqual([{ uncommented: '{0,1}', shares: [0.75, 0.25] }]);
  await rows('ANALYZE reports');
  expect(await held()).not.toContain('winch driver');
});
