/** Starts the built product with sample data on a free port, and a browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { freePort } from '../../test/free-port.ts';

const STAFF = { email: 'picture@example.org', password: 'a picture of a windsock' };
const RECEIPT_CODE = /\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}\b/;
const READY_TRIES = 1_200;
const READY_PAUSE_MS = 100;

export type SampleServer = {
  address: string;
  /** A receipt code from the sample data, as the first start prints it. */
  receipt: () => string;
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

/** Starts `dist/server/main.js` on an empty database with sample data, and waits until it is ready. */
export async function startSampleServer(): Promise<SampleServer> {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-pictures-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let printed = '';
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: directory,
      SAMPLE_DATA: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // Pages about mail exist only with these; no email can be sent.
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Windsock <windsock@example.org>',
      PUBLIC_URL: address,
      SUPER_ADMIN_EMAIL: STAFF.email,
      SUPER_ADMIN_PASSWORD: STAFF.password,
    },
  });
  server.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  await untilReady(address);
  const stop = async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(directory, { recursive: true, force: true });
  };
  return { address, receipt: () => RECEIPT_CODE.exec(printed)?.[0] ?? '', stop };
}

/** Signs a page or a context in as the super-admin of the sample server. */
export async function signIn({ request }: Page | BrowserContext): Promise<void> {
  await request.post('/api/auth/login', { data: STAFF });
}

/** Launches the installed Chromium. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
}
