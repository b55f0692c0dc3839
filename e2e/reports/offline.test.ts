/** Offline, nothing on the public list fails silently; online again, everything works. */
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { see, seeFailure } from '../page.ts';
import { mark, newClub } from '../people.ts';

const visit = browser();
const NO_CONNECTION = 'Please check your internet connection and try again';

test('filters and reports that cannot be loaded say so, and load once the connection is back', async () => {
  const { report, approve } = await newClub();
  const word = mark();
  const id = await report({ headline: `Out of reach ${word}` });
  await approve(id);
  const { page, context, expectError } = await visit({ size: PHONE });
  expectError('ERR_INTERNET_DISCONNECTED');
  await page.goto(`/reports?keyword=${word}`);
  const card = page.getByRole('link', { name: /Out of reach/ });
  await card.waitFor();
  const toaster = page.waitForResponse(/overlay/);
  await page.getByRole('heading', { name: 'Public Safety Reports' }).click();
  await toaster;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await seeFailure(page, 'The filters could not be loaded', NO_CONNECTION);
  await card.click();
  await seeFailure(page, 'Failed to fetch reports', NO_CONNECTION);
  await expect.poll(() => page.url()).not.toContain('report=');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Start Date').waitFor();
  await card.click();
  await see(page.getByRole('dialog'), 'What Happened');
  expect(page.url()).toContain(`report=${id}`);
});

test('a linked report that cannot be shown stays in the address, and another one can be opened', async () => {
  const { report, approve } = await newClub();
  const word = mark();
  const ids = [await report({ headline: `Linked to ${word}` }), await report({ headline: `Beside it ${word}` })];
  for (const id of ids) await approve(id);
  const { page, expectError } = await visit();
  expectError('ERR_FAILED');
  await page.route('**/report-dialog*.js', (route) => route.abort());
  await page.goto(`/reports?keyword=${word}&report=${ids[0]}`);
  await seeFailure(page, 'Failed to fetch reports', NO_CONNECTION);
  expect(page.url()).toContain(`report=${ids[0]}`);
  await page.unroute('**/report-dialog*.js');
  await page.getByRole('link', { name: /Beside it/ }).click();
  await page.getByRole('dialog', { name: /Beside it/ }).waitFor();
});
