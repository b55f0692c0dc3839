/** Before the browser tests: the built server, as `npm start` runs it, on a database of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAST, CAST_PASSWORD } from '../test/cast.ts';
import { freePort } from '../test/free-port.ts';

const STARTS_WITHIN_MS = 120_000;

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A server that ends before it is told to fails every journey after it: say how it ended. */
function tellHowItEnds(child: ChildProcess): void {
  child.once('exit', (code, signal) => {
    if (!child.killed)
      process.stderr.write(`The server of the journeys ended by itself: code ${code}, signal ${signal}\n`);
  });
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (const started = Date.now(); Date.now() - started < STARTS_WITHIN_MS; ) {
    if (await isReady(address)) return;
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server was not ready in time');
}

export type Running = { address: string; stop: () => Promise<void> };

/** Starts a server on an empty database of its own, with one super-admin; further settings may be given. */
export async function startServer(settings: Record<string, string> = {}): Promise<Running> {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-browser-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      SAMPLE_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      SUPER_ADMIN_EMAIL: CAST.superAdmin.email,
      SUPER_ADMIN_PASSWORD: CAST_PASSWORD,
      ...settings,
    },
  });
  tellHowItEnds(child);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, child);
  const stop = async () => {
    await stopped(child);
    rmSync(directory, { recursive: true, force: true });
  };
  return { address, stop };
}

/** Starts the server that most journeys share; gives the function that stops it and removes its data. */
export default async function setup(): Promise<() => Promise<void>> {
  const { address, stop } = await startServer();
  process.env['TEST_ADDRESS'] = address;
  return stop;
}
