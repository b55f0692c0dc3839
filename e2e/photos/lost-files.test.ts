/** Chosen photos and a flight log that a reload or a change of language loses (C16.1, C16.5). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writeLog } from '../../test/flight/write-log.ts';
import { browser, PHONE } from '../browser.ts';
import { fillRequired, keepCode, submitButton } from '../form.ts';
import { see, seeFocus, seeToast, storageKeys } from '../page.ts';
import { newClub } from '../people.ts';
import { photo } from './camera.ts';

const visit = browser();

async function choosePhotos(page: Page, ...names: string[]): Promise<void> {
  const buffer = await photo(page, 60, 40);
  await page
    .getByLabel('Choose photos')
    .first()
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  for (const name of names)
    await see(page.getByRole('listitem').filter({ hasText: name }), 'Ready to send with the report');
}

const TWO_LOST = '2 photos were not kept when the page was reloaded. Please choose them again.';
const lost = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('after a reload or a change of language the form says how many photos were lost, until others are chosen, it is dismissed, or the form is cleared (C16.1)', async () => {
  const { page } = await visit({ size: PHONE });
  await page.goto('/submit');
  await page.getByRole('button', { name: /^Photos/ }).click();
  await choosePhotos(page, 'one.jpg', 'two.jpg');
  await page.reload();
  await lost(page, TWO_LOST).waitFor();
  // Until it is answered, each reload says so, in each language.
  await page.goto('/de/submit');
  await lost(page, /^2 Fotos /).waitFor();
  await page.goto('/submit');
  await lost(page, TWO_LOST).waitFor();
  await choosePhotos(page, 'three.jpg');
  expect(await lost(page, 'not kept').count()).toBe(0);
  await page.reload();
  await lost(page, '1 photo was not kept when the page was reloaded. Please choose it again.').waitFor();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  expect(await lost(page, 'not kept').count()).toBe(0);
  await seeFocus(page.getByRole('button', { name: /^Photos/ }));
  expect(await storageKeys(page)).toEqual([]);

  await choosePhotos(page, 'four.jpg');
  await page.getByLabel('What happened / Narrative').fill('Rope break, landed ahead.');
  await page.reload();
  await lost(page, /^1 photo /).waitFor();
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  expect(await lost(page, 'not kept').count()).toBe(0);
  expect(await storageKeys(page)).toEqual([]);
});

test('a lost flight log is reported as lost photos are; after sending, only missing photos are mentioned, and the tab stores nothing (C16.1, C16.5)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await page.getByRole('button', { name: /^Photos/ }).click();
  await choosePhotos(page, 'one.jpg');
  const chooseLog = (text: string) =>
    page
      .getByLabel('Add a flight log')
      .and(page.locator('input'))
      .setInputFiles({ name: 'a.igc', mimeType: 'application/octet-stream', buffer: Buffer.from(text, 'latin1') });
  await chooseLog(writeLog());
  await page.getByRole('img', { name: /^Your flight/ }).waitFor();
  await page.reload();
  const log = lost(page, 'Your flight log was not kept when the page was reloaded. Please choose it again.');
  await log.waitFor();
  await lost(page, /^1 photo /).waitFor();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toBe('{"report-photos":"1","report-log":"1"}');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).last().click();
  expect(await log.count()).toBe(0);
  expect(await storageKeys(page)).toEqual(['report-photos']);
  await chooseLog(writeLog());
  await page.getByRole('img', { name: /^Your flight/ }).waitFor();
  const tooLarge = 'x'.repeat(10 * 1024 * 1024 + 1);
  await chooseLog(tooLarge);
  await see(page, 'This file is larger than 10 MB');
  expect(await storageKeys(page)).toEqual(['report-photos']);
  await chooseLog(tooLarge);
  await fillRequired(page, club.name, 'Rope break, landed ahead.');
  await submitButton(page).click();
  await seeToast(
    page,
    'Report submitted successfully',
    'The report was sent without some of its photos. You can add them later with your code.',
  );
  await keepCode(page);
  expect(await storageKeys(page)).toEqual([]);
});
