/** Databases sort text differently, so the order of a backup's rows is no part of what they say. */
import { createHash, randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { drill } from '../../../server/backup/drill.ts';
import { linesOf } from '../../../server/backup/file.ts';
import { restoreBackup } from '../../../server/backup/restore.ts';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { backupLines } from '../../backup-lines.ts';
import { emptyDatabase, type Target, testFolder } from '../../empty-database.ts';
import { putEmptyCluster } from '../../engines/build-cache.ts';
import { setStage } from '../../stage.ts';

const stage = await setStage();
afterAll(stage.close);

/** In the order of a dictionary; by code the capitals come first. */
const TOKENS = [...'aAbBcCdDeEfFgGhHiIjJ'].map((letter) => letter.padEnd(43, 'x'));

/** A link of an email to each of as many reports, and a report with several details added. */
async function fill({ plainSql }: Database): Promise<void> {
  const reports: string[] = [];
  for (const _ of TOKENS) reports.push(await stage.report('ridge'));
  await plainSql('write', async ({ rows }) => {
    await rows(
      `INSERT INTO mail_links (token, topic, report_id)
       SELECT token, 'question', report FROM unnest($1::text[], $2::uuid[]) AS link (token, report)`,
      [TOKENS, reports],
    );
    await rows("INSERT INTO receipts (report_id, code_hash, notify) VALUES ($1, sha256('code'), false)", [reports[0]]);
    await rows(
      `INSERT INTO details_added (report_id, field, added_on)
       SELECT $1, field, '2026-06-01' FROM unnest($2::text[]) AS field`,
      [reports[0], ['utcTime', 'utcDate', 'headline', 'Weather']],
    );
  });
}
await fill(stage.services.database);

const source = (lines: readonly string[]): AsyncIterable<string> =>
  linesOf(Readable.from([Buffer.from(`${lines.join('\n')}\n`)]));

/** The lines of one table's rows. */
function rowsOf(lines: readonly string[], table: string): string[] {
  const start = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`)) + 1;
  const rows = lines.slice(start);
  return rows.slice(
    0,
    rows.findIndex((line) => line.startsWith('{"end"')),
  );
}

/** The backup with other lines for a table's rows, and the checksum of these. */
function withRows(lines: readonly string[], table: string, rows: readonly string[]): string[] {
  const sha256 = createHash('sha256')
    .update(rows.map((row) => `${row}\n`).join(''))
    .digest('hex');
  const before = rowsOf(lines, table);
  const end = JSON.stringify({ end: table, rows: rows.length, sha256 });
  return lines.toSpliced(lines.indexOf(before[0] ?? ''), before.length + 1, ...rows, end);
}

async function linesIn(target: Target): Promise<string[]> {
  const database = await openDatabase(target);
  return backupLines(database).finally(database.close);
}

/** Everything but the time, whatever the order. */
const contents = (lines: readonly string[]) =>
  lines
    .slice(1)
    .filter((line) => !line.startsWith('{"end":"mail_links"'))
    .sort();

test('a backup restores in whatever order its rows are, but not with rows that the database stores differently', async () => {
  const lines = await backupLines(stage.services.database);
  const reversed = ['mail_links', 'details_added', 'users'].reduce(
    (before, table) => withRows(before, table, rowsOf(before, table).reverse()),
    lines,
  );
  expect(reversed).not.toEqual(lines);
  const target = await emptyDatabase();
  const [first = '', ...rest] = rowsOf(lines, 'users');
  const shouted = withRows(lines, 'users', [first.slice(0, 38).toUpperCase() + first.slice(38), ...rest]);
  expect(shouted).not.toEqual(lines);
  await expect(restoreBackup(target, source(shouted))).rejects.toThrow(/damaged/);
  await expect(restoreBackup(target, source(lines.toSpliced(-2, 1)))).rejects.toThrow(/damaged/);
  await restoreBackup(target, source(reversed));
  expect(contents(await linesIn(target))).toEqual(contents(lines));
});

/** An empty database that sorts as a German dictionary does. */
async function germanDatabase(): Promise<Target> {
  const admin = process.env['TEST_SERVER_URL'] ?? '';
  const name = `g_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client
    .query(`CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'de-DE'`)
    .finally(() => client.end());
  return { ...(await emptyDatabase()), databaseUrl: admin.replace(/\/postgres$/, `/${name}`) };
}

if (process.env['TEST_ENGINE'] === 'server')
  test('a backup moves between databases that sort text differently, and passes the restore drill', async () => {
    const lines = await backupLines(stage.services.database);
    const german = await germanDatabase();
    await restoreBackup(german, source(lines));
    const backup = await linesIn(german);
    expect(rowsOf(backup, 'mail_links')).not.toEqual(rowsOf(lines, 'mail_links'));
    const target = await emptyDatabase();
    await restoreBackup(target, source(backup));
    expect(contents(await linesIn(target))).toEqual(contents(lines));
    const create = (directory: string) => putEmptyCluster(dirname(directory));
    const tables = await drill({ dataDir: testFolder(), create }, source(backup));
    expect(tables.find(({ table }) => table === 'mail_links')?.rows).toBe(TOKENS.length);
  });
