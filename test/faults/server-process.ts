/** The built server as a separate process that a test can kill (C2.4). */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CAST, CAST_PASSWORD } from '../cast.ts';
import { freePort } from '../free-port.ts';

export type DataLocation = { databaseUrl: string | null; directory: string };

export type ServerProcess = {
  address: string;
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Sends a signal and waits for the exit; returns the exit code, `null` if the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** A first start of the embedded engine takes 5 s alone, and a minute on a slow, busy machine. */
const START_TIMEOUT_MS = 180_000;

/** A copy of the built program, so that a build does not replace it during a test. */
export function programCopy(): string {
  mkdirSync('.cache', { recursive: true });
  const copy = mkdtempSync(resolve('.cache', 'program-'));
  cpSync('dist', copy, { recursive: true });
  return copy;
}

function environmentOf({ databaseUrl, directory }: DataLocation, port: number, more: Record<string, string>) {
  return {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: directory,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SAMPLE_DATA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SUPER_ADMIN_EMAIL: CAST.superAdmin.email,
    SUPER_ADMIN_PASSWORD: CAST_PASSWORD,
    ...more,
  };
}

/** Node flags for servers that run for seconds (vitest.config.ts); none for measured or long-running ones. */
export const shortLived = (): string[] => (process.env['TEST_NODE_FLAGS'] ?? '').split(' ').filter(Boolean);

/** Starts a server without waiting for it; `uid` runs it as another user. */
export async function spawnServer(
  program: string,
  location: DataLocation,
  more: Record<string, string> = {},
  uid?: number,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...shortLived(), join(program, 'server', 'main.js')], {
    ...(uid !== undefined && { uid, gid: uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(location, port, more),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return { address: `http://127.0.0.1:${port}`, child, output: () => printed, end };
}

/** True if the server reports that it is ready. */
export async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

/** Starts a server and waits until it serves. */
export async function startServer(...start: Parameters<typeof spawnServer>): Promise<ServerProcess> {
  const server = await spawnServer(...start);
  for (const began = Date.now(); Date.now() - began < START_TIMEOUT_MS; await wait(50)) {
    if (await isReady(server.address)) return server;
    if (server.child.exitCode !== null) throw new Error(`the server exited before it was ready: ${server.output()}`);
  }
  throw new Error(`the server was not ready in time: ${server.output()}`);
}
