import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putEmptyCluster } from '../engines/build-cache.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { SIGN_IN, startSink } from '../smtp/sink.ts';
import { compareMails, killWhileSending, mailSettings, waitUntilArrived, writeMails } from './mail-rounds.ts';
import { type DataLocation, programCopy, startServer } from './server-process.ts';

let postgres: TestServer;
let program: string;
const folder = mkdtempSync(join(tmpdir(), 'windsock-mail-'));
beforeAll(async () => {
  postgres = await startPostgres();
  program = programCopy();
});
afterAll(async () => {
  await postgres.stop();
  for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
});

async function onEmbedded(): Promise<DataLocation> {
  const directory = join(folder, 'embedded');
  await putEmptyCluster(directory);
  return { databaseUrl: null, directory };
}

async function onServer(name: string): Promise<DataLocation> {
  await postgres.run(`CREATE DATABASE ${name}`);
  return { databaseUrl: postgres.url(name), directory: folder };
}

/** Two kills: the second hits an outbox that was killed before. */
const KILLS = 2;

async function everyMailArrives(location: DataLocation): Promise<void> {
  const outcome = await killWhileSending(program, location, KILLS);
  expect(outcome).toMatchObject({ missing: 0, strangers: 0 });
  expect(outcome.twice).toBeLessThanOrEqual(KILLS);
}

// Not concurrent: opening the embedded database blocks the test's process.
test('each kill while sending on the embedded engine loses no email, and repeats at most one (C9.2)', async () =>
  everyMailArrives(await onEmbedded()));

// These mostly wait, so they run concurrently.
test.concurrent('each kill while sending on a server loses no email, and repeats at most one (C9.2)', async () =>
  everyMailArrives(await onServer('killed')));

test.concurrent('two instances send each email once, signed in over trusted TLS (C9.1, C9.2)', async () => {
  const sink = await startSink({ tls: true, signIn: true });
  const location = await onServer('together');
  const { user, password } = SIGN_IN;
  const settings = {
    ...mailSettings(sink),
    SMTP_URL: `smtps://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost:${sink.port}`,
    NODE_EXTRA_CA_CERTS: 'test/smtp/certificate.pem',
  };
  const servers = await Promise.all([1, 2].map(() => startServer(program, location, settings)));
  const written = await writeMails(location, 40);
  await waitUntilArrived(sink, written);
  for (const server of servers) await server.end('SIGTERM');
  await sink.close();
  expect(compareMails(sink, written, 0)).toMatchObject({ missing: 0, twice: 0, strangers: 0 });
  expect(sink.signIns.every(({ isTls, password: given }) => isTls && given === password)).toBe(true);
  expect(sink.signIns).toHaveLength(40);
});
