/** Reports that need the team come first, and one report leads on to the next (C19.4). */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { hold, overflow, refuse, see, seeToast } from '../page.ts';
import { api, newClub, signIn } from '../people.ts';

const visit = browser();

const queue = (page: Page) => page.getByRole('region', { name: 'Needs you' });
const rows = async (page: Page) => {
  await queue(page).getByText(/…/).first().waitFor({ state: 'detached' });
  return (await queue(page).getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s*\n\s*/g, ' | '));
};

test('at most five rows are shown, each opens where it is dealt with; after a decision the next report is one key away (C19.4)', async () => {
  const { person, report } = await newClub();
  const cookie = await signIn((await person('sms-manager')).email);
  const first = await report({ headline: 'Rope break at 300 feet' });
  for (const headline of ['Canopy opened', 'Cable hit', 'Wing dropped', 'Late release']) await report({ headline });
  await api('POST', '/api/actions', { title: 'Inspect the rope', due: '2020-01-01', reportId: first }, cookie);
  const sixth = { title: 'Repaint the winch', due: '2020-01-02', reportId: first };
  await api('POST', '/api/actions', sixth, cookie);
  const { page } = await visit({ as: cookie });
  await page.goto('/manager');
  await see(page, 'Needs you');
  await queue(page).getByText('Late release').waitFor();
  await see(queue(page), '5 of 6');
  expect((await rows(page)).map((row) => row.split(' | ').slice(0, 2))).toEqual([
    ['New', 'Canopy opened'],
    ['New', 'Cable hit'],
    ['New', 'Wing dropped'],
    ['New', 'Late release'],
    [expect.stringContaining('late'), 'Inspect the rope'],
  ]);
  const above = await queue(page).boundingBox();
  const counters = await page.getByText('Total Reports').boundingBox();
  expect(above?.y ?? 0).toBeLessThan(counters?.y ?? 0);

  await queue(page)
    .getByRole('link', { name: /Inspect the rope/ })
    .click();
  await page.getByRole('tab', { name: 'Follow-up', selected: true }).waitFor();
  await see(page, 'Rope break at 300 feet');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('n');
  for (const [headline, next] of [
    ['Canopy opened', 'Cable hit'],
    ['Cable hit', 'Wing dropped'],
  ] as const) {
    await page.getByRole('dialog').getByRole('heading', { name: headline }).waitFor();
    await page.getByRole('textbox', { name: /comment/i }).fill('Check the latch.');
    await page.getByRole('button', { name: 'Approve & Publish' }).click();
    await seeToast(page, 'Report approved');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await rows(page)).some((row) => row.includes(headline))).toBe(false);
    if (next === 'Cable hit') await page.keyboard.press('n');
    else await page.getByRole('status').getByRole('button', { name: 'Next report' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: next }).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Pending (3)' }).waitFor();
  await see(queue(page), 'Repaint the winch');
});

test('a row shows what it is about beside a long owner, at each width (C19.4, WCAG 1.4.10)', async () => {
  const { person } = await newClub();
  const cookie = await signIn((await person('sms-manager')).email);
  const ownerName = 'Committee for winch and cable '.repeat(3).trim();
  await api('POST', '/api/actions', { title: 'Inspect the rope every week', due: '2020-01-01', ownerName }, cookie);
  const { page } = await visit({ as: cookie });
  await page.goto('/manager');
  const row = queue(page).getByRole('listitem').getByRole('link');
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const title = await row.getByText('Inspect the rope').boundingBox();
    expect(title?.width, `${width} px`).toBeGreaterThan(180);
    expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBe(0);
  }
});

test('on a phone neither page nor counters move once the user is known, nor once a row is loaded; no room stays if nobody is', async () => {
  const { person, report } = await newClub();
  const id = await report({ headline: 'Canopy opened' });
  const { page, expectError } = await visit({ as: (await person('admin')).email, size: PHONE });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const tops = async () => [await topOf(page.getByRole('main')), await topOf(page.getByText('Total Reports'))];
  const answerCheck = await hold(page, '**/api/auth/check');
  const answerQueue = await hold(page, '**/api/reports/attention');
  const answerRow = await hold(page, `**/api/reports/${id}`);
  await page.goto('/manager');
  await see(page, 'Total Reports');
  const before = await tops();
  expect(await page.getByRole('navigation', { name: 'Staff' }).count()).toBe(0);
  answerCheck();
  await page.getByRole('navigation', { name: 'Staff' }).waitFor();
  await see(page, 'All Reports (1)');
  expect(await tops()).toEqual(before);
  answerQueue();
  await see(queue(page), '…');
  const whileLoading = await tops();
  answerRow();
  await see(queue(page), 'Canopy opened');
  expect(await tops()).toEqual(whileLoading);
  expectError('503');
  await refuse(page, '**/api/auth/check', 'GET', 503);
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await topOf(page.getByRole('main'))).toBeLessThan((before[0] ?? 0) - 80);
});

test('an empty queue is one line on a phone (C19.4)', async () => {
  const { person } = await newClub();
  const { page } = await visit({ as: await signIn((await person('admin')).email), size: PHONE });
  await page.goto('/manager');
  await see(page, 'Nothing needs your attention.');
  expect(await queue(page).getByRole('list').count()).toBe(0);
  expect(await queue(page).getByRole('button').count()).toBe(0);
  expect(await overflow(page)).toBe(0);
});
