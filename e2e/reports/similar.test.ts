/** Similar reports: below a published report, and collapsed in the review dialog (C17.1). */
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { see } from '../page.ts';
import { mark, newClub } from '../people.ts';

const visit = browser();

/** Two published reports of two clubs about something that no other report mentions. */
async function twoAlike() {
  const word = mark().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const narrative = `The ${word} jammed against its bracket on aerotow; ${word} lubrication was overdue.`;
  const [here, there] = [await newClub(), await newClub()];
  const id = await here.report({ headline: `${word} here`, narrative });
  const other = await there.report({ headline: `${word} there`, narrative });
  await here.approve(id);
  await there.approve(other);
  return { word, here, id, other };
}

test('a published report links to a similar one, which opens in its place; closing returns to the list (C17.1)', async () => {
  const { word, id, other } = await twoAlike();
  const { page } = await visit({ size: PHONE });
  await page.goto(`/reports?keyword=${word}`);
  await page.getByRole('link', { name: `${word} here` }).click();
  const dialog = page.getByRole('dialog', { name: `${word} here` });
  await dialog.getByRole('heading', { name: 'Similar reports' }).waitFor();
  await see(dialog, /^In common: .*jammed/);
  await dialog.getByRole('link', { name: `${word} there` }).click();
  await page.getByRole('dialog', { name: `${word} there` }).waitFor();
  expect(new URL(page.url()).searchParams.get('report')).toBe(other);
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe(`?keyword=${word}`);
  await page.goto(`/reports?report=${id}`);
  await see(page.getByRole('dialog'), 'Similar reports');
});

test('the review dialog folds similar reports, and opens them in a new tab (C17.1)', async () => {
  const { word, here, id } = await twoAlike();
  const manager = await here.person('sms-manager');
  const { page, context } = await visit({ as: manager.email });
  await page.goto(`/manager?report=${id}`);
  const fold = page.getByText(/^Seen before: [1-3] similar/);
  await fold.waitFor();
  const link = page.getByRole('link', { name: `${word} there` });
  expect(await link.isVisible()).toBe(false);
  await fold.click();
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await opened.getByRole('dialog', { name: `${word} there` }).waitFor();
  expect(new URL(opened.url()).pathname).toBe('/reports');
});
