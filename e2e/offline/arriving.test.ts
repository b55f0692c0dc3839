/** What waits arrives, once: two tabs, a killed browser, 429, 503, a connection that takes it and dies (contract C15.4). */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api, newClub } from '../people.ts';
import { type Connection, connect, kept, Profile, sealAll, visitForm } from './airfield.ts';

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

async function sealFive(): Promise<string[]> {
  const words = marks();
  way.manner = 'passes';
  await way.stop();
  await sealAll(
    page,
    club.name,
    words.map((word) => `Rope break ${word}`),
  );
  return words;
}

async function allArriveOnce(words: readonly string[]): Promise<void> {
  const counts = async () =>
    Promise.all(
      words.map(async (word) => {
        const found = await api<{ total: number }>('GET', `/api/reports/counts?keyword=${word}`, undefined, root);
        return found.total;
      }),
    );
  await expect.poll(counts).toEqual(words.map(() => 1));
  await expect.poll(async () => (await kept(page)).databases).toEqual([]);
  expect(await counts()).toEqual(words.map(() => 1));
}

const online = (at: Page) => at.evaluate(() => dispatchEvent(new Event('online')));

test('C15.4 five of five arrive once with two tabs when the connection returns', async () => {
  const words = await sealFive();
  const other = await context.newPage();
  await other.goto(`${way.address}/submit`);
  way.taken = 0;
  await way.start();
  await Promise.all([online(page), online(other), online(page)]);
  await allArriveOnce(words);
  expect(way.taken).toBe(5);
  await other.close();
});

test('C15.4 five of five arrive once after 429 and 503, tried again within the minute', async () => {
  const words = await sealFive();
  await page.clock.install();
  await page.goto(`${way.address}/submit`);
  way.manner = 429;
  await way.start();
  way.taken = 0;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => way.taken).toBeGreaterThan(0);
  way.manner = 503;
  await page.clock.runFor(61_000);
  await expect.poll(() => way.taken).toBeGreaterThan(1);
  way.manner = 'passes';
  await page.clock.runFor(61_000);
  await allArriveOnce(words);
});

test('C15.4 five of five arrive once where the connection takes them and dies before the answer', async () => {
  const words = await sealFive();
  way.manner = 'takes and dies';
  await way.start();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText(/could not be sent yet/).waitFor();
  way.manner = 'passes';
  await page.getByRole('button', { name: 'Send now' }).click();
  await allArriveOnce(words);
});

test('C15.4 five of five arrive once after the browser was killed, at the next visit to any of the two pages', async () => {
  const words = await sealFive();
  profile.kill();
  await context.close().catch(() => undefined);
  expect(profile.holds(words)).toEqual([]);
  await way.start();
  context = await profile.open();
  [page] = context.pages() as [Page];
  await page.goto(way.address);
  await allArriveOnce(words);
});
