import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { drill } from '../../../server/backup/drill.ts';
import { linesOf, readBackupFile, writeBackup } from '../../../server/backup/file.ts';
import { removeLeftoverDrills } from '../../../server/backup/leftover-drills.ts';
import { restoreBackup } from '../../../server/backup/restore.ts';
import { askServer, openChannel } from '../../../server/control/channel.ts';
import { refuseUnlessEmpty } from '../../../server/db/backup/load.ts';
import { BACKUP_TABLES, EXCLUDED_TABLES } from '../../../server/db/backup/tables.ts';
import type { Database } from '../../../server/db/database.ts';
import { lockDirectory } from '../../../server/db/embedded/directory-lock.ts';
import { openEmbedded } from '../../../server/db/embedded/embedded.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { backupLines, backupPieces } from '../../backup-lines.ts';
import { emptyDatabase, type Target, testFolder } from '../../empty-database.ts';
import { putEmptyCluster } from '../../engines/build-cache.ts';
import { MINIMAL, setStage } from '../../stage.ts';
import { publish, reportWithPhotos, submit, uploadPicture } from '../photos/pictures.ts';
import { reportWithFlight } from '../reports/with-flight.ts';

const PASSPHRASE = 'thermals at noon, tea at four';
const stage = await setStage();
afterAll(stage.close);

/** Every line of a backup except the first, which contains the time. */
const contents = async (database: Database): Promise<string[]> => (await backupLines(database)).slice(1);

const textOf = (lines: readonly string[]): AsyncIterable<Buffer> =>
  Readable.from([Buffer.from(`${lines.join('\n')}\n`)]);

/** Writes a backup of the stage and returns its lines. */
async function backupTo(path: string, passphrase: string | null): Promise<string[]> {
  const lines = await backupLines(stage.services.database);
  await writeBackup(path, textOf(lines), passphrase);
  return lines;
}

async function restored<Result>(target: Target, look: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(target);
  return look(database).finally(database.close);
}

/** Text that a careless format breaks: quotes, backslashes, line ends of every kind, emoji, an empty-looking value. */
const AWKWARD = 'Tab\t"quoted" \\N \\. back\\slash\n\u2028\u2029 é 🛩️ {a,b} [1] null';

async function fill(): Promise<void> {
  const { id } = await reportWithFlight(stage, { narrative: AWKWARD, reporterName: 'O\'Brien \\ "Bob"' });
  await stage.approve(id, 'Done.\n\n\u2028Twice.');
  const as = 'ridgeManager';
  const followUp = { categories: [104, 98], eventTypes: [5020702], outcome: 4, told: AWKWARD };
  await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as, body: followUp });
  const toDo = { title: 'Inspect the cable', details: AWKWARD, reportId: id, due: '2026-06-20' };
  const actions = [(await stage.call('POST', '/api/actions', { as, body: toDo })).json().id];
  const hazard = { title: 'Cable', description: AWKWARD, severity: 4, likelihood: 3, reports: [id], actions };
  await stage.call('POST', '/api/hazards', { as, body: hazard });
  await publish(stage, await reportWithPhotos(stage, 2));
  await stage.report('valley');
  await stage.call('GET', '/api/submission-key');
  await stage.call('POST', '/api/reports', {
    body: { clubId: stage.clubs.ridge, ...MINIMAL },
    headers: { 'idempotency-key': 'b6e2c9f4-5d2f-4c3a-9d0a-0f5b8f3b2a11' },
  });
}

test('a table is either in every backup or left out for a stated reason', async () => {
  const tables = await stage.services.database.plainSql('read', (connection) =>
    connection.rows<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    ),
  );
  const known = [...BACKUP_TABLES.map(([table]) => table), ...Object.keys(EXCLUDED_TABLES)];
  expect(tables.map(({ name }) => name)).toEqual(known.sort());
});

test('a restored backup holds every row and works; neither a database with data nor a file is ever overwritten', async () => {
  await fill();
  const folder = testFolder();
  const path = join(folder, 'backup');
  await backupTo(path, null);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path).includes('Bob')).toBe(false);
  await expect(backupTo(path, null)).rejects.toThrow('already exists');
  await expect(writeBackup(join(folder, 'broken'), textOf(['{}']), null)).rejects.toThrow('ended early');
  expect(readdirSync(folder)).toEqual(['backup']);
  const target = await emptyDatabase();
  const tables = await restoreBackup(target, readBackupFile(path, null));
  expect(tables.find(({ table }) => table === 'reports')?.rows).toBe(4);
  expect(tables.filter(({ table }) => table.includes('photos'))).toMatchObject([{ rows: 2 }, { rows: 1 }]);
  const before = (await stage.call('GET', '/api/reports?limit=200', { as: 'superAdmin' })).json();
  await expect(restoreBackup(target, readBackupFile(path, null))).rejects.toThrow('not empty');
  await restored(target, async (database) => {
    expect(await contents(database)).toEqual(await contents(stage.services.database));
    const { testApp } = await import('../../test-app.ts');
    const again = await testApp({ database });
    const keyOf = async (tested: { app: typeof again.app }) => (await tested.app.inject('/api/submission-key')).json();
    expect(await keyOf(again), 'what waits sealed still arrives (C15.3)').toEqual(await keyOf(stage));
    const payload = { email: 'ingrid@windsock.example', password: 'wing runner 42' };
    const signedIn = await again.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(signedIn.statusCode).toBe(200);
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const old = await again.app.inject({ url: '/api/auth/check', headers: { cookie: stage.people.superAdmin.cookie } });
    expect(old.statusCode).toBe(401);
    const after = await again.app.inject({ url: '/api/reports?limit=200', headers: { cookie } });
    expect(after.json()).toEqual(before);
    const audit = await again.app.inject({ url: '/api/audit?limit=1', headers: { cookie } });
    expect(audit.json()[0].action).toBe('sign-in');
    await again.close();
  });
});

/** Target of every broken backup, which must leave it empty; shared, since each would open a new database. */
const spoilt = emptyDatabase();
const expectEmpty = async (): Promise<void> =>
  expect(restored(await spoilt, ({ plainSql }) => plainSql('read', refuseUnlessEmpty))).resolves.toBeUndefined();

test('a backup that is damaged, cut off or opened with a wrong passphrase is refused, and nothing is restored', async () => {
  const folder = testFolder();
  const whole = join(folder, 'whole');
  await backupTo(whole, PASSPHRASE);
  const bytes = readFileSync(whole);
  const flipped = Buffer.from(bytes);
  const middle = bytes.length >> 1;
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  const cases = { flipped, short: bytes.subarray(0, -40), longer: Buffer.concat([bytes, Buffer.from('x')]) };
  const target = await spoilt;
  for (const [name, content] of Object.entries(cases)) {
    writeFileSync(join(folder, name), content);
    await expect(restoreBackup(target, readBackupFile(join(folder, name), PASSPHRASE))).rejects.toThrow(/damaged/);
  }
  await expect(restoreBackup(target, readBackupFile(whole, 'another passphrase'))).rejects.toThrow(/passphrase/);
  await expect(restoreBackup(target, readBackupFile(whole, null))).rejects.toThrow('set BACKUP_PASSPHRASE');
  await expectEmpty();
});

test('a database that is newer than the program is not backed up, as its new tables would be missing (C1.7)', async () => {
  const { database } = stage.services;
  await database.plainSql('write', (connection) =>
    connection.rows("INSERT INTO migrations VALUES (999, 'next', now())"),
  );
  await expect(backupLines(database)).rejects.toThrow('newer');
  await database.plainSql('write', (connection) => connection.rows('DELETE FROM migrations WHERE id = 999'));
});

test('an older backup is refused by an empty database whose schema is newer, but not called damaged', async () => {
  await expectEmpty();
  const older = linesOf(textOf(['{"format":"windsock","version":1,"schema":1}']));
  await expect(restoreBackup(await spoilt, older)).rejects.toThrow('schema is newer than the backup; use a new one');
});

test('changed, missing or doubled rows in an unencrypted backup are detected', async () => {
  const lines = await backupLines(stage.services.database);
  const row = lines.findIndex((line) => line.includes('canopy opened'));
  const target = await spoilt;
  const changes: string[][] = [
    lines.with(row, (lines[row] ?? '').replace('canopy', 'airbrake')),
    lines.toSpliced(row, 1),
    lines.toSpliced(row, 0, lines[row] ?? ''),
    lines.slice(0, -1),
    lines.toSpliced(row + 1, lines.length),
  ];
  for (const changed of changes)
    await expect(restoreBackup(target, linesOf(textOf(changed)))).rejects.toThrow(/damaged/);
  await expect(restoreBackup(target, linesOf(textOf(['{"format":"other"}'])))).rejects.toThrow('not a backup');
  await restoreBackup(target, linesOf(textOf(lines)));
});

// A drill runs on the embedded engine, whichever is in use.
if (process.env['TEST_ENGINE'] === 'embedded')
  test('a restore drill restores on the disk of DATA_DIR, compares every table, and leaves nothing behind', async () => {
    const dataDir = testFolder();
    const left = join(dataDir, 'windsock-drill-killed-early');
    mkdirSync(left);
    utimesSync(left, 0, 0);
    lockDirectory(join(dataDir, 'windsock-drill-killed'))();
    const endOther = lockDirectory(join(dataDir, 'windsock-drill-running'));
    const path = join(testFolder(), 'backup');
    await backupTo(path, null);
    const seen: string[][] = [];
    const create = async (target: string) => {
      seen.push(readdirSync(dataDir));
      await putEmptyCluster(dirname(target));
    };
    const tables = await drill({ dataDir, create }, readBackupFile(path, null));
    expect(tables.find(({ table }) => table === 'users')?.rows).toBeGreaterThan(3);
    expect(seen.flat().filter((name) => name !== 'windsock-drill-running')).toEqual([
      expect.stringMatching(/^windsock-drill-.{6}$/),
    ]);
    endOther();
    removeLeftoverDrills(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
    await expect(drill({ dataDir, create }, linesOf(textOf(['{}'])))).rejects.toThrow('not a backup');
    expect(readdirSync(dataDir)).toEqual([]);
  });

// The first test already moves from one embedded database to another.
if (process.env['TEST_ENGINE'] === 'server')
  test('a backup of the embedded database restores everything on a server', async () => {
    // When the suite runs on both engines, there is a cluster to copy: creating one takes seconds.
    const source = await openEmbedded(
      process.env['TEST_EMBEDDED_ROOT'] ? await emptyDatabase() : { directory: testFolder() },
    );
    const old = await setStage({ database: source });
    await old.approve(await old.report('valley', { narrative: AWKWARD }));
    const lines = await backupLines(source);
    const target = await emptyDatabase();
    await restoreBackup(target, linesOf(textOf(lines)));
    expect(await restored(target, contents)).toEqual(await contents(source));
    await old.close();
    await source.close();
  });

test('a running server gives a small answer on its socket without disk space, while a backup fails', async () => {
  const [directory, moved] = [join(testFolder(), 'data'), join(testFolder(), 'moved')];
  mkdirSync(directory);
  const failures: unknown[] = [];
  const channel = await openChannel(stage.services, directory, (error) => failures.push(error));
  // The server can no longer create its spool file in the directory; its socket still works under the new path.
  renameSync(directory, moved);
  const answer = await askServer(moved, 'backup-alarm', []);
  expect(JSON.parse(Buffer.concat((await answer?.toArray()) ?? []).toString()).superAdmins).toHaveLength(1);
  for (const _ of [1, 2, 3, 4]) await stage.report('valley', { narrative: 'The canopy opened. '.repeat(1_000) });
  await expect(askServer(moved, 'backup', [])).rejects.toThrow('failed to do this');
  expect(failures).toMatchObject([{ code: 'ENOENT' }]);
  await new Promise((resolve) => channel?.close(resolve));
});

test('a photo is read in small pieces but backed up in the same line as before, so old backups can be verified (C16.3)', async () => {
  const { database } = stage.services;
  const upload = await uploadPicture(stage, { data: 300_000 });
  const { id } = (await submit(stage, [upload])).json();
  const [row] = await database.plainSql('read', (connection) =>
    connection.rows<{ line: string }>(
      `SELECT json_build_array(id::text, report_id::text, place::text,
        translate(encode(bytes, 'base64'), E'\\n', ''), width::text, height::text)::text AS line
       FROM photos WHERE report_id = $1`,
      [id],
    ),
  );
  expect(row?.line.length).toBeGreaterThan(400_000);
  const pieces = await backupPieces(database);
  expect(pieces.join('').split('\n')).toContain(row?.line);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(110_000);
});

test('a running server gives a backup through its socket, which only its owner may open', async () => {
  const directory = testFolder();
  const failures: unknown[] = [];
  const channel = await openChannel(stage.services, directory, (error) => failures.push(error));
  expect(statSync(join(directory, 'control.sock')).mode & 0o777).toBe(0o600);
  const lines: string[] = [];
  const answer = await askServer(directory, 'backup', []);
  if (answer) for await (const line of linesOf(answer)) lines.push(line);
  expect(lines.slice(1)).toEqual(await contents(stage.services.database));
  expect(readdirSync(directory)).toEqual(['control.sock']);
  await expect(askServer(directory, 'recover-super-admin', ['nobody'])).rejects.toThrow('valid email');
  await new Promise((resolve) => channel?.close(resolve));
  expect(await askServer(directory, 'backup', [])).toBe(null);
  expect(failures).toEqual([]);
});

// Last, since every later backup would contain what it writes.
test('an encrypted backup made while reports arrive is a consistent snapshot, and every row of it is restored', async () => {
  let arriving = true;
  const received: string[] = [];
  const writer = async () => {
    while (arriving) {
      const id = await stage.report('ridge');
      await stage.approve(id);
      received.push(id);
    }
  };
  const writing = Promise.all([writer(), writer(), writer()]);
  while (received.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  const done = [...received];
  const path = join(testFolder(), 'backup');
  const lines = await backupTo(path, PASSPHRASE);
  arriving = false;
  await writing;
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path).includes('canopy')).toBe(false);
  const target = await emptyDatabase();
  await restoreBackup(target, readBackupFile(path, PASSPHRASE));
  const { state, again } = await restored(target, async (database) => ({
    again: await contents(database),
    state: await database.plainSql('read', async (connection) => ({
      reports: (await connection.rows<{ id: string }>('SELECT id FROM reports')).map(({ id }) => id),
      apart: await connection.rows(
        `SELECT id FROM reports FULL JOIN published_reports USING (id)
         WHERE approved_for_public_view <> (published_reports.submitted_on IS NOT NULL)`,
      ),
    })),
  }));
  expect(again).toEqual(lines.slice(1));
  expect(state.reports).toEqual(expect.arrayContaining(done));
  expect(state.apart).toEqual([]);
});
