/** New search entries on a PostgreSQL server: merged soon, and by no request (docs/decisions/022-search.md). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres/postgres.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { type Stage, setStage } from '../stage.ts';

let server: TestServer;
let database: Database;
let stage: Stage;

beforeAll(async () => {
  server = await startPostgres();
  await server.run('CREATE DATABASE windsock');
  database = await openPostgres(server.url('windsock'));
  await database.db.execute(sql`CREATE EXTENSION pgstattuple`);
  stage = await setStage({ database });
});
afterAll(async () => {
  await stage?.close();
  await database?.close();
  await server?.stop();
});

async function waiting(index: string): Promise<number | undefined> {
  const asked = sql`SELECT pending_tuples::int AS tuples FROM pgstatginindex(${index})`;
  const { rows } = (await database.db.execute(asked)) as unknown as { rows: { tuples: number }[] };
  return rows[0]?.tuples;
}
const allTakenIn = (index: string) => expect.poll(() => waiting(index), { timeout: 20_000, interval: 100 }).toBe(0);

test.each([
  ['report_words_parts', () => stage.report('ridge')],
  ['published_words_parts', async () => stage.approve(await stage.report('ridge'))],
])('new entries in %s are merged soon after each write', async (index, write) => {
  for (let time = 0; time < 2; time += 1) {
    await allTakenIn(index);
    await write();
    expect(await waiting(index)).toBeGreaterThan(0);
  }
  await allTakenIn(index);
});

test('if entries cannot be merged, requests go on, and a later write merges them', async () => {
  await allTakenIn('report_words_parts');
  await database.plainSql('write', (connection) =>
    connection.run('ALTER INDEX report_words_parts RENAME TO report_words_away'),
  );
  await stage.report('ridge');
  await expect.poll(() => waiting('report_words_away'), { timeout: 20_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(await waiting('report_words_away')).toBe(1);
  await database.plainSql('write', (connection) =>
    connection.run('ALTER INDEX report_words_away RENAME TO report_words_parts'),
  );
  await stage.report('ridge');
  await allTakenIn('report_words_parts');
});
