/** Kills during a migration from an older schema: nothing is lost, and the next start completes it (C2.2). */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/db/open.ts';
import { type DataLocation, spawnServer, startServer } from './server-process.ts';
import { ask, everyReport, signIn } from './staff.ts';

/** The first schema, and those that stored search data differently from today's. */
export const OLDER_SCHEMAS = [1, 5, 6] as const;
/** Schemas since mail was added, each lacking one feature more: for the long test only. */
export const LATER_SCHEMAS = [10, 11, 12, 13, 14, 15, 17] as const;

/** What a program of schema 5 had created beyond today's migrations: letter pairs and trigram indexes. */
const TRIGRAMS = `
  ALTER TABLE reports ALTER COLUMN search_pairs SET DEFAULT '{zq}';
  ALTER TABLE published_reports ALTER COLUMN search_pairs SET DEFAULT '{zq}';
  CREATE INDEX reports_search ON reports USING gin (search_text gin_trgm_ops, search_pairs);
  CREATE INDEX published_reports_search ON published_reports USING gin (search_text gin_trgm_ops, search_pairs);`;

/** Bounds of when a start runs its migrations, milliseconds. */
const EARLIEST_MS = 150;
const LATEST_MS = 750;

async function makeOlder(location: DataLocation, schema: number): Promise<void> {
  const older = await openDatabase({ ...location, schema });
  await older.plainSql('write', ({ run }) =>
    run(`${schema === 5 ? TRIGRAMS : ''}
      INSERT INTO clubs (name, name_key, created_at, updated_at) VALUES ('Ridge', 'ridge', now(), now());
      INSERT INTO reports (club_id, narrative, reporter_email, submitted_at, search_text)
      SELECT id, 'The canopy opened.', 'reporter@example.org', now(), 'the canopy opened. the canopies' FROM clubs, generate_series(1, 1100);
      INSERT INTO published_reports (id, narrative, submitted_on, search_text, injury_key)
      SELECT id, narrative, '2026-05-01', 'the canopy opened. the canopies', 'none' FROM reports LIMIT 600`),
  );
  await older.close();
}

/** Makes a database of an older schema, kills several starts on it; throws if the next one lacks or misses anything. */
export async function killDuringMigrations(
  program: string,
  location: DataLocation,
  schema: number,
  kills: number,
): Promise<void> {
  await makeOlder(location, schema);
  for (let kill = 0; kill < kills; kill += 1) {
    const starting = await spawnServer(program, location);
    await wait(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS));
    await starting.end('SIGKILL');
  }
  const server = await startServer(program, location);
  const cookie = await signIn(server.address);
  assert.equal((await everyReport(server.address, cookie)).length, 1100);
  const { body: trends } = await ask(server.address, 'GET', '/api/analytics', { cookie });
  assert.equal((trends as { total: number }).total, 1100);
  const counts = async (query: string) => (await fetch(`${server.address}/api/reports/public/counts?${query}`)).json();
  assert.deepEqual(await counts('keyword=canop%20opened.%20the&severity=None&endDate=2026-05-01'), { total: 600 });
  assert.deepEqual(await counts('keyword=canopie%20zq'), { total: 0 });
  assert.deepEqual(await counts('severity=None&startDate=2026-04-15'), { total: 600 });
  assert.deepEqual(await counts('endDate=2026-04-30'), { total: 0 });
  assert.equal(await server.end('SIGTERM'), 0);
}
