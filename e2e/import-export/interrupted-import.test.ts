/** Choices about an import survive whatever interrupts them (C12.7, C7.9). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST_PASSWORD } from '../../test/cast.ts';
import { inspect } from '../accessibility/accessibility.ts';
import { browser } from '../browser.ts';
import { loseResponse, refuse, see } from '../page.ts';
import { newClub } from '../people.ts';
import { chooseCsv } from './choose-csv.ts';

const visit = browser();

const FILE = 'Narrative,Highest Damage\nThe canopy opened in flight.,scraped';

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/manager/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The type of what the browser asks, which is then dismissed. */
async function askedOn(page: Page, leave: () => Promise<unknown>): Promise<string> {
  const asked = page.waitForEvent('dialog');
  const leaving = leave();
  const question = await asked;
  await question.dismiss();
  await leaving.catch(() => undefined);
  return question.type();
}

test('choices about an import are kept when the page is left or the session ends, and reloading warns (C12.7, C7.9)', async () => {
  const { person } = await newClub();
  const { email } = await person('admin');
  const { page, context, expectError } = await visit({ as: email });
  expectError('401');
  await page.goto('/manager/import');
  await chooseCsv(page, 'old.csv', FILE);
  await page.getByLabel('scraped').selectOption('Minor damage');
  await page.getByLabel('Date them January 1 of a chosen year').check();
  await page.getByLabel('Year', { exact: true }).fill('2019');
  await see(page, 'Jan 1, 2019');

  await page.getByRole('link', { name: 'Trends' }).first().click();
  await page.waitForURL('**/manager/analytics*');
  await page.goBack();
  await see(page, 'Preview of old.csv', 'Jan 1, 2019');
  const choices = [page.getByLabel('scraped'), page.getByLabel('Year', { exact: true })];
  const chosen = () => Promise.all(choices.map((each) => each.inputValue()));
  expect(await chosen()).toEqual(['Minor damage', '2019']);

  const reload = () => page.evaluate(() => setTimeout(() => location.reload()));
  expect(await askedOn(page, reload)).toBe('beforeunload');

  await context.clearCookies();
  await page.getByLabel('scraped').selectOption('Substantial damage');
  await signInAgain(page, email);
  await see(page, 'Preview of old.csv');
  expect(await chosen()).toEqual(['Substantial damage', '2019']);
  await page.getByRole('button', { name: 'Import 1 report' }).click();
  await see(page, '1 report imported');
  await page.reload();
  await see(page, 'Choose a file');
});

test('a failed import shows its newest failure; once stored, it is listed and can be started again (C12.7)', async () => {
  const { person } = await newClub();
  const { page, expectError } = await visit({ as: (await person('admin')).email });
  expectError('ERR_');
  expectError('404');
  await page.goto('/manager/import');
  await chooseCsv(page, 'old.csv', FILE.replace('Narrative', 'Date,Narrative').replace('The', '2019-02-01,The'));
  const importing = page.getByRole('button', { name: 'Import 1 report' });
  const failure = page.getByText('Please check your internet connection and try again');
  await refuse(page, '**/confirm', 'POST');
  await importing.click();
  await failure.waitFor();
  await page.getByLabel('scraped').selectOption('Minor damage');
  await failure.waitFor({ state: 'detached' });

  await page.unrouteAll();
  await loseResponse(page, '**/confirm');
  await importing.click();
  await failure.waitFor();
  await page.getByLabel('scraped').selectOption('Substantial damage');
  await see(page.getByRole('alert'), 'This file is no longer on the server.');
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(await importing.isDisabled()).toBe(true);
  await see(page, 'Recent imports', 'Can be undone until');
  await inspect(page, 'an import that is no longer on the server');
  await page.getByRole('button', { name: 'Start again' }).click();
  await see(page, 'Choose a file', 'Can be undone until');
});

test('a file that another tab has imported first is said to be imported before (C12.7)', async () => {
  const { person } = await newClub();
  const { email } = await person('admin');
  const tabs = [(await visit({ as: email })).page, (await visit({ as: email })).page] as const;
  for (const page of tabs) {
    await page.goto('/manager/import');
    await chooseCsv(page, 'old.csv', 'Date,Narrative\n2019-02-01,The wheel stayed up.');
    await see(page, 'Preview of old.csv');
  }
  const [first, second] = tabs;
  await first.getByRole('button', { name: 'Import 1 report' }).click();
  await see(first, '1 report imported', 'They are waiting as pending reports');
  await second.getByRole('button', { name: 'Import 1 report' }).click();
  await see(second, 'All of these reports had been imported before');
  expect(await second.getByText('They are waiting as pending reports').count()).toBe(0);
});
