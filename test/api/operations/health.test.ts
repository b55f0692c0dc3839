import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Health } from '../../../domain/health/health.ts';
import { insertPasskey } from '../../../server/auth/passkeys/queries.ts';
import { backupAge, lastBackup } from '../../../server/backup/queries.ts';
import { OPERATIONS } from '../../../server/control/operations.ts';
import { SCHEMA_VERSION } from '../../../server/db/migrate.ts';
import { runRetention } from '../../../server/erasure/retention/job.ts';
import { onStage, type Stage, setStage } from '../../stage.ts';

const certificate = { state: 'trusted', isNeeded: true, validUntil: '2026-09-01T00:00:00.000Z' } as const;
const installation = { dataDir: tmpdir(), retentionDays: 365, certificate: async () => certificate };

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ mail: true, installation });
});
afterAll(() => stage.close());

const health = async (): Promise<Health> => (await stage.call('GET', '/api/health', { as: 'superAdmin' })).json();
const written: string[] = [];
const perform = (name: 'record-backup' | 'backup-alarm', ...input: string[]) =>
  OPERATIONS[name](stage.services, input, (line) => void written.push(line));

test('the health of a new server shows every fact, with nothing done yet (C1.8)', async () => {
  const { database, disk, ...facts } = await health();
  expect(facts).toEqual({
    asOf: '2026-06-15T12:00:00.000Z',
    program: { version: '0.0.0+test', schema: SCHEMA_VERSION },
    backup: null,
    mail: { waiting: 0, failed: 0, lastFailedAt: null, troubleSince: null, certificate },
    retention: { days: 365, lastOn: null, nextOn: '2026-06-15' },
    secondFactors: { required: 'off', people: 3, missing: 3 },
  });
  expect(database).toEqual({
    engine: stage.services.database.engine,
    bytes: expect.any(Number),
    schema: SCHEMA_VERSION,
    newer: [],
  });
  expect(database.bytes).toBeGreaterThan(1e6);
  expect(disk?.freeBytes).toBeGreaterThan(0);
});

test('each backup is recorded, the newest thirty are kept, and the last one is shown (C1.7, C1.8)', async () => {
  await perform('backup-alarm');
  await perform('record-backup', '4321', 'false');
  for (let run = 0; run < 31; run += 1) {
    stage.clock.advance({ minutes: 1 });
    await perform('record-backup', '1234', 'true');
  }
  const at = stage.clock.read().toISOString();
  await perform('backup-alarm');
  stage.clock.advance({ hours: 3 });
  expect((await health()).backup).toEqual({ at, bytes: 1234, encrypted: true });
  expect(written.map((line) => JSON.parse(line).lastGood)).toEqual([null, at]);
  expect(JSON.parse(written[0] ?? '').superAdmins).toEqual(['ingrid@windsock.example']);
  const { rows } = (await stage.services.database.db.execute(sql`SELECT bytes FROM backup_runs`)) as unknown as {
    rows: unknown[];
  };
  expect(rows).toHaveLength(30);
  expect((await lastBackup(stage.services.database.db, stage.clock.read()))?.finishedAt.toISOString()).toBe(at);
});

test('backups recorded while the clock was ahead count as none, and replace no other (C1.7, C1.8)', () =>
  onStage(async ({ services, clock }) => {
    const { db } = services.database;
    const record = () => OPERATIONS['record-backup'](services, ['1234', 'true']);
    clock.advance({ days: 400 });
    for (let run = 0; run < 31; run += 1) {
      clock.advance({ minutes: 1 });
      await record();
    }
    clock.advance({ days: -400 });
    expect(await backupAge(db, clock.read())).toBe(Number.POSITIVE_INFINITY);
    await record();
    clock.advance({ hours: 1 });
    expect(await backupAge(db, clock.read())).toBe(3600);
  }));

test('emails that failed, wait or cannot be handed to the mail server are reported (C1.8)', async () => {
  const now = stage.clock.read().toISOString();
  await stage.services.database.db.execute(sql`
    INSERT INTO outbox (kind, user_id, state, next_at, created_at, ended_at, trouble_since) VALUES
      ('actions-due', ${stage.people.ridgeAdmin.id}, 'failed', ${now}, ${now}, ${now}, NULL),
      ('actions-due', ${stage.people.ridgeManager.id}, 'waiting', ${now}, ${now}, NULL, ${now})`);
  expect((await health()).mail).toEqual({ waiting: 1, failed: 1, lastFailedAt: now, troubleSince: now, certificate });
});

test('once retention has run today, its next run is tomorrow (C1.8)', async () => {
  await runRetention(stage.services, 365);
  expect((await health()).retention).toEqual({ days: 365, lastOn: '2026-06-15', nextOn: '2026-06-16' });
});

test('a run of retention recorded while the clock was ahead is not reported as the last (C1.8)', async () => {
  await stage.services.database.db.execute(sql`INSERT INTO retention_runs VALUES ('2031-01-01', now())`);
  expect((await health()).retention).toEqual({ days: 365, lastOn: '2026-06-15', nextOn: '2026-06-16' });
});

test('migrations of a newer program are listed (C1.8)', async () => {
  const { db } = stage.services.database;
  await db.execute(sql`INSERT INTO migrations VALUES (${SCHEMA_VERSION + 1}, 'gliders', now())`);
  expect((await health()).database).toMatchObject({ schema: SCHEMA_VERSION + 1, newer: ['gliders'] });
  await db.execute(sql`DELETE FROM migrations WHERE id > ${SCHEMA_VERSION}`);
});

test('people without a second factor are counted among those who must have one (C1.8)', async () => {
  const credential = { credentialId: 'x', publicKey: new Uint8Array([1]), counter: 0, backedUp: false };
  const row = { ...credential, userId: stage.people.superAdmin.id, name: 'Phone', createdAt: stage.clock.read() };
  await insertPasskey(stage.services.database.db, row);
  expect((await health()).secondFactors).toEqual({ required: 'off', people: 3, missing: 2 });
  // An app whose setup is pending does not count.
  await stage.services.database.db.execute(
    sql`INSERT INTO second_factors (user_id, pending_secret, pending_since) VALUES (${stage.people.ridgeAdmin.id}, '\\x01', now())`,
  );
  stage.services.requireSecondFactor = 'all';
  const { people, missing } = (await health()).secondFactors;
  stage.services.requireSecondFactor = 'off';
  expect(people - missing).toBe(1);
  expect(people).toBe(Object.keys(stage.people).length);
});

test('facts of what is not set up, or is elsewhere, are null (C1.8)', async () => {
  const { installation: set } = stage.services;
  stage.services.installation = { ...set, dataDir: null, retentionDays: null, certificate: null };
  expect(await health()).toMatchObject({ mail: null, retention: null, disk: null });
  stage.services.installation = set;
});
