import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Health } from '../../domain/health/health.ts';
import { CAST, CAST_PASSWORD } from '../cast.ts';
import { putEmptyCluster } from '../engines/build-cache.ts';
import { freePort } from '../free-port.ts';
import { type Sink, startSink } from '../smtp/sink.ts';
import { mailSettings } from './mail-rounds.ts';
import { programCopy, type ServerProcess, shortLived, startServer } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'windsock-backups-'));
const directory = join(folder, 'data');
const file = join(folder, 'last.windsock');
const CONTACT_EMAIL = 'operator@club.example';
let program: string;
let sink: Sink;
let server: ServerProcess;
let settings: Record<string, string>;
let metricsPort: number;

beforeAll(async () => {
  program = programCopy();
  await putEmptyCluster(directory);
  sink = await startSink({ tls: true });
  metricsPort = await freePort();
  settings = {
    ...mailSettings(sink),
    SMTP_URL: `smtps://localhost:${sink.port}`,
    NODE_EXTRA_CA_CERTS: 'test/smtp/certificate.pem',
    METRICS_PORT: String(metricsPort),
    CONTACT_EMAIL,
  };
  server = await startServer(program, { databaseUrl: null, directory }, settings);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await sink.close();
  for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
});

/** Runs a command beside the server; returns its exit code and output. */
function command(
  name: string,
  args: string[] = [],
  more: Record<string, string> = {},
  during: (child: ChildProcess) => Promise<void> = async () => {},
) {
  const env = { PATH: process.env['PATH'], DATA_DIR: directory, ...settings, ...more };
  const child = spawn(process.execPath, [...shortLived(), join(program, 'server', 'commands', `${name}.js`), ...args], {
    env,
  });
  let printed = '';
  void during(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  return new Promise<{ code: number | null; printed: string }>((done) =>
    child.once('close', (code) => done({ code, printed })),
  );
}

async function ageOfBackup(): Promise<string | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return /^backup_age_seconds (.+)$/m.exec(text)?.[1];
}

async function health(): Promise<Health> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: CAST.superAdmin.email, password: CAST_PASSWORD });
  const signedIn = await fetch(`${server.address}/api/auth/login`, { method: 'POST', headers, body });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return (await fetch(`${server.address}/api/health`, { headers: { cookie } })).json();
}

test('a backup of a running server is recorded: in its figures and for super-admins (C1.7, C1.8)', async () => {
  expect(await ageOfBackup()).toBe('+Inf');
  const done = await command('backup', [file]);
  expect(done).toEqual({ code: 0, printed: `Backup written to ${file}, not encrypted\n` });
  expect(Number(await ageOfBackup())).toBeLessThan(60);
  const { program: built, backup, mail, disk } = await health();
  expect(built.version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{7}$/);
  expect(backup?.bytes).toBeGreaterThan(500);
  expect(mail?.certificate.state).toBe('trusted');
  expect(disk?.freeBytes).toBeGreaterThan(0);
});

test('a restore drill of a missing file fails with one line and leaves nothing behind', async () => {
  const before = readdirSync(directory);
  const tried = await command('restore-drill', [join(folder, 'none')], { TMPDIR: join(folder, 'nowhere') });
  expect(tried).toEqual({ code: 1, printed: `There is no file ${join(folder, 'none')}\n` });
  expect(await command('restore-drill', [folder])).toEqual({
    code: 1,
    printed: expect.stringContaining(`Cannot read ${folder}: EISDIR`),
  });
  expect(readdirSync(directory)).toEqual(before);
});

test('a restore drill that is stopped leaves no copy of the reports behind', async () => {
  const name = 'windsock-drill-';
  const drills = () => readdirSync(directory).filter((each) => each.startsWith(name));
  const stopped = command('restore-drill', [file], {}, async (child) => {
    await expect.poll(drills).not.toEqual([]);
    child.kill('SIGTERM');
  });
  expect((await stopped).code).toBe(1);
  expect(drills()).toEqual([]);
});

test('super-admins are notified of a failed backup, with the time of the last good one (C1.7)', async () => {
  const { code, printed } = await command('backup-failed');
  expect(code).toBe(0);
  // The journal may not keep an address (C6.6).
  expect(printed).not.toContain('@');
  const [mail] = sink.mails.splice(0);
  expect([mail?.to, mail?.parsed.subject]).toEqual([CAST.superAdmin.email, 'The backup failed']);
  expect(mail?.parsed.text).toMatch(
    /The last good one is from \d{4}-\d\d-\d\d, \d\d:\d\d UTC, less than an hour ago\./,
  );
});

test('a passphrase that no backup can use does not silence the alarm about it (C1.7)', async () => {
  const wrong = { BACKUP_PASSPHRASE: 'short' };
  expect(await command('backup', [join(folder, 'wrong.windsock')], wrong)).toMatchObject({ code: 1 });
  expect((await command('backup-failed', [], wrong)).code).toBe(0);
  expect(sink.mails.splice(0)).toHaveLength(1);
});

test('if nobody can be notified of a failed backup, the command fails (C1.7)', async () => {
  sink.refuse({ at: 'RCPT', code: 550 });
  const refused = await command('backup-failed');
  sink.refuse(null);
  expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('every attempt failed') });
  const unset = await command('backup-failed', [], { SMTP_URL: '', MAIL_FROM: '' });
  expect(unset).toMatchObject({ code: 1, printed: expect.stringContaining('SMTP_URL is not set') });
});

test('if the database cannot be read, CONTACT_EMAIL is notified of a failed backup (C1.7)', async () => {
  await server.end('SIGTERM');
  renameSync(directory, `${directory}.away`);
  mkdirSync(directory);
  expect((await command('backup-failed')).code).toBe(0);
  const [mail] = sink.mails.splice(0);
  expect(mail?.to).toBe(CONTACT_EMAIL);
  expect(mail?.parsed.text).toContain('The database cannot be read');
  const unknown = await command('backup-failed', [], { CONTACT_EMAIL: '' });
  expect(unknown).toMatchObject({ code: 1, printed: expect.stringContaining('CONTACT_EMAIL is not set') });
  expect(sink.mails).toEqual([]);
});
