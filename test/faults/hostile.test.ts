import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putEmptyCluster } from '../engines/build-cache.ts';
import { flood } from '../hostile/flood.ts';
import { openSlow, slowestAnswer } from '../hostile/slow.ts';
import { makeTarget, type Target } from '../hostile/target.ts';
import { programCopy, type ServerProcess, startServer } from './server-process.ts';
import { ask } from './staff.ts';

let program: string;
let server: ServerProcess;
let target: Target;
const directory = mkdtempSync(join(tmpdir(), 'windsock-hostile-'));

beforeAll(async () => {
  program = programCopy();
  await putEmptyCluster(directory);
  server = await startServer(program, { databaseUrl: null, directory });
  target = await makeTarget(server.address);
});
afterAll(async () => {
  await server.end('SIGKILL');
  for (const path of [directory, program]) rmSync(path, { recursive: true, force: true });
});

test('a flood of hostile requests causes no server error, in answers or log, and reports are accepted afterwards (C3.17)', async () => {
  const outcome = await flood(target, 1_500, Date.now());
  expect(outcome.faults).toEqual([]);
  expect(Object.keys(outcome.statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404']));
  const report = { clubId: target.club, narrative: 'The cable broke again.', reporterEmail: 'reporter@example.org' };
  expect((await ask(server.address, 'POST', '/api/reports', { body: report })).status).toBe(201);
  expect(server.output()).not.toContain('unexpected failure');
});

test('with hundreds of slow connections open, others are answered, and a stop still ends in time (C1.5)', async () => {
  const slow = await openSlow(server.address, 400);
  await slowestAnswer(server.address, ['/api/reports/public', '/submit'], 2_000);
  expect(slow.open()).toBeGreaterThan(300);
  const asked = Date.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
  slow.close();
});
