import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Disk } from '../../../server/db/embedded/durable-files.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { emptyDatabase } from '../../empty-database.ts';
import { problemOf } from '../../problem.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';

/** Fills the disk of the engine under test, or frees space. */
type Fill = (full: boolean) => Promise<void>;

/** The embedded engine's disk refuses writes; PostgreSQL refuses rows with its code for a full disk. */
async function stageOnSmallDisk(): Promise<{ stage: Stage; fill: Fill; close: () => Promise<void> }> {
  let full = false;
  const disk: Disk = { isFull: () => full };
  const database = await openDatabase({ ...(await emptyDatabase()), disk });
  const stage = await setStage({ database });
  const close = async () => {
    await stage.close();
    await database.close();
  };
  if (database.engine === 'embedded') {
    const fill = async (now: boolean) => {
      full = now;
    };
    return { stage, fill, close };
  }
  const fill = (now: boolean) =>
    database.plainSql('write', async ({ run }) => {
      if (!now) return run('DROP TRIGGER disk_full ON reports');
      await run(`CREATE OR REPLACE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
      await run('CREATE TRIGGER disk_full BEFORE INSERT ON reports FOR EACH ROW EXECUTE FUNCTION disk_full()');
    });
  return { stage, fill, close };
}

/** How the one log line describes when it ends. */
const UNTIL = { embedded: '20 MB are free', server: 'the database has room again' };

const submit = (stage: Stage, key: string) =>
  stage.call('POST', '/api/reports', {
    body: { clubId: stage.clubs.ridge, ...MINIMAL },
    headers: { 'idempotency-key': key },
  });

test('a full disk is 503, nothing acknowledged is lost, and the service recovers by itself (C2.4)', async () => {
  const { stage, fill, close } = await stageOnSmallDisk();
  const acknowledged = new Map<string, string>();
  const send = async (key: string) => {
    const answer = await submit(stage, key);
    if (answer.statusCode === 201) acknowledged.set(key, answer.json().id);
    return answer;
  };
  const keys = Array.from({ length: 20 }, () => randomUUID());
  await Promise.all(keys.slice(0, 10).map(send));
  await fill(true);
  const refused = await Promise.all(keys.slice(10).map(send));
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(refused.map(problemOf)).toEqual(Array(10).fill('server/unavailable'));
  const until = UNTIL[process.env['TEST_ENGINE'] === 'server' ? 'server' : 'embedded'];
  const lines = stage.log.filter((line) => line.includes('is full'));
  expect(lines).toEqual([
    expect.stringContaining(`"msg":"The database disk is full: nothing is accepted until ${until}"`),
  ]);
  expect((await stage.call('GET', '/healthz')).statusCode).toBe(200);
  await fill(false);
  await expect.poll(async () => (await stage.call('GET', '/readyz')).statusCode, { timeout: 10_000 }).toBe(200);
  for (const key of keys) expect((await send(key)).statusCode).toBe(201);
  const stored = (await stage.call('GET', '/api/reports?limit=200', { as: 'superAdmin' })).json();
  expect(stored.map(({ id }: { id: string }) => id).sort()).toEqual([...acknowledged.values()].sort());
  expect(acknowledged.size).toBe(20);
  await close();
});
