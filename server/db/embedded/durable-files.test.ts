/** Acknowledged rows are on disk, and only one process has the directory (C2.1, C2.3, C2.4). */
import { type ChildProcess, spawn } from 'node:child_process';
import { fsyncSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putEmptyCluster } from '../../../test/engines/build-cache.ts';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';
import { openEmbedded } from './embedded.ts';

let root: string;
let directory: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'windsock-durable-'));
  directory = join(root, 'data');
  await putEmptyCluster(directory);
  await (await openEmbedded({ directory })).close();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const insert = (at: number) => sql`
  INSERT INTO clubs (name, name_key, created_at, updated_at) VALUES (${`Club ${at}`}, ${`club ${at}`}, now(), now())`;

test('every commit is written to disk with at least one fsync, and reading needs none (C2.1)', async () => {
  let synced = 0;
  const sync = (descriptor: number) => {
    synced += 1;
    fsyncSync(descriptor);
  };
  const database = await openEmbedded({ directory, disk: { sync } });
  for (let at = 0; at < 25; at += 1) {
    const before = synced;
    await database.db.execute(insert(at));
    expect(synced, `commit ${at}`).toBeGreaterThan(before);
  }
  const before = synced;
  await database.transaction(async (tx) => {
    for (let at = 100; at < 110; at += 1) await tx.execute(insert(at));
    expect(synced).toBe(before);
  });
  expect(synced).toBeGreaterThan(before);
  const afterwards = synced;
  await database.db.execute(sql`SELECT count(*) FROM clubs`);
  expect(synced).toBe(afterwards);
  await database.close();
});

/** A process that opens the database, inserts rows in a loop, and prints the number of each acknowledged row. */
const WRITER = `
import { sql } from 'drizzle-orm';
import { openEmbedded } from ${JSON.stringify(fileURLToPath(new URL('./embedded.ts', import.meta.url)))};
const { db } = await openEmbedded({ directory: process.argv[1] });
for (let at = Number(process.argv[2]); ; at += 1) {
  await db.execute(sql\`INSERT INTO clubs (name, name_key, created_at, updated_at) VALUES (\${'Row ' + at}, \${'row ' + at}, now(), now())\`);
  process.stdout.write(at + '\\n');
}`;

/** Starts the writer; resolves once it has acknowledged rows. */
function startWriter(first: number): Promise<{ child: ChildProcess; acknowledged: () => number[] }> {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  // It is killed too soon for an optimising second compilation of PGlite to pay off.
  const flags = ['--liftoff-only', '--import', 'tsx', '--input-type=module', '-e', WRITER, directory, String(first)];
  const child = spawn(process.execPath, flags, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const acknowledged = () => said.split('\n').slice(0, -1).map(Number);
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('the writer ended by itself')));
    child.stdout.on('data', (data) => {
      said += data;
      if (acknowledged().length > 20) resolve({ child, acknowledged });
    });
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** The directory under three names. */
const link = () => join(root, 'link');
const names = () => [directory, link(), join(root, 'data', '..', 'data')];

test('a directory in use is refused, through a symlink too; acknowledged rows survive kill -9, a stale lock is ignored (C2.3, C2.4)', async () => {
  symlinkSync(directory, link());
  for (const first of [1_000, 100_000]) {
    const { child, acknowledged } = await startWriter(first);
    for (const path of names()) {
      const refusal = await openEmbedded({ directory: path }).catch((error: Error) => error);
      expect(refusal).toBeInstanceOf(DirectoryInUse);
      expect((refusal as Error).message).toMatch(/^DATA_DIR .*in use.*$/);
    }
    await kill(child);
    const database = await openEmbedded({ directory: link() });
    const found = (await database.db.execute(sql`SELECT name FROM clubs`)) as unknown as { rows: { name: string }[] };
    await database.close();
    const kept = new Set(found.rows.map(({ name }) => name));
    const lost = acknowledged().filter((at) => !kept.has(`Row ${at}`));
    expect([acknowledged().length > 20, lost]).toEqual([true, []]);
  }
});

test('the lock is released when the database is closed or cannot be opened (C2.3)', async () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  unlock();
  const broken = join(root, 'broken');
  const create = () => Promise.reject(new Error('no space'));
  await expect(openEmbedded({ directory: broken, create })).rejects.toThrow('no space');
  lockDirectory(broken)();
  await (await openEmbedded({ directory })).close();
});
