/** A browser with a profile on disk, which outlives it. */
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { STEP_TIMEOUT_MS } from '../browser.ts';
import { type Connection, connect } from './fault-proxy.ts';

/** A browser profile on disk. */
export class Profile {
  readonly folder = mkdtempSync(join(tmpdir(), 'windsock-profile-'));

  async open(): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(this.folder, {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    return context;
  }

  /** Kills this profile's browser, as an empty battery would. */
  kill(): void {
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        if (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(this.folder)) process.kill(Number(id), 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
  }

  /** Which of these texts occur in the profile's files, in UTF-8 or UTF-16. */
  findTexts(texts: readonly string[]): string[] {
    const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(this.folder, name),
    );
    // Chromium's lock is a link to nothing.
    const contents = files.flatMap((path) => (lstatSync(path).isFile() ? [readFileSync(path)] : []));
    const spellings = (text: string) => [Buffer.from(text), Buffer.from(text, 'utf16le')];
    return texts.filter((text) => contents.some((bytes) => spellings(text).some((each) => bytes.includes(each))));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Offline = { connection: Connection; profile: Profile; context: BrowserContext; page: Page };

/** Each test gets a new profile, and a connection that works at first. */
export function withProfile(start: (offline: Offline) => void): void {
  let connection: Connection;
  let profile: Profile;
  let context: BrowserContext;
  beforeAll(async () => {
    connection = await connect();
  });
  afterAll(() => connection.stop());
  beforeEach(async () => {
    profile = new Profile();
    context = await profile.open();
    const [page] = context.pages() as [Page];
    start({ connection, profile, context, page });
  });
  afterEach(async () => {
    await connection.start();
    await context.close();
    profile.remove();
  });
}
