/** Queued reports arrive once: two tabs, a killed browser, 429, 503, a connection that drops the response (C15.4). */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hold } from '../page.ts';
import { api, newClub } from '../people.ts';
import { type Connection, connect } from './fault-proxy.ts';
import { Profile } from './profile.ts';
import { sealAll, visitForm } from './sealing.ts';
import { storedData } from './waiting-storage.ts';

let connection: Connection;
let club: { name: string };
let root: string;
const profile = new Profile();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  connection = await connect();
  ({ club, root } = await newClub());
  context = await profile.open();
  [page] = context.pages() as [Page];
  await visitForm(page, connection.address);
});
afterAll(async () => {
  await context.close();
  await connection.stop();
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
  connection.mode = 'passes';
  await connection.stop();
  await sealMarked(words);
  return words;
}

const arrived = (words: readonly string[]) =>
  Promise.all(
    words.map(async (word) => {
      const found = await api<{ total: number }>('GET', `/api/reports/counts?keyword=${word}`, undefined, root);
      return found.total;
    }),
  );

async function allArriveOnce(words: readonly string[], at = page): Promise<void> {
  await expect.poll(() => arrived(words)).toEqual(words.map(() => 1));
  await expect.poll(async () => (await storedData(at)).databases).toEqual([]);
  expect(await arrived(words)).toEqual(words.map(() => 1));
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

test('five waiting reports arrive exactly once when the connection returns with two tabs open (C15.4)', async () => {
  const words = await sealFive();
  const other = await context.newPage();
  await other.goto(`${connection.address}/submit`);
  connection.received = 0;
  await connection.start();
  await Promise.all([online(page), online(other), online(page)]);
  await allArriveOnce(words);
  expect(connection.received).toBe(5);
  await other.close();
});

test('five waiting reports arrive exactly once after 429 and 503, retried every minute (C15.4)', async () => {
  const words = await sealFive();
  await page.clock.install();
  await page.goto(`${connection.address}/submit`);
  connection.mode = 429;
  await connection.start();
  connection.received = 0;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => connection.received).toBeGreaterThan(0);
  connection.mode = 503;
  await minutesPass(page, () => connection.received > 1);
  connection.mode = 'passes';
  await minutesPass(page, async () => (await storedData(page)).databases.length === 0);
  await allArriveOnce(words);
});

test('five waiting reports arrive exactly once when the connection accepts them and dies before the answer (C15.4)', async () => {
  const words = await sealFive();
  connection.mode = 'drops response';
  await connection.start();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText(/could not be sent yet/).waitFor();
  connection.mode = 'passes';
  await page.getByRole('button', { name: 'Send now' }).click();
  await allArriveOnce(words);
});

test('Send now during an automatic delivery waits for it, instead of saying that nothing could be sent (C15.5)', async () => {
  const words = await sealFive();
  const release = await hold(page, '**/api/sealed-reports', 'POST');
  await connection.start();
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

test('a report that is deleted while another is being sent is not sent; the one being sent cannot be deleted (C15.5)', async () => {
  connection.mode = 'passes';
  await connection.start();
  await page.goto(`${connection.address}/submit`);
  await connection.stop();
  const words = marks().slice(0, 2);
  await sealMarked(words);
  const release = await hold(page, '**/api/sealed-reports', 'POST');
  await connection.start();
  const posted = page.waitForRequest('**/api/sealed-reports');
  await page.getByRole('button', { name: 'Send now' }).click();
  await posted;
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await page.getByRole('button', { name: 'Delete it for good' }).click();
  };
  await remove();
  await page.getByText('1 report waiting').waitFor();
  await remove();
  await page.getByText(/^It is being sent/).waitFor();
  release();
  await page.getByText('1 report was sent.').waitFor();
  await expect.poll(async () => (await storedData(page)).databases).toEqual([]);
  expect((await arrived(words)).toSorted()).toEqual([0, 1]);
  await page.unroute('**/api/sealed-reports');
});

test('five waiting reports arrive exactly once after the browser was killed, at the next visit to the landing page (C15.4)', async () => {
  const words = await sealFive();
  profile.kill();
  await context.close().catch(() => undefined);
  expect(profile.findTexts(words)).toEqual([]);
  await connection.start();
  context = await profile.open();
  [page] = context.pages() as [Page];
  await page.goto(connection.address);
  await allArriveOnce(words);
});

test('a waiting report is sent at the next visit to the form (C15.4)', async () => {
  await page.goto(`${connection.address}/submit`);
  await connection.stop();
  const words = marks().slice(0, 1);
  await sealMarked(words);
  await page.goto('about:blank');
  await connection.start();
  await page.goto(`${connection.address}/submit`);
  await allArriveOnce(words);
});

const looked = (at: Page) => at.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test.each([
  ['the connection returns', '/', online],
  ['a minute has passed', '/submit', (at: Page) => at.clock.runFor(61_000)],
  ['it becomes visible', '/', looked],
  ['the connection returns', '/submit', online],
])(
  'a report kept by another tab is sent by a tab opened before it, once %s (%s) (C15.4)',
  async (_when, path, come) => {
    connection.mode = 'passes';
    await connection.start();
    const older = await context.newPage();
    await older.clock.install();
    await older.goto(connection.address + path);
    await page.goto(`${connection.address}/submit`);
    await connection.stop();
    const words = marks().slice(0, 1);
    await sealMarked(words);
    await page.goto('about:blank');
    await connection.start();
    await come(older);
    await allArriveOnce(words, older);
    await older.close();
  },
);

test('Background Sync sends a report while no page of the site is open (C15.4)', async () => {
  await connection.start();
  await page.goto(`${connection.address}/submit`);
  // A headless browser registers no background sync.
  await page.evaluate(() => {
    const { prototype } = (window as unknown as { SyncManager: { prototype: object } }).SyncManager;
    Object.assign(prototype, { register: async (tag: string) => document.body.setAttribute('data-sync', tag) });
  });
  await connection.stop();
  const words = marks().slice(0, 1);
  await sealMarked(words);
  const tag = (await page.locator('body').getAttribute('data-sync')) ?? '';
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${connection.address}/submit`);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.goto('about:blank');
  await connection.start();
  const origin = connection.address;
  await browser.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: true });
  await expect.poll(() => arrived(words)).toEqual([1]);
  await page.goto(`${connection.address}/submit`);
  expect((await storedData(page)).databases).toEqual([]);
});

test('reading the queue just after the last report has been sent leaves no database on the device (C7.9)', async () => {
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
  await late.goto(`${connection.address}/submit`);
  await expect.poll(() => late.evaluate('opened.length')).toBeGreaterThan(0);
  expect(await late.evaluate('databasesNow()')).toEqual([]);
  await late.close();
});
