/**
 * The planner knows how many reports have no comment (C12.2), and no statistics contain the text of a comment
 * or anything else that an erasure removes (C10.5), on both engines.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetComments } from '../../../server/db/migrations/0010-0019/0018-uncommented.ts';
import { type Stage, setStage } from '../../stage.ts';
import { reportWithCode, writeToTeam } from '../receipt/with-code.ts';

const COMMENT = 'Brief the winch driver.';
const CONTACT = {
  reporterName: 'Quentin Sample',
  reporterEmail: 'quentin@canary.example',
  reporterTelephone: '5550123',
};
const MESSAGE = 'I also saw the cable fray.';
/** Words of each text, as stored and as folded. */
const TEXTS = ['winch driver', 'quentin', 'Quentin Sample', '5550123', 'cable fray'];

const TABLES = ['reports', 'report_messages', 'receipts', 'imports'];

/** A hash and a file, in hexadecimal digits as statistics would show them. */
const bytes: string[] = [];
const sought = () => [...TEXTS, ...bytes];

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  for (let at = 0; at < 8; at += 1) {
    const { id, code } = await reportWithCode(stage, 'ridge', CONTACT);
    await writeToTeam(stage, code, MESSAGE);
    if (at % 4)
      await stage.call('POST', `/api/reports/${id}/comment`, { as: 'ridgeManager', body: { comment: COMMENT } });
  }
  for (const meeting of ['spring', 'autumn']) {
    const { cookie } = stage.people.ridgeAdmin;
    const headers = { 'content-type': 'text/csv', cookie };
    const payload = `Date,Description\n2019-06-01,The ${meeting} cable parted.`;
    expect((await stage.app.inject({ method: 'POST', url: '/api/imports', headers, payload })).statusCode).toBe(201);
  }
  const kept = await rows(`(SELECT code_hash::text AS noted FROM receipts ORDER BY 1 LIMIT 1) UNION ALL
    (SELECT file::text FROM imports WHERE file IS NOT NULL ORDER BY 1 LIMIT 1)`);
  for (const { noted } of kept as { noted: string }[]) bytes.push(noted.slice('\\x'.length));
  expect(bytes).toHaveLength(2);
});
afterAll(() => stage.close());

async function rows(text: string): Promise<unknown[]> {
  return ((await stage.services.database.db.execute(sql.raw(text))) as unknown as { rows: unknown[] }).rows;
}

/** Which of the texts are found outside the tables themselves. */
async function held(): Promise<string[]> {
  const noted = JSON.stringify(
    await rows(`SELECT to_jsonb(s) FROM pg_stats s WHERE schemaname = 'public'
      UNION ALL SELECT to_jsonb(e) FROM pg_stats_ext_exprs e UNION ALL SELECT to_jsonb(x) FROM pg_stats_ext x`),
  );
  expect(noted).toContain('submitted_at');
  return sought().filter((text) => noted.includes(text));
}
const shares = () =>
  rows(`SELECT most_common_vals::text AS uncommented, most_common_freqs AS shares FROM pg_stats_ext_exprs
    WHERE expr = 'num_nulls(sms_manager_comment)'`);
const SHARES = [{ uncommented: '{0,1}', shares: [0.75, 0.25] }];

test('statistics of all tables tell the share without a comment, and contain no confidential text (C10.5, C12.2)', async () => {
  await rows('ANALYZE');
  expect(await shares()).toEqual(SHARES);
  expect(await held()).toEqual([]);
});

test('texts in the statistics of an older version are removed when the database is updated (C10.5, C12.2)', async () => {
  const statisticsOf = (columns: string[]) =>
    columns.map((column) => `ALTER COLUMN ${column} SET STATISTICS 1`).join(', ');
  await stage.services.database.plainSql('write', async (connection) => {
    const columns = ['sms_manager_comment', 'reporter_name', 'reporter_email', 'reporter_telephone', 'search_text'];
    await connection.run(`ALTER TABLE reports ${statisticsOf(columns)}`);
    await connection.run(`ALTER TABLE report_messages ${statisticsOf(['body'])}`);
    await connection.run(`ALTER TABLE receipts ${statisticsOf(['code_hash'])}`);
    await connection.run(`ALTER TABLE imports ${statisticsOf(['file'])}`);
    for (const table of TABLES) await connection.run(`ANALYZE ${table}`);
    await connection.run('DROP STATISTICS reports_commented');
  });
  expect(await held()).toEqual(sought());
  const named = [...TABLES, 'receipts_code_hash_key'].map((name) => `'${name}'`).join(', ');
  const files = `SELECT relname, relfilenode FROM pg_class WHERE relname IN (${named}) ORDER BY relname`;
  const before = await rows(files);
  await stage.services.database.plainSql('write', forgetComments);
  expect(await shares()).toEqual(SHARES);
  // No table was rewritten.
  expect(await rows(files)).toEqual(before);
  await rows('ANALYZE');
  expect(await held()).toEqual([]);
});
