/** The filter panel of the public list, loading more, and loading states (sections 2, 7 and 8; C3.11 to C3.15). */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { hold, refuse, see } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();

const letters = () => randomUUID().replace(/[\d-]/g, '').slice(0, 6);
const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const keyword = (page: Page) => page.getByPlaceholder('Search reports by keyword...');

async function twoReports() {
  const { report, approve } = await newClub();
  const mark = `Zq${letters()}`;
  await approve(await report({ headline: `${mark} one`, injuryLevel: 'Minor injury', aircraftCategory: 'Helicopter' }));
  await approve(
    await report({
      headline: `${mark} two`,
      highestDamage: 'Aircraft destroyed',
      aircraftCategory: 'Drone (unmanned aircraft)',
    }),
  );
  return mark;
}

test('each filter narrows the list, is kept in the address, and can be cleared (section 2, C3.13 to C3.15)', async () => {
  const mark = await twoReports();
  const { page } = await visit();
  const headlines = () => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  const shows = (...wanted: string[]) =>
    expect.poll(async () => (await headlines()).map((text) => text.replace(`${mark} `, '')).sort()).toEqual(wanted);
  await page.goto('/reports');
  await keyword(page).fill(mark.toUpperCase());
  await shows('one', 'two');
  await see(page, '2 reports', 'Active');
  expect(query(page)).toEqual({ keyword: mark.toUpperCase() });

  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('button', { name: 'Hide Filters' }).waitFor();
  expect(await page.getByText('Approval Status').count()).toBe(0);
  // The fields push the list down, on a phone out of sight, so the number of results is above them.
  const [found, fields] = await Promise.all([
    page.getByText('2 reports', { exact: true }).boundingBox(),
    page.getByLabel('Start Date').boundingBox(),
  ]);
  expect(found?.y).toBeLessThan(fields?.y ?? 0);
  await page.getByLabel('Start Date').fill(day(1));
  await see(page, 'No reports match');
  expect(query(page)['startDate']).toBe(day(1));
  await page.getByLabel('Start Date').fill(day(0));
  await shows('one', 'two');
  await page.getByLabel('End Date').fill(day(-1));
  await see(page, 'No reports match these filters');
  await page.getByLabel('End Date').fill('');
  await shows('one', 'two');
  await page.getByLabel('Severity Level').selectOption('Aircraft destroyed');
  await shows('two');
  await page.getByLabel('Severity Level').selectOption('Minor injury');
  await shows('one');
  await page.getByLabel('Severity Level').selectOption('');
  await page.getByLabel('Aircraft Category').selectOption('Helicopter');
  await shows('one');
  expect(query(page)).toMatchObject({ aircraftCategory: 'Helicopter', startDate: day(0) });

  await page.goBack();
  await shows('one', 'two');
  await page.goForward();
  await shows('one');
  await page.reload();
  await shows('one');
  expect(await keyword(page).inputValue()).toBe(mark.toUpperCase());
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => query(page)).toEqual({});
  await expect.poll(() => keyword(page).inputValue()).toBe('');
  await expect.poll(() => page.getByText('Active', { exact: true }).count()).toBe(0);
});

/** Types a keyword and presses something at once, long before the debounced search starts. */
const typeAndPress = (control: Locator, text: string) =>
  control.evaluate<void, string, HTMLElement>((element, typed) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
    element.click();
  }, text);

test('a report opened while a keyword is being typed stays open, above the results of the search (C3.13)', async () => {
  const mark = await twoReports();
  const { page } = await visit();
  await page.goto(`/reports?keyword=${mark}`);
  const card = page.getByRole('article').getByRole('link', { name: `${mark} one` });
  await typeAndPress(card, `${mark} two`);
  const dialog = page.getByRole('dialog', { name: `${mark} one` });
  await dialog.waitFor();
  await expect.poll(() => query(page)).toEqual({ keyword: `${mark} two`, report: expect.any(String) });
  await see(dialog, 'Check the latch twice.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(query(page)).toEqual({ keyword: `${mark} two` });
  expect(await keyword(page).inputValue()).toBe(`${mark} two`);
  await see(page, '1 report');
});

test('changing the language keeps a keyword that is still being typed (C14.3)', async () => {
  const { page } = await visit();
  await page.goto('/reports?startDate=2020-01-01');
  await page.getByText('Active', { exact: true }).waitFor();
  await typeAndPress(page.locator('a[hreflang=de]'), 'rope');
  await page.waitForURL('**/de/reports?**');
  expect(query(page)).toEqual({ keyword: 'rope', startDate: '2020-01-01' });
});

test('Clear also forgets a keyword that is still being typed (C3.13)', async () => {
  const { page } = await visit();
  await page.goto('/reports?startDate=2020-01-01');
  await page.getByText('Active', { exact: true }).waitFor();
  await typeAndPress(page.getByRole('button', { name: 'Clear' }), 'unfinished');
  await expect.poll(() => keyword(page).inputValue()).toBe('');
  await page.waitForTimeout(500);
  expect(query(page)).toEqual({});
});

test('Severity Level offers the union of injury and damage levels, Aircraft Category the common ones (section 2)', async () => {
  const { page } = await visit();
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Severity Level').getByRole('option', { name: 'Fatal injury' }).waitFor({ state: 'attached' });
  const lists = (await (await page.request.get('/api/common-fields')).json()) as Record<string, string[]>;
  const offered = async (label: string) =>
    (await page.getByLabel(label).getByRole('option').allTextContents()).slice(1);
  expect(await offered('Severity Level')).toEqual([...(lists['injuryLevels'] ?? []), ...(lists['damageLevels'] ?? [])]);
  expect(await offered('Aircraft Category')).toEqual(lists['aircraftCategories']);
});

test('a loading list shows skeletons; a failed one says so and can be tried again, and the next search works', async () => {
  const mark = await twoReports();
  const { page, expectError } = await visit({ size: PHONE });
  expectError('ERR_FAILED');
  await page.goto('/reports');
  const release = await hold(page, /api\/reports\/public\?keyword/);
  await keyword(page).fill(mark);
  await page.locator('[aria-busy=true]').waitFor();
  release();
  await see(page, `${mark} one`);
  await refuse(page, /api\/reports\/public\?keyword/, 'GET');
  // No other journey may have published it.
  await keyword(page).fill(`${mark} three`);
  await page.getByRole('alert').getByRole('heading', { name: 'Failed to fetch reports' }).waitFor();
  await page.unroute(/api\/reports\/public\?keyword/);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await see(page, 'No reports match these filters');
  await keyword(page).fill(`${mark} two`);
  await see(page, '1 report');
});

test('without scripts the list ignores foreign parameters, and an address with filters says that they need JavaScript', async () => {
  const mark = await twoReports();
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/reports?utm_source=mail&fbclid=1');
  const card = page.getByRole('article').getByRole('link', { name: `${mark} two` });
  await card.waitFor();
  await page.goto(`/reports?keyword=${mark}`);
  const line = page.getByRole('main').locator('noscript p');
  expect(await line.textContent()).toContain('Filtering the reports needs JavaScript.');
  await line.getByRole('link', { name: 'Show all reports' }).click();
  await card.waitFor();
  expect(page.url()).toMatch(/\/reports$/);
});

test('a typed date filters once its year is complete, and Back undoes it (section 2)', async () => {
  const { page } = await visit();
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  const requestedDates: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/reports/public') requestedDates.push(searchParams.get('startDate'));
  });
  const start = page.getByLabel('Start Date');
  await start.focus();
  // Day and month are equal, so their order in this browser does not matter.
  await page.keyboard.type('05052026', { delay: 60 });
  await expect.poll(() => query(page)).toEqual({ startDate: '2026-05-05' });
  expect(requestedDates).toEqual(['2026-05-05']);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => query(page)).toEqual({ startDate: '2027-05-05' });
  await page.goBack();
  await expect.poll(() => query(page)).toEqual({});
  await expect.poll(() => start.inputValue()).toBe('');
  // Leaving the field confirms its value.
  await start.fill('0202-05-05');
  expect(query(page)).toEqual({});
  await start.blur();
  await expect.poll(() => query(page)).toEqual({ startDate: '0202-05-05' });
});

test('a keyword of only spaces is not a filter (C3.13)', async () => {
  const { page } = await visit();
  await page.goto('/reports?keyword=+++');
  await page.getByRole('button', { name: 'Show Filters' }).waitFor();
  await keyword(page).press('End');
  expect(await page.getByText('Active', { exact: true }).count()).toBe(0);
  await keyword(page).fill('   ');
  await keyword(page).press('Enter');
  expect(await page.getByText('Active', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Clear' }).isDisabled()).toBe(true);
});

test('a link with an invalid filter says what is wrong with it, and the filters can be cleared (C3.14)', async () => {
  const { page, expectError } = await visit();
  expectError('400');
  await page.goto(`/reports?startDate=2026-02-30&keyword=${'a'.repeat(201)}`);
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { name: 'These filters cannot be used' }).waitFor();
  await see(alert, 'Start Date: Please enter a valid date', /Keyword must be at most 200/);
  expect(await alert.textContent()).not.toMatch(/internet|Failed to fetch/);
  await alert.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(() => query(page)).toEqual({});
  await alert.waitFor({ state: 'hidden' });
});

test('a list without matches still says so in short if the rest of the message cannot be loaded', async () => {
  const { page, expectError } = await visit();
  expectError('ERR_FAILED');
  await page.route('**/found*.js', (route) => route.abort());
  await page.goto('/reports?keyword=zzqqxxunheardof');
  const alert = page.getByRole('alert').filter({ hasText: 'No reports match these filters' });
  await alert.waitFor();
  await alert.getByRole('button', { name: 'Show all reports' }).click();
  await expect.poll(() => query(page)).toEqual({});
  await alert.waitFor({ state: 'hidden' });
});
