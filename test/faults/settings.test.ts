import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lockDirectory } from '../../server/db/embedded/directory-lock.ts';
import { CAST, CAST_PASSWORD } from '../cast.ts';
import { startPostgres, type TestServer } from '../postgres.ts';
import { programCopy, shortLived, spawnServer } from './server-process.ts';
import { type Scene, WRONG_STARTS, type WrongStart, type WrongStartKind } from './wrong-starts.ts';

const folder = mkdtempSync(join(tmpdir(), 'windsock-settings-'));
let program: string;
let beside: string;
let postgres: TestServer;
let silent: Server;

beforeAll(async () => {
  program = programCopy();
  beside = mkdtempSync(resolve('.cache', 'broken-'));
  postgres = await startPostgres();
  await postgres.run('CREATE DATABASE good');
  silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  await postgres.stop();
  silent.close();
  for (const path of [folder, program, beside]) rmSync(path, { recursive: true, force: true });
});

/** Concurrent starts: they mostly wait. */
const AT_ONCE = 4;

/** How a start ended, and what it wrote to standard error. */
async function startWrongly(scene: Scene, { env, script, flags = [], uid }: WrongStart) {
  const main = script ?? join(program, 'server', 'main.js');
  const child = spawn(process.execPath, [...shortLived(), ...flags, main], {
    ...(uid !== undefined && { uid, gid: uid }),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: mkdtempSync(join(scene.folder, 'data-')),
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const code = await new Promise((done) => child.once('close', done));
  return { code, said: said.trim().split('\n') };
}

async function wrongOnes(group: WrongStartKind) {
  const scene = { program, folder, beside, postgres, silentPort: (silent.address() as AddressInfo).port };
  const letGo = lockDirectory(join(folder, 'held'));
  const ways = await WRONG_STARTS[group](scene);
  const left = [...ways];
  const seen: unknown[] = [];
  const wanted: unknown[] = [];
  const starter = async () => {
    for (let way = left.shift(); way; way = left.shift()) {
      seen.push({ what: way.what, ...(await startWrongly(scene, way)) });
      wanted.push({ what: way.what, code: 1, said: [expect.stringContaining(way.says)] });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, starter));
  letGo();
  return { seen, wanted };
}

/** Number of cases: 33 in all. */
const HOW_MANY = { settings: 6, programs: 5, directories: 8, databases: 9, addresses: 5 } as const;

test.each(Object.entries(HOW_MANY))(
  'each wrong way to start ends with one line that says what is wrong: %s (%i) (C1.3)',
  async (group, count) => {
    const { seen, wanted } = await wrongOnes(group as WrongStartKind);
    expect(seen).toHaveLength(count);
    expect(seen).toEqual(wanted);
    expect(JSON.stringify(seen)).not.toMatch(/\bat \S+:\d+:\d+|bug in the program/);
  },
);

test('the process that creates a database reports why it failed, and prints nothing itself (C1.3)', async () => {
  const maker = fork(join(program, 'server', 'create-embedded-main.js'), [join(program, 'server', 'main.js', 'db')], {
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [maker.stdout, maker.stderr]) stream?.on('data', (data) => (said += data));
  const failure = await new Promise((done) => maker.once('message', done));
  expect(await new Promise((done) => maker.once('close', done))).toBe(1);
  expect([failure, said]).toEqual([expect.objectContaining({ code: 'ENOTDIR' }), '']);
});

test('with the default HOST the start shows a localhost address, where users can sign in (C1.3, C6.4)', async () => {
  await postgres.run('CREATE DATABASE home');
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
