/** The setup of browser measurements: the built server with its sample data, and Chromium. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { freePort } from '../test/free-port.ts';

export type SampleServer = { address: string; stop: () => Promise<void> };

const TRIES = 600;

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server was not ready in time: was it built (npm run build)?');
}

/** Starts the built server on a new embedded database with sample data. */
export async function startSample(): Promise<SampleServer> {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-bench-'));
  const port = await freePort();
  const env = { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: directory, SAMPLE_DATA: 'on' };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
  });
  const address = `http://127.0.0.1:${port}`;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilReady(address);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  return { address, stop };
}

/** Chromium as in the journeys. */
export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const offline = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath, args: [...quiet, ...offline] });
}
