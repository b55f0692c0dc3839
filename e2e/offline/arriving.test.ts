/** Queued reports arrive once: two tabs, a killed browser, 429, 503, a connection that accepts and dies (C15.4). */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hold } from '../page.ts';
import { api, newClub } from '../people.ts';
import { type Connection, connect, Profile, sealAll, storedData, visitForm } from './fixtures.ts';

let way: Connection;
let club: { name: string };
let root: string;
const profile = new Profile();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  way = await connect();
  ({ club, root } = await newClub());
  context = await profile.open();
  [page] = context.pages() as [Page];
  await visitForm(page, way.address);
});
afterAll(async () => {
  await context.close();
  await way.stop();
  profile.remove();
});

const marks = () => Array.from({ length: 5 }, () => `canary${randomUUID().replaceAll('-', '')}`);

const sealMarked = (words: readonly string[]) =>
  sealAll(
    page,
    club.name,
    words.map((word) => `Rope break ${word}`),
  );

async function sealFive(): Promise<string[]> {
  const words = marks();
  way.mode = 'passes';
  await way.stop();
  await sealMarked(words);
  return words;
}

async function allArriveOnce(words: readonly string[], at = page): Promise<void> {
  const counts = async () =>
    Promise.all(
      words.map(async (word) => {
        const found = await api<{ total: number }>('GET', `/api/reports/counts?keyword=${word}`, undefined, root);
        return found.total;
      }),
    );
  await expect.poll(counts).toEqual(words.map(() => 1));
  await expect.poll(async () => (await storedData(at)).databases).toEqual([]);
  expect(await counts()).toEqual(words.map(() => 1));
}

/** A minute that ends while a response is pending sends nothing: the next one does. */
const minutesPass = (at: Page, isDone: () => boolean | Promise<boolean>) =>
  expect
    .poll(async () => {
      await at.clock.runFor(61_000);
      return isDone();
    })
    .toBe(true);

const online = (at: Page) => at.evaluate(() => dispatchEvent(new Event('online')));

test('C15.4 five waiting reports arrive exactly once when the connection returns with two tabs open', async () => {
  const words = await sealFive();
  const other = await context.newPage();
  await other.goto(`${way.address}/submit`);
  way.received = 0;
  await way.start();
  await Promise.all([online(page), online(other), online(page)]);
  await allArriveOnce(words);
  expect(way.received).toBe(5);
  await other.close();
});

test('C15.4 five waiting reports arrive exactly once after 429 and 503, retried every minute', async () => {
  const words = await sealFive();
  await page.clock.install();
  await page.goto(`${way.address}/submit`);
  way.mode = 429;
  await way.start();
  way.received = 0;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => way.received).toBeGreaterThan(0);
  way.mode = 503;
  await minutesPass(page, () => way.received > 1);
  way.mode = 'passes';
  await minutesPass(page, async () => (await storedData(page)).databases.length === 0);
  await allArriveOnce(words);
});

test('C15.4 five waiting reports arrive exactly once when the connection accepts them and dies before the answer', async () => {
  const words = await sealFive();
  way.mode = 'takes and dies';
  await way.start();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText(/could not be sent yet/).waitFor();
  way.mode = 'passes';
  await page.getByRole('button', { name: 'Send now' }).click();
  await allArriveOnce(words);
});

test('C15.5 Send now during an automatic delivery waits for it, instead of saying that nothing could be sent', async () => {
  const words = await sealFive();
  const release = await hold(page, '**/api/sealed-reports', 'POST');
  await way.start();
  await online(page);
  const sendNow = page.getByRole('button', { name: 'Send now' });
  await sendNow.click();
  await page.getByRole('button', { name: 'Sending' }).waitFor();
  expect(await page.getByText(/could not be sent yet/).count()).toBe(0);
  release();
  await allArriveOnce(words);
  expect(await page.getByText(/could not be sent yet/).count()).toBe(0);
  await page.unroute('**/api/sealed-reports');
});

test('C15.4 five waiting reports arrive exactly once after the browser was killed, at the next visit to the landing page', async () => {
  const words = await sealFive();
  profile.kill();
  await context.close().catch(() => undefined);
  expect(profile.findTexts(words)).toEqual([]);
  await way.start();
  context = await profile.open();
  [page] = context.pages() as [Page];
  await page.goto(way.address);
  await allArriveOnce(words);
});

test('C15.4 a waiting report is sent at the next visit to the form', async () => {
  await page.goto(`${way.address}/submit`);
  await way.stop();
  const words = marks().slice(0, 1);
  await sealMarked(words);
  await page.goto('about:blank');
  await way.start();
  await page.goto(`${way.address}/submit`);
  await allArriveOnce(words);
});

const looked = (at: Page) => at.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test.each([
  ['the connection returns', '/', online],
  ['a minute has passed', '/submit', (at: Page) => at.clock.runFor(61_000)],
  ['it becomes visible', '/', looked],
  ['the connection returns', '/submit', online],
])('C15.4 a report kept by another tab is sent by a tab opened before it, once %s (%s)', async (_when, path, come) => {
  way.mode = 'passes';
  await way.start();
  const older = await context.newPage();
  await older.clock.install();
  await older.goto(way.address + path);
  await page.goto(`${way.address}/submit`);
  await way.stop();
  const words = marks().slice(0, 1);
  await sealMarked(words);
  await page.goto('about:blank');
  await way.start();
  await come(older);
  await allArriveOnce(words, older);
  await older.close();
});

test('C15.4 Background Sync sends a report while no page of the site is open', async () => {
  await way.start();
  await page.goto(`${way.address}/submit`);
  // A headless browser registers no background sync.
  await page.evaluate(() => {
    const { prototype } = (window as unknown as { SyncManager: { prototype: object } }).SyncManager;
    Object.assign(prototype, { register: async (tag: string) => document.body.setAttribute('data-sync', tag) });
  });
  await way.stop();
  const words = marks().slice(0, 1);
  await sealMarked(words);
  const tag = (await page.locator('body').getAttribute('data-sync')) ?? '';
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${way.address}/submit`);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.goto('about:blank');
  await way.start();
  const origin = way.address;
  await browser.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: true });
  const arrived = async () =>
    (await api<{ total: number }>('GET', `/api/reports/counts?keyword=${words[0]}`, undefined, root)).total;
  await expect.poll(arrived).toBe(1);
  await page.goto(`${way.address}/submit`);
  expect((await storedData(page)).databases).toEqual([]);
});

test('C7.9 reading the queue just after the last report has been sent leaves no database on the device', async () => {
  const late = await context.newPage();
  await late.addInitScript(() => {
    const opened: string[] = [];
    const { open, databases } = IDBFactory.prototype;
    // The page still believes that something is queued.
    IDBFactory.prototype.databases = async () => [{ name: 'waiting-reports', version: 1 }];
    IDBFactory.prototype.open = function (name, version) {
      const opening = open.call(this, name, version);
      for (const end of ['success', 'error']) opening.addEventListener(end, () => opened.push(end));
      return opening;
    };
    Object.assign(window, { opened, databasesNow: () => databases.call(indexedDB) });
  });
  await late.goto(`${way.address}/submit`);
  await expect.poll(() => late.evaluate('opened.length')).toBeGreaterThan(0);
  expect(await late.evaluate('databasesNow()')).toEqual([]);
  await late.close();
});
