/** An installation from its first minute to a long list, on its own server: its reports would crowd out others. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { browser, PHONE } from '../browser.ts';
import { see } from '../page.ts';
import { newClub, rootCookie } from '../people.ts';
import { ownServer } from '../server.ts';

ownServer();
const visit = browser();

test('no public reports yet: the page says so and links to the form (section 2)', async () => {
  const { page } = await visit();
  await page.goto('/reports');
  await page.getByRole('heading', { name: 'No public reports yet' }).waitFor();
  await see(
    page,
    'Safety reports are reviewed by our team before being published. Check back soon for valuable safety insights.',
  );
  await page.getByRole('link', { name: 'Submit the first report' }).click();
  await page.getByRole('heading', { name: 'Submit a Safety Report' }).waitFor();
});

test('no clubs yet, one user, no reports: each staff page says so (section 2, C7.4)', async () => {
  const { page } = await visit({ as: await rootCookie() });
  await page.goto('/manager/clubs');
  await see(page, 'No clubs yet. Create your first club to get started.', '0 clubs registered');
  await page.getByRole('button', { name: 'Create Club' }).click();
  await page.getByLabel('Club Name').fill('First Club');
  await page.getByLabel('Location').fill('Hill');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Club' }).click();
  await see(page, '1 club registered');
  await page.getByRole('link', { name: 'Users' }).click();
  await see(page, '1 user registered', 'No Club (Super Admin)', CAST.superAdmin.email);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await see(page, 'No safety reports have been submitted yet');
  const counters = await page.locator('dl > div').allTextContents();
  expect(counters).toEqual(expect.arrayContaining([expect.stringContaining('Total Reports')]));
});

/** Sixty lessons, published once for all tests that need them. */
let published: Promise<void> | undefined;
async function publish(): Promise<void> {
  const { report, approve } = await newClub();
  const ids = await Promise.all(Array.from({ length: 60 }, (_, at) => report({ headline: `Lesson ${at}` })));
  // In small batches: on a slow machine, sixty at once exceeded the server's request timeout.
  for (let at = 0; at < ids.length; at += 6) await Promise.all(ids.slice(at, at + 6).map((id) => approve(id)));
}
const lessons = (): Promise<void> => {
  published ??= publish();
  return published;
};

/** Scrolls until the whole list has been loaded. */
async function toTheEnd(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4_000);
      return page.getByText('60 reports', { exact: true }).count();
    })
    .toBe(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

test('a list of more than 50 reports loads while scrolling, and the page never holds all of it (C3.11)', async () => {
  await lessons();
  const { page } = await visit({ size: PHONE });
  await page.goto('/reports');
  await see(page, '50 of 60 reports');
  const cards = page.getByRole('article');
  expect(await cards.count()).toBeLessThanOrEqual(50);
  await toTheEnd(page);
  await expect.poll(() => cards.count()).toBeLessThan(50);
  expect(await page.getByRole('button', { name: 'Load more reports' }).count()).toBe(0);
});

test('a long list prints with every report in it, and without controls', async () => {
  await lessons();
  const { page } = await visit();
  await page.goto('/reports');
  const card = page.getByRole('article');
  // To the end of the list and back: cards far from the viewport are removed from the page.
  await toTheEnd(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => card.count()).toBeLessThan(60);
  const printed = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('afterprint', () => resolve(document.querySelectorAll('article').length), { once: true }),
      ),
  );
  await page.pdf({ format: 'A4' });
  expect(await printed).toBe(60);
  await expect.poll(() => card.count()).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator(':is(button, input, footer, nav):visible').count()).toBe(0);
  await page.getByRole('heading', { name: 'Public Safety Reports' }).waitFor();
});
