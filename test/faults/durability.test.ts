import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/open.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { killedFirstStart } from './first-start.ts';
import { killRounds } from './kill-rounds.ts';
import { type Place, programCopy, spawnServer, startServer } from './server-process.ts';
import { everyReport, signIn } from './staff.ts';

let postgres: TestServer;
let program: string;
const folder = mkdtempSync(join(tmpdir(), 'windsock-faults-'));

beforeAll(async () => {
  postgres = await startPostgres();
  program = programCopy();
});
afterAll(async () => {
  await postgres.stop();
  for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
});

async function place(engine: 'embedded' | 'server', name: string): Promise<Place> {
  if (engine === 'embedded') return { databaseUrl: null, directory: join(folder, name) };
  await postgres.run(`CREATE DATABASE ${name}`);
  return { databaseUrl: postgres.url(name), directory: folder };
}

test.each(['embedded', 'server'] as const)(
  'C2.4: killed under load on %s, no acknowledged report is lost',
  async (engine) => {
    const outcome = await killRounds(program, await place(engine, 'rounds'), 3);
    expect(outcome).toMatchObject({ rounds: 3, lost: 0, doubled: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(3);
  },
);

test.each(['embedded', 'server'] as const)(
  'C1.4: killed during its first start on %s, the next one finishes it',
  async (engine) => {
    expect(await killedFirstStart(program, await place(engine, 'first'), 2)).toBe(1);
  },
);

/** What a program of schema 5 had made beside what the migrations make today: pairs of letters, and indexes of trigrams. */
const TRIGRAMS = `
  ALTER TABLE reports ALTER COLUMN search_pairs SET DEFAULT '{zq}';
  ALTER TABLE published_reports ALTER COLUMN search_pairs SET DEFAULT '{zq}';
  CREATE INDEX reports_search ON reports USING gin (search_text gin_trgm_ops, search_pairs);
  CREATE INDEX published_reports_search ON published_reports USING gin (search_text gin_trgm_ops, search_pairs);`;

test.each([
  ['embedded', 1, ''],
  ['server', 1, ''],
  ['embedded', 5, TRIGRAMS],
  ['server', 5, TRIGRAMS],
  ['embedded', 6, ''],
  ['server', 6, ''],
] as const)(
  'C2.2: killed during migrations on %s from schema %i, nothing is lost and the next start finishes',
  async (engine, schema, asItWas) => {
    const where = await place(engine, `older${schema}`);
    const older = await openDatabase({ ...where, schema });
    await older.plainSql('write', ({ run }) =>
      run(`${asItWas}
      INSERT INTO clubs (name, name_key, created_at, updated_at) VALUES ('Ridge', 'ridge', now(), now());
      INSERT INTO reports (club_id, narrative, reporter_email, submitted_at, search_text)
      SELECT id, 'The canopy opened.', 'reporter@example.org', now(), 'the canopy opened. the canopies' FROM clubs, generate_series(1, 1100);
      INSERT INTO published_reports (id, narrative, submitted_on, search_text, injury_key)
      SELECT id, narrative, '2026-05-01', 'the canopy opened. the canopies', 'none' FROM reports LIMIT 600`),
    );
    await older.close();
    for (let kill = 0; kill < 3; kill += 1) {
      const starting = await spawnServer(program, where);
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 600));
      await starting.end('SIGKILL');
    }
    const server = await startServer(program, where);
    expect(await everyReport(server.address, await signIn(server.address))).toHaveLength(1100);
    const counts = async (query: string) =>
      (await fetch(`${server.address}/api/reports/public/counts?${query}`)).json();
    expect(await counts('keyword=canop%20opened.%20the&severity=None&endDate=2026-05-01')).toEqual({ total: 600 });
    expect(await counts('keyword=canopie%20zq')).toEqual({ total: 0 });
    expect(await counts('severity=None&startDate=2026-04-15')).toEqual({ total: 600 });
    expect(await counts('endDate=2026-04-30')).toEqual({ total: 0 });
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
