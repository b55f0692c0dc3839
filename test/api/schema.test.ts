/** The tables in the code and those made by the migrations are the same (C2.1, C2.5). */
import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONFIDENTIAL_TEXTS, REPORT_TEXT_NAMES } from '../../domain/reports/report.ts';
import type { Database } from '../../server/db/database.ts';
import { schemaOf } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';
import * as publishedSchema from '../../server/db/published-schema.ts';
import * as schema from '../../server/db/schema.ts';
import { emptyDatabase } from '../empty-database.ts';
import { testDatabase } from '../engines/database-pool.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Column = { table: string; column: string; type: string; required: boolean };

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsInCode(): Column[] {
  const tables: unknown[] = Object.values({ ...schema, ...publishedSchema });
  return [...new Set(tables)].flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const { name, columns } = getTableConfig(table);
    return Object.entries(getTableColumns(table)).map(([key, column]) => {
      const required = column.notNull || columns.some((each) => each === column && each.primary);
      return { table: name, column: column.keyAsName ? snake(key) : column.name, type: column.getSQLType(), required };
    });
  });
}

async function columnsInDatabase(): Promise<Column[]> {
  const found = (await database.db.execute(sql`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  `)) as unknown as { rows: Column[] };
  return found.rows.map((row) => ({
    ...row,
    type: row.type.replace(/^timestamp\((\d)\) with/, 'timestamp ($1) with'),
  }));
}

const inOrder = (columns: Column[]): string[] =>
  columns
    .map(({ table, column, type, required }) => `${table}.${column} ${type} ${required ? 'required' : ''}`)
    .toSorted();

/** Tables that only the migrations and the database itself use. */
const UNSEEN = ['migrations'];

test('every table has the same columns, types and required values in code and database (C2.1)', async () => {
  const migrated = (await columnsInDatabase()).filter(({ table }) => !UNSEEN.includes(table));
  const seen = new Set(columnsInCode().map(({ table }) => table));
  expect(inOrder(migrated.filter(({ table }) => seen.has(table)))).toEqual(inOrder(columnsInCode()));
  expect(seen.size).toBeGreaterThanOrEqual(9);
});

test('published copies have no confidential column, and none with a time of day (C2.5, C3.9)', async () => {
  const published = (await columnsInDatabase()).filter(({ table }) => table.startsWith('published_'));
  const names = published.map(({ column }) => column);
  for (const name of CONFIDENTIAL_TEXTS) expect(names).not.toContain(snake(name));
  for (const name of ['club_id', 'reviewed_at', 'submitted_at', 'created_at']) expect(names).not.toContain(name);
  expect(new Set(published.map(({ table }) => table))).toEqual(
    new Set(['published_photos', 'published_reports', 'published_words', 'published_tallies', 'published_briefings']),
  );
  expect(published.filter(({ type }) => type.startsWith('timestamp'))).toEqual([]);
});

test('a report has a column for every text of section 3 (specification section 3)', async () => {
  const names = (await columnsInDatabase()).filter(({ table }) => table === 'reports').map(({ column }) => column);
  for (const name of REPORT_TEXT_NAMES) expect(names).toContain(snake(name));
});

test('a database that lacks an earlier migration is refused, and no later one is applied to it (C2.2)', async () => {
  const target = await emptyDatabase();
  const older = await openDatabase({ ...target, schema: 20 });
  await older.plainSql('write', ({ run }) => run('DELETE FROM migrations WHERE id = 14'));
  await older.close();
  await expect(openDatabase(target)).rejects.toThrow('Migration 14 (papers) is missing');
  const unchanged = await openDatabase({ ...target, schema: 'as-is' });
  expect(await unchanged.plainSql('read', schemaOf)).toBe(20);
  await unchanged.close();
});
