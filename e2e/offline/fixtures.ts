/** Offline fixture: a browser with a persistent profile, and a proxy to the server that can be cut or made to fail. */
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { STEP_TIMEOUT_MS } from '../browser.ts';
import { chooseClub, submitButton } from '../form.ts';
import { address } from '../people.ts';

/** How the connection handles `POST`s: passes them on, answers with a status instead, or accepts them and dies. */
export type ProxyMode = 'passes' | 429 | 503 | 'takes and dies';

export type Connection = {
  address: string;
  mode: ProxyMode;
  /** Responses that replace the server's at an address; they may be delayed. */
  instead: Map<string, () => Promise<{ type: string; body: string }>>;
  /** Sealed reports received, whether passed on or not. */
  received: number;
  stop(): Promise<void>;
  start(): Promise<void>;
};

function answer(connection: Connection, from: IncomingMessage, to: ServerResponse): void {
  const isReport = from.method === 'POST' && from.url === '/api/sealed-reports';
  const { mode } = connection;
  if (isReport) connection.received += 1;
  if (isReport && typeof mode === 'number') {
    from.resume();
    to.writeHead(mode, { 'Retry-After': '1' }).end('busy');
    return;
  }
  const instead = connection.instead.get(from.url ?? '');
  if (instead) {
    const respond = ({ type, body }: { type: string; body: string }) =>
      to.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
    instead().then(respond, () => to.destroy());
    return;
  }
  // No keep-alive: the server may close an idle connection just as it is reused.
  const options = { method: from.method, headers: from.headers, agent: false };
  const forwarded = request(address() + from.url, options, (answered) => {
    if (isReport && mode === 'takes and dies') {
      answered.resume();
      to.destroy();
      return;
    }
    to.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
    answered.pipe(to);
  });
  forwarded.on('error', () => to.destroy());
  from.pipe(forwarded);
}

/** Starts a proxy to the journeys' server; while it is stopped, nothing listens at the browser's address. */
export async function connect(): Promise<Connection> {
  const port = await freePort();
  let server: Server | undefined;
  const connection: Connection = {
    address: `http://127.0.0.1:${port}`,
    mode: 'passes',
    instead: new Map(),
    received: 0,
    stop: () =>
      new Promise((resolve) => {
        // Browsers preconnect: sockets that open while it closes are cut too.
        const cutting = setInterval(() => server?.closeAllConnections(), 50);
        server?.close(() => {
          clearInterval(cutting);
          resolve();
        });
        server?.closeAllConnections();
      }),
    start: () =>
      new Promise((resolve, reject) => {
        if (server?.listening) return resolve();
        server = createServer((from, to) => answer(connection, from, to));
        server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
      }),
  };
  await connection.start();
  return connection;
}

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

type Offline = { way: Connection; profile: Profile; context: BrowserContext; page: Page };

/** Each test gets a new profile, and a connection that works at first. */
export function withProfile(start: (offline: Offline) => void): void {
  let way: Connection;
  let profile: Profile;
  let context: BrowserContext;
  beforeAll(async () => {
    way = await connect();
  });
  afterAll(() => way.stop());
  beforeEach(async () => {
    profile = new Profile();
    context = await profile.open();
    const [page] = context.pages() as [Page];
    start({ way, profile, context, page });
  });
  afterEach(async () => {
    await way.start();
    await context.close();
    profile.remove();
  });
}

/** Opens the form and waits until it is available offline. */
export async function visitForm(page: Page, at: string, path = '/submit'): Promise<void> {
  await page.goto(at + path);
  await page.waitForFunction(() => {
    const hasClubs = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/clubs'));
    return hasClubs && navigator.serviceWorker.controller !== null;
  });
}

/** Writes a report and sends it; returns its receipt code once it is queued. */
export async function seal(page: Page, club: string, narrative: string): Promise<string> {
  await chooseClub(page, club);
  await page.getByLabel('What happened / Narrative').fill(narrative);
  await page.getByLabel('Email').fill('pat@example.org');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Your report is waiting' }).waitFor();
  return (await page.locator('[data-slip] code').textContent()) ?? '';
}

/** Seals several, one after the other, on one page. */
export async function sealAll(page: Page, club: string, narratives: readonly string[]): Promise<void> {
  for (const narrative of narratives) {
    await seal(page, club, narrative);
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('button', { name: 'Submit Another Report' }).click();
  }
}

/** What the browser stores for the site besides files: databases, storage keys, and the keys of each queued row. */
export function storedData(page: Page) {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const storages = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    if (databases.length === 0) return { databases, storages, rows: [] };
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open('waiting-reports');
      // If it was deleted in between, opening must not create an empty database, in which nothing could be queued.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(null);
      opening.onsuccess = () => resolve(opening.result);
    });
    if (!database) return { databases: [], storages, rows: [] };
    const rows = await new Promise<object[]>((resolve) => {
      const all = database.transaction('reports').objectStore('reports').getAll();
      all.onsuccess = () => resolve(all.result);
    });
    database.close();
    return { databases, storages, rows: rows.map((row) => Object.keys(row).sort()) };
  });
}

/** Changes the key of the waiting report to one that the server does not have. */
export async function sealForAnotherKey(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('waiting-reports');
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = opened.transaction('reports', 'readwrite').objectStore('reports');
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
      cursor.update({ ...cursor.value, keyId: 'another' });
    };
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    opened.close();
  });
}
