/** Global setup of the browser tests: the built server, as `npm start` runs it, on a separate database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { CAST, CAST_PASSWORD } from '../test/cast.ts';
import { putEmptyCluster } from '../test/engines/build-cache.ts';
import { shortLived } from '../test/faults/server-process.ts';
import { freePort } from '../test/free-port.ts';

const START_TIMEOUT_MS = 120_000;

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** An unexpected exit fails every later journey, so its cause is logged. */
function logUnexpectedExit(child: ChildProcess): void {
  child.once('exit', (code, signal) => {
    if (!child.killed)
      process.stderr.write(`The server of the journeys exited unexpectedly: code ${code}, signal ${signal}\n`);
  });
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  for (const started = Date.now(); Date.now() - started < START_TIMEOUT_MS; ) {
    if (await isReady(address)) return;
    if (child.exitCode !== null) throw new Error('the server exited before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server was not ready in time');
}

type RunningServer = { address: string; directory: string; stop: () => Promise<void> };

/** Settings of a server, or a function from its address to settings. */
type Settings = Record<string, string> | ((address: string) => Record<string, string>);

/** Starts a server on a database with one super-admin: a copy of the template, or an empty one without a template. */
async function startServer(template: string | undefined, settings: Settings = {}): Promise<RunningServer> {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-browser-'));
  const data = join(directory, 'data');
  if (template) cpSync(join(template, 'data'), data, { recursive: true });
  else await putEmptyCluster(data);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const flags = template ? shortLived() : [];
  const child = spawn(process.execPath, [...flags, 'dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: data,
      SAMPLE_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      CONTACT_EMAIL: 'hello@windsock.example',
      SUPER_ADMIN_EMAIL: CAST.superAdmin.email,
      SUPER_ADMIN_PASSWORD: CAST_PASSWORD,
      ...(typeof settings === 'function' ? settings(address) : settings),
    },
  });
  logUnexpectedExit(child);
  await waitUntilReady(address, child);
  return { address, directory, stop: () => stopChild(child) };
}

/**
 * A separate server for the journeys of one file, so that its lists are short and unshared. Returns a function that
 * gives its address.
 */
export function ownServer(settings: Settings = {}): () => string {
  const shared = process.env['TEST_ADDRESS'] ?? '';
  let own: RunningServer | undefined;
  beforeAll(async () => {
    own = await startServer(process.env['TEST_TEMPLATE'], settings);
    process.env['TEST_ADDRESS'] = own.address;
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    process.env['TEST_ADDRESS'] = shared;
    await own?.stop();
    if (own) rmSync(own.directory, { recursive: true, force: true });
  });
  return () => own?.address ?? '';
}

/** A migrated database with its super-admin, for separate servers to copy: no process has it open. */
async function makeTemplate(): Promise<string> {
  const { directory, stop } = await startServer(undefined);
  await stop();
  return directory;
}

/** Starts the server that most journeys share; returns the teardown, which removes all data. */
export default async function setup(): Promise<() => Promise<void>> {
  // Migrations take longest, on one core, while nothing else runs: so the shared server runs its own in parallel.
  const starting = [makeTemplate(), startServer(undefined)] as const;
  const [template, shared] = await Promise.all(starting).catch(async (error: unknown) => {
    const [, started] = await Promise.allSettled(starting);
    if (started.status === 'fulfilled') await started.value.stop();
    throw error;
  });
  process.env['TEST_ADDRESS'] = shared.address;
  process.env['TEST_TEMPLATE'] = template;
  return async () => {
    await shared.stop();
    for (const directory of [shared.directory, template]) rmSync(directory, { recursive: true, force: true });
  };
}
