/** What the form derives from the reporter's location (specification sections 2, 4 and 5; C3.7). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { expandAll, fillRequired, submitButton } from '../form.ts';
import { hold, seeFailure } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();

async function from(page: Page, detectedRegion: string | null, country: string | null): Promise<void> {
  await page.route('**/api/detect-location', (route) => route.fulfill({ json: { detectedRegion, country } }));
  await page.goto('/submit');
  await expandAll(page);
}

async function chooseRegion(page: Page, region: string): Promise<void> {
  await page.getByRole('combobox', { name: 'World Region' }).click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill(region);
  await page.getByRole('option', { name: region, exact: true }).click();
}

test('the state or area field has the local name for it, in label and placeholder (section 2, C7.1)', async () => {
  const { page } = await visit();
  await from(page, 'United Kingdom', 'GB');
  const labels = { Canada: 'Province/Territory', 'United States': 'State', Germany: 'State/Area' };
  await expect.poll(() => page.getByLabel('County', { exact: true }).getAttribute('placeholder')).toContain('County');
  for (const [region, label] of Object.entries(labels)) {
    await chooseRegion(page, region);
    expect(await page.getByLabel(label, { exact: true }).getAttribute('placeholder')).toContain(label);
  }
});

test('the detected region is filled in, but never over what the reporter chose (section 4)', async () => {
  const { page } = await visit();
  const release = await hold(page, '**/api/detect-location');
  await page.goto('/submit');
  await expandAll(page);
  await chooseRegion(page, 'Austria');
  const answered = page.waitForResponse('**/api/detect-location');
  release();
  await answered;
  expect(await page.getByRole('combobox', { name: 'World Region' }).textContent()).toBe('Austria');

  const second = await visit();
  await from(second.page, 'New Zealand', 'NZ');
  await expect
    .poll(() => second.page.getByRole('combobox', { name: 'World Region' }).textContent())
    .toBe('New Zealand');
  await second.page.reload();
  await expect.poll(() => second.page.getByText('We kept what you had written').count()).toBe(0);
});

test('the phone country is the detected one, else the United States, and another can be chosen (section 2)', async () => {
  const { club } = await newClub();
  const abroad = await visit();
  await from(abroad.page, 'United Kingdom', 'GB');
  await abroad.page.getByLabel('Phone', { exact: true }).focus();
  const code = (page: Page) => page.getByRole('combobox', { name: 'Country calling code' });
  await expect.poll(() => code(abroad.page).textContent()).toBe('+44');

  const { page } = await visit();
  await from(page, null, null);
  await page.getByLabel('Phone', { exact: true }).focus();
  await expect.poll(() => code(page).textContent()).toBe('+1');
  await code(page).click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill('switz');
  await page.getByRole('option', { name: 'Switzerland' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('044 668 18 00');
  await fillRequired(page, club.name, 'Wing drop on the ground run.');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await submitButton(page).click();
  expect((await sending).postDataJSON()).toMatchObject({ reporterTelephone: '+41 44 668 18 00' });
});

test('in another language the phone country is that of most of its readers; fast typing loses no digit (C14.4)', async () => {
  const { page } = await visit();
  await page.route('**/api/detect-location', (route) =>
    route.fulfill({ json: { detectedRegion: null, country: null } }),
  );
  await page.goto('/de/submit');
  const phone = page.locator('#reporterTelephone');
  await phone.click();
  await phone.pressSequentially('0171 2345678');
  await expect.poll(() => page.getByRole('combobox', { name: 'Ländervorwahl' }).textContent()).toBe('+49');
  expect(await phone.inputValue()).toBe('0171 2345678');
});

test.each([
  ['1', 'A phone number has 2 to 17 digits'],
  ['+999 123456', 'Please enter a phone number with a valid country calling code after the +'],
])('a phone number like %s is refused at its field and in the toast (sections 5 and 9)', async (number, words) => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await page.getByLabel('Phone', { exact: true }).fill(number);
  await fillRequired(page, club.name, 'Wing drop on the ground run.');
  await submitButton(page).click();
  await seeFailure(page, 'Submission failed', `Validation error: ${words}`);
  await expect.poll(() => page.locator('#reporterTelephone-error').textContent()).toBe(words);
});
