import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putEmptyCluster } from '../engines/build-cache.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { killDuringFirstStart } from './first-start.ts';
import { killDuringMigrations, OLDER_SCHEMAS } from './kill-during-migrations.ts';
import { killRounds } from './kill-rounds.ts';
import { type DataLocation, programCopy } from './server-process.ts';

/** The second kill hits a database that was killed before. `npm run test:durability` runs fifty. */
const ROUNDS = 2;

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

/** A separate database. The embedded one's cluster is a copy; with `none` the server has to create it. */
async function locationOf(
  engine: 'embedded' | 'server',
  name: string,
  cluster: 'made' | 'none' = 'made',
): Promise<DataLocation> {
  const directory = join(folder, name);
  if (engine === 'embedded' && cluster === 'made') await putEmptyCluster(directory);
  if (engine === 'embedded') return { databaseUrl: null, directory };
  await postgres.run(`CREATE DATABASE ${name}`);
  return { databaseUrl: postgres.url(name), directory: folder };
}

test.each(['embedded', 'server'] as const)(
  'a server killed under load on %s loses no acknowledged report (C2.4)',
  async (engine) => {
    const outcome = await killRounds(program, await locationOf(engine, 'rounds'), ROUNDS);
    expect(outcome).toMatchObject({ rounds: ROUNDS, lost: 0, doubled: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(ROUNDS);
  },
);

test.each(['embedded', 'server'] as const)(
  'a first start killed on %s is finished by the next one (C1.4)',
  async (engine) => {
    expect(await killDuringFirstStart(program, await locationOf(engine, 'first', 'none'), 1)).toBe(1);
  },
);

test.each(OLDER_SCHEMAS.flatMap((schema) => [['embedded', schema] as const, ['server', schema] as const]))(
  'a kill during migrations on %s from schema %i loses nothing, and the next start finishes them (C2.2)',
  async (engine, schema) => {
    await killDuringMigrations(program, await locationOf(engine, `older${schema}`), schema, 1);
  },
);
