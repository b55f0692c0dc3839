/** Sets up one engine, filled, with the built server running on it, and the processes that measure it. */
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../../server/db/database.ts';
import { createEmbedded } from '../../server/db/embedded/create-cluster.ts';
import { openDatabase } from '../../server/db/open.ts';
import { type DataLocation, isReady } from '../../test/faults/server-process.ts';
import { signIn } from '../../test/faults/staff.ts';
import { startPostgres } from '../../test/postgres.ts';
import { type Children, startChildren } from './children.ts';
import { type Figure, plain } from './figures.ts';
import { type SeededReports, seedReports } from './seeding/seed.ts';
import { type Engine, memoryOf, type StartFigures, timedStart, timedStarts } from './starts.ts';

export type TestBed = StartFigures & {
  rows: number;
  stored: SeededReports;
  location: DataLocation;
  children: Children;
  port: number;
  cookie: string;
  figures: Figure[];
  version: string;
  program: string;
  /** An empty database on the same engine, for another server next to the measured one. */
  newDatabase(name: string): Promise<DataLocation>;
};

const SIZES = `SELECT pg_table_size('reports') AS table,
  pg_indexes_size('reports') + pg_total_relation_size('report_words') AS indexes,
  pg_total_relation_size('published_reports') + pg_total_relation_size('published_words')
    + pg_total_relation_size('published_tallies') AS copies,
  pg_database_size(current_database()) AS all, version() AS version`;
type Sizes = Record<'table' | 'indexes' | 'copies' | 'all' | 'version', string>;

/** On a PostgreSQL server with a separate connection, since the product's have a timeout. */
async function vacuum({ databaseUrl }: DataLocation, { db }: Database): Promise<void> {
  if (databaseUrl === null) return void (await db.execute(sql.raw('VACUUM ANALYZE')));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('VACUUM ANALYZE').finally(() => client.end());
}

/** Fills the database, and reports the disk space per report. */
async function fill(
  location: DataLocation,
  rows: number,
): Promise<{ stored: SeededReports; figures: Figure[]; version: string }> {
  const database = await openDatabase(location);
  const stored = await seedReports(database, rows, new Date());
  await vacuum(location, database);
  const answer = (await database.db.execute(sql.raw(SIZES))) as unknown as { rows: Sizes[] };
  await database.close();
  const { version = '', ...sizes } = answer.rows[0] ?? {};
  const perReport = (bytes: string | undefined) => (Number(bytes) / rows / 1_024).toFixed(1);
  const { table, indexes, copies } = sizes as Sizes;
  const all = Number(table) + Number(indexes) + Number(copies);
  const parts = `${perReport(table)} report, ${perReport(indexes)} its indexes, ${perReport(copies)} public copy with indexes`;
  const figure = plain('storage per report', `${(all / rows / 1_024).toFixed(1)} KiB (${parts}; 55 of 100 are public)`);
  return { stored, figures: [figure], version: /PostgreSQL [\d.]+/.exec(version)?.[0] ?? '' };
}

/** PostgreSQL as in production: acknowledged writes are on disk. */
const DURABLE = ['-c', 'fsync=on', '-c', 'synchronous_commit=on', '-c', 'shared_buffers=256MB'];

type Places = { newDatabase: TestBed['newDatabase']; stop: () => Promise<void> };

async function emptyPlaces(engine: Engine, folder: string): Promise<Places> {
  if (engine === 'embedded') {
    const newDatabase = async (name: string): Promise<DataLocation> => {
      const directory = join(folder, name);
      await createEmbedded(join(directory, 'db'));
      return { databaseUrl: null, directory };
    };
    return { newDatabase, stop: async () => undefined };
  }
  const postgres = await startPostgres(DURABLE);
  const newDatabase = async (name: string): Promise<DataLocation> => {
    await postgres.run(`CREATE DATABASE ${name}`);
    return { databaseUrl: postgres.url(name), directory: join(folder, name) };
  };
  return { newDatabase, stop: () => postgres.stop() };
}

/** The raw engine works on a copy where only one process can open the database. */
function locationOfRaw({ databaseUrl, directory }: DataLocation): DataLocation {
  if (databaseUrl !== null) return { databaseUrl, directory };
  const copy = `${directory}-copy`;
  cpSync(directory, copy, { recursive: true });
  return { databaseUrl, directory: copy };
}

/** Sets up one engine with reports, measures it, and removes everything. */
export async function withTestBed(
  { engine, rows, program }: { engine: Engine; rows: number; program: string },
  measure: (testBed: TestBed) => Promise<void>,
): Promise<TestBed> {
  const folder = await mkdtemp(join(program, 'bench-'));
  const { newDatabase, stop } = await emptyPlaces(engine, folder);
  const ends: (() => unknown)[] = [stop];
  try {
    const location = await newDatabase('windsock');
    await timedStart(program, location).then(({ server }) => server.end('SIGTERM'));
    const empty = await timedStarts(program, location);
    const { stored, figures, version } = await fill(location, rows);
    const raw = locationOfRaw(location);
    const filled = await timedStarts(program, location);
    const { server } = await timedStart(program, location);
    ends.push(() => server.end('SIGTERM'));
    // Nothing is left behind if the run is interrupted.
    process.once('exit', () => server.child.kill('SIGKILL'));
    await wait(3_000);
    const idle = memoryOf(server);
    const children = await startChildren();
    ends.push(() => children.end());
    await children.raw({ kind: 'open', ...raw });
    const cookie = await signIn(server.address);
    const port = Number(new URL(server.address).port);
    const starts = { empty, filled };
    const testBed = {
      engine,
      rows,
      stored,
      location,
      children,
      server,
      port,
      cookie,
      starts,
      idle,
      figures,
      version,
      program,
      newDatabase,
    };
    await measure(testBed);
    if (!(await isReady(server.address))) throw new Error(`the server is no longer ready: ${server.output()}`);
    return testBed;
  } finally {
    for (const end of ends.reverse()) await end();
    await rm(folder, { recursive: true, force: true });
  }
}
