/** Starts the built product with sample data on a free port, and a browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { freePort } from '../../test/free-port.ts';

const STAFF = { email: 'picture@example.org', password: 'a picture of a windsock' };
const READY_TRIES = 1_200;
const READY_PAUSE_MS = 100;

export type SampleServer = {
  address: string;
  /** Everything printed so far; the first start prints a receipt code of the sample. */
  printed: () => string;
  stop: () => Promise<void>;
};

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, READY_PAUSE_MS));
  }
  throw new Error('the server was not ready in time');
}

/** Starts `dist/server/main.js` on an empty database with sample data, and waits until it can serve. */
export async function startSampleServer(): Promise<SampleServer> {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-pictures-'));
  const port = await freePort();
  let printed = '';
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: directory,
      SAMPLE_DATA: 'on',
      LOG_LEVEL: 'warn',
      SUPER_ADMIN_EMAIL: STAFF.email,
      SUPER_ADMIN_PASSWORD: STAFF.password,
    },
  });
  server.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const stop = async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(directory, { recursive: true, force: true });
  };
  return { address, printed: () => printed, stop };
}

/** Signs the page's context in as the super-admin of the sample server. */
export async function signIn(page: Page): Promise<void> {
  await page.request.post('/api/auth/login', { data: STAFF });
}

/** Launches the installed Chromium. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
}
