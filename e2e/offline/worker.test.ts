/** The service worker gets out of the way: new releases at once, slow networks after 3 s, removal (C15.1, C15.6). */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { REMOVING_WORKER } from '../../server/pages/worker.ts';
import { chooseClub, submitButton } from '../form.ts';
import { see } from '../page.ts';
import { newClub, request } from '../people.ts';
import { type Connection, connect } from './fault-proxy.ts';
import { Profile } from './profile.ts';
import { seal, visitForm } from './sealing.ts';

let connection: Connection;
const profile = new Profile();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  connection = await connect();
  context = await profile.open();
  [page] = context.pages() as [Page];
});
beforeEach(() => connection.overrides.clear());
afterAll(async () => {
  await context.close();
  await connection.stop();
  profile.remove();
});

const SCRIPT = 'text/javascript';
const HTML = 'text/html; charset=utf-8';
const textOf = async (path: string) => (await request(path)).text();
/** The release that a page reports. */
const release = () => page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content'));
const keptIn = () => page.evaluate(() => caches.keys());

test('a new release is live at the next visit (C15.1)', async () => {
  await visitForm(page, connection.address);
  const html = await textOf('/submit');
  const [before] = await keptIn();
  const newer = html.replace('</head>', '<meta name="release" content="tomorrow"></head>');
  connection.overrides.set('/submit', async () => ({ type: HTML, body: newer }));
  const worker = await textOf('/sw.js');
  connection.overrides.set('/sw.js', async () => ({ type: SCRIPT, body: `${worker}\n// another release` }));
  await page.goto(`${connection.address}/submit`);
  expect(await release()).toBe('tomorrow');
  expect(before).toMatch(/^\/submit [\da-f]{8}$/);
});

test('the worker does not cache a page of a release that it does not know (C15.1)', async () => {
  await visitForm(page, connection.address);
  const html = await textOf('/submit');
  const other = html
    .replace(/main-[\w-]+\.js/, 'main-XXXXXXXX.js')
    .replace('</head>', '<meta name="release" content="half"></head>');
  connection.overrides.set('/submit', async () => ({ type: HTML, body: other }));
  await page.goto(`${connection.address}/submit`);
  expect(await release()).toBe('half');
  await connection.stop();
  await page.goto(`${connection.address}/submit`);
  expect(await release()).not.toBe('half');
  await submitButton(page).waitFor();
  await connection.start();
});

test('a page that a captive portal puts in place of form and lists replaces neither (C15.1)', async () => {
  const { club } = await newClub();
  await visitForm(page, connection.address);
  const portal = async () => ({ type: HTML, body: '<h1>Please sign in to this network</h1>' });
  for (const path of ['/submit', '/api/clubs', '/api/common-fields', '/api/submission-key'])
    connection.overrides.set(path, portal);
  const opensWithClubs = async () => {
    await page.goto(`${connection.address}/submit`);
    await chooseClub(page, club.name);
  };
  await opensWithClubs();
  await connection.stop();
  await opensWithClubs();
  await connection.start();
});

test('a worker that removes itself deletes its cache and keeps waiting reports (C15.1)', async () => {
  const { club } = await newClub();
  await visitForm(page, connection.address);
  await connection.stop();
  await seal(page, club.name, 'The wheel was up on landing.');
  connection.mode = 503;
  await connection.start();
  connection.overrides.set('/sw.js', async () => ({ type: SCRIPT, body: REMOVING_WORKER }));
  await page.goto(`${connection.address}/submit`);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await keptIn()).toEqual([]);
  await see(page, '1 report waiting');
});

test('the product can be installed: its manifest has working icons and starts at the form (C15.6)', async () => {
  const html = await textOf('/');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const answer = await request('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.start_url).toBe('/submit');
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  for (const { src } of manifest.icons) expect((await request(src)).status).toBe(200);
});

test('the cached form is shown if the server takes longer than 3 s (C15.1)', async () => {
  await visitForm(page, connection.address);
  connection.overrides.set(
    '/submit',
    () => new Promise((resolve) => setTimeout(resolve, 5_000, { type: HTML, body: 'late' })),
  );
  const began = Date.now();
  await page.goto(`${connection.address}/submit`, { waitUntil: 'commit' });
  // The delayed response has no heading.
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(Date.now() - began).toBeGreaterThan(2_900);
});

test('a poster of any club chooses its club without a connection (C10.6, C15.1)', async () => {
  const [first, second] = [await newClub(), await newClub()];
  await visitForm(page, connection.address, '/de/submit');
  await connection.stop();
  for (const { club } of [first, second]) {
    await page.goto(`${connection.address}/de/submit?club=${club.id}`);
    await see(page, `Verein: ${club.name}`);
    expect(await page.getByRole('button', { name: 'Formular leeren' }).count()).toBe(0);
  }
  await page.goto(`${connection.address}/de/submit?club=${randomUUID()}`);
  await see(page, 'Verein wählen');
  await connection.start();
});
