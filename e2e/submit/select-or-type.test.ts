/** Select-or-type: every behaviour of section 4 and C7.3, by mouse, keyboard and touch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, DESKTOP, PHONE } from '../browser.ts';
import { expandAll } from '../form.ts';
import { seeFailure, seeFocus } from '../page.ts';

const visit = browser();
const closed = (page: Page) => page.getByRole('combobox', { name: 'Injury Level' });
const typing = (page: Page) => page.getByRole('textbox', { name: 'Injury Level' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search the list' });
const options = (page: Page) => page.getByRole('option').allTextContents();

async function openForm(page: Page): Promise<void> {
  await page.goto('/submit');
  await expandAll(page);
}

test('choosing: placeholders, search, a list of at most 300 px; an option sets the value and closes the list', async () => {
  const { page } = await visit();
  await openForm(page);
  expect(await closed(page).textContent()).toBe('Select or type...');
  await closed(page).click();
  expect(await search(page).getAttribute('placeholder')).toBe('Search or type...');
  expect(await page.getByRole('listbox').evaluate((list) => getComputedStyle(list).maxHeight)).toBe('300px');
  expect((await options(page)).slice(0, 2)).toEqual(['No injury', 'Minor injury']);
  expect((await options(page)).at(-1)).toBe('Or enter custom value...');
  await search(page).fill('SERIOUS');
  expect(await options(page)).toEqual(['Serious injury', 'Or enter custom value...']);
  await page.getByRole('option', { name: 'Serious injury' }).click();
  expect(await closed(page).textContent()).toBe('Serious injury');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await seeFocus(closed(page));
});

test('typing: no match, or the last option, leads to a text field; Show options returns and clears it (C7.3)', async () => {
  const { page } = await visit();
  await openForm(page);
  await closed(page).click();
  await search(page).fill('Sprained ankle');
  await page.getByText('No options found.', { exact: true }).waitFor();
  expect(await options(page)).toEqual(['Enter custom value']);
  await page.getByRole('option', { name: 'Enter custom value' }).click();
  await seeFocus(typing(page));
  expect(await typing(page).inputValue()).toBe('Sprained ankle');
  await typing(page).fill('');
  await typing(page).fill('Sprained wrist');
  await page.getByRole('button', { name: 'Show options' }).click();
  expect(await closed(page).textContent()).toBe('Select or type...');
  await seeFocus(closed(page));
  await closed(page).click();
  await page.getByRole('option', { name: 'Or enter custom value...' }).click();
  expect(await typing(page).inputValue()).toBe('');
});

test('a value that is not among the options shows as free text (section 4)', async () => {
  const { page } = await visit();
  await openForm(page);
  await closed(page).click();
  await search(page).fill('Bruises');
  await search(page).press('Enter');
  await expect.poll(() => typing(page).inputValue()).toBe('Bruises');
  await page.reload();
  await expandAll(page);
  await expect.poll(() => typing(page).inputValue()).toBe('Bruises');
  await page.getByRole('button', { name: 'Show options' }).waitFor();
});

test('by keyboard: a letter opens and searches, arrows move, Enter chooses, Escape only closes', async () => {
  const { page } = await visit();
  await openForm(page);
  await closed(page).focus();
  // 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('ArrowDown');
    const { bottom } = await page
      .locator('[data-active]')
      .evaluate((option) => option.getBoundingClientRect().toJSON());
    expect(bottom).toBeLessThanOrEqual(256);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  await page.keyboard.type('inj');
  await expect.poll(() => search(page).inputValue()).toBe('inj');
  await page.keyboard.press('ArrowDown');
  const active = page.locator('[role=option][data-active]');
  expect(await search(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
  const wanted = await active.textContent();
  await page.keyboard.press('Enter');
  expect(await closed(page).textContent()).toBe(wanted);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  expect(await closed(page).textContent()).toBe(wanted);
  await seeFocus(closed(page));
  await page.keyboard.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
});

test('a long list renders only what is visible, and is searched without accents', async () => {
  const { page } = await visit();
  await openForm(page);
  await page.getByRole('combobox', { name: 'Manufacturer' }).click();
  const rows = page.getByRole('option');
  const size = Number(await rows.first().getAttribute('aria-setsize'));
  expect(size).toBeGreaterThan(30);
  expect(await rows.count()).toBeLessThan(size);
  await search(page).fill('glasflugel');
  await page.getByRole('option', { name: 'Glasflügel' }).waitFor();
});

test('manufacturers are in the order of the page’s language, with labels (C14.5)', async () => {
  const { page } = await visit();
  await page.goto('/de/submit');
  await page.getByRole('button', { name: 'Alle aufklappen' }).click();
  await page.getByRole('combobox', { name: 'Hersteller' }).click();
  await page.getByRole('option', { name: 'Aero AT' }).waitFor();
  expect((await options(page)).slice(0, 3)).toEqual(['Aero AT', 'Aeromot (Ximango)', 'Aeropro (EuroFOX)']);
  await page.keyboard.type('eigenbau');
  await page.getByRole('option', { name: 'Eigenbau', exact: true }).click();
  expect(await page.getByRole('combobox', { name: 'Hersteller' }).textContent()).toBe('Eigenbau');
});

test('by touch: a tap opens the list and chooses from it, and its rows are at least 44 px high', async () => {
  const { page } = await visit({ size: PHONE });
  await openForm(page);
  await closed(page).tap();
  const list = page.getByRole('listbox');
  await list.waitFor();
  const row = page.getByRole('option', { name: 'Minor injury' });
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await row.tap();
  expect(await closed(page).textContent()).toBe('Minor injury');
});

test.each(['typed', 'tapped'])(
  'by touch with a keyboard: the %s list searches for all that is typed, and Backspace corrects it',
  async (opened) => {
    const { page } = await visit({ size: PHONE });
    await openForm(page);
    if (opened === 'typed') await closed(page).focus();
    else {
      await closed(page).tap();
      await page.getByRole('listbox').waitFor();
    }
    await page.keyboard.type('minos');
    await page.keyboard.press('Backspace');
    await expect.poll(() => search(page).inputValue()).toBe('mino');
    await page.keyboard.press('Enter');
    expect(await closed(page).textContent()).toBe('Minor injury');
  },
);

test('the list opens without a connection once the page has finished loading', async () => {
  const { page, context } = await visit({ size: PHONE });
  const list = page.waitForResponse(/option-list/);
  await openForm(page);
  await list;
  // Also wait for what the first press loads, since the connection is cut next.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await closed(page).tap();
  await page.getByRole('option', { name: 'Minor injury' }).waitFor();
});

test('a list that cannot be fetched is reported in a toast, and loads with the next tap', async () => {
  const { page, expectError } = await visit({ size: PHONE });
  expectError('Failed to load resource');
  await page.route(/option-list/, (route) => route.abort());
  await openForm(page);
  await closed(page).tap();
  await seeFailure(page, 'The list could not be loaded', 'Please check your internet connection and try again');
  await page.unroute(/option-list/);
  await closed(page).tap();
  await page.getByRole('option', { name: 'Minor injury' }).waitFor();
});
