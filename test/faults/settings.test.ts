import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CAST, CAST_PASSWORD } from '../cast.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { programCopy, spawnServer } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'windsock-settings-'));
const aFile = join(folder, 'file');
let program: string;
let postgres: TestServer;
let silent: Server;

beforeAll(async () => {
  program = programCopy();
  writeFileSync(aFile, '');
  postgres = await startPostgres();
  await postgres.run("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'");
  for (const name of ['host', 'metrics_host', 'home']) await postgres.run(`CREATE DATABASE ${name}`);
  silent = createServer().listen(0, '127.0.0.1');
});
afterAll(async () => {
  await postgres.stop();
  silent.close();
  for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
});

const silentPort = () => (silent.address() as { port: number }).port;

/** Who gets as far as to listen has a database before: on the server, where making it costs a tenth. */
const BAD: [name: string, value: () => string, more?: () => Record<string, string>][] = [
  ['HOST', () => 'no-such-host.invalid', () => ({ DATABASE_URL: postgres.url('host') })],
  [
    'METRICS_HOST',
    () => 'no-such-host.invalid',
    () => ({ METRICS_PORT: '0', DATABASE_URL: postgres.url('metrics_host') }),
  ],
  ['DATA_DIR', () => aFile],
  ['DATA_DIR', () => join(aFile, 'below')],
  ['DATA_DIR', () => join(folder, 'x'.repeat(300))],
  ['DATABASE_URL', () => 'postgres://nobody@no-such-host.invalid/x'],
  ['DATABASE_URL', () => `postgres://nobody@127.0.0.1:${silentPort()}/x`],
  ['DATABASE_URL', () => `${postgres.url('postgres')}?ssl=true`],
  ['DATABASE_URL', () => postgres.url('no_such_database')],
  ['DATABASE_URL', () => postgres.url('latin')],
  ['TRUST_PROXY', () => '::/0'],
  ['CONTACT_EMAIL', () => 'a@b.example\nBcc: c@d.example'],
  ['PORT', () => '65536'],
];

test.concurrent.each(BAD)(
  'C1.3: a bad %s stops the start with one line that names it',
  async (name, value, more = () => ({})) => {
    const env = {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'silent',
    };
    const child = spawn(process.execPath, [join(program, 'server', 'main.js')], {
      env: { ...env, ...more(), [name]: value() },
    });
    let said = '';
    child.stderr.on('data', (data) => (said += data));
    const code = await new Promise((done) => child.once('exit', done));
    expect(said.trim().split('\n')).toEqual([expect.stringContaining(name)]);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
  },
);

test('C1.3, C6.4: with the default HOST the start names localhost, and one signs in there', async () => {
  const server = await spawnServer(program, { databaseUrl: postgres.url('home'), directory: join(folder, 'home') });
  const { port } = new URL(server.address);
  await vi.waitFor(() => expect(server.output()).toContain(' is ready at '), { timeout: 60_000, interval: 100 });
  expect(server.output()).toMatch(new RegExp(`^Windsock is ready at http://localhost:${port}$`, 'm'));
  const signIn = (at: string, origin: string) =>
    fetch(`${at}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: CAST.superAdmin.email, password: CAST_PASSWORD }),
    });
  const home = `http://localhost:${port}`;
  const signedIn = await signIn(home, home);
  expect([signedIn.status, signedIn.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^sid=/)]);
  expect((await signIn(server.address, server.address)).status).toBe(200);
  expect((await signIn(home, server.address)).status).toBe(403);
  expect(await server.end('SIGTERM')).toBe(0);
});
