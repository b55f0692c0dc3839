/** A photo or flight log that is not ready when the report is submitted (C16.1, C16.5). */
import { expect, test } from 'vitest';
import { writeLog } from '../../test/flight/write-log.ts';
import { browser } from '../browser.ts';
import { fillRequired, keepCode, submitButton } from '../form.ts';
import { hold, see, seeToast, storageKeys } from '../page.ts';
import { newClub } from '../people.ts';
import { photo } from './camera.ts';

const visit = browser();

test('a report waits at most 15 s for an upload; it is sent without that photo and an invalid flight log, and says so; until then nothing can be pasted (C16.1, C16.5)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The canopy opened on the winch launch at 200 feet.');
  await page.getByRole('button', { name: /^Photos/ }).click();
  const release = await hold(page, '**/api/uploads', 'POST');
  const file = { name: 'canopy.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 60, 40) };
  await page.getByLabel('Choose photos').first().setInputFiles(file);
  await see(page.getByRole('listitem').filter({ hasText: 'canopy.jpg' }), 'Sending');
  const releaseLog = await hold(page, /log-worker/);
  const log = { name: 'a.igc', mimeType: 'application/octet-stream', buffer: Buffer.from('no log') };
  await page.getByLabel('Add a flight log').and(page.locator('input')).setInputFiles(log);
  await see(page, 'Reading the log');
  await page.clock.install();
  await submitButton(page).click();
  await expect.poll(() => submitButton(page).isDisabled()).toBe(true);
  const isPasted = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'second.jpg', { type: 'image/jpeg' }));
    return !document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  });
  expect(isPasted).toBe(false);
  releaseLog();
  await see(page, 'This file is not a flight log');
  await page.clock.runFor(16_000);
  await seeToast(
    page,
    'Report submitted successfully',
    'The flight log could not be read in time and is not part of the report. The report was sent without some of its photos. You can add them later with your code.',
  );
  release();
  // Time enough for the upload to end.
  await page.waitForTimeout(500);
  expect(await storageKeys(page)).toEqual([]);
  await keepCode(page);
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  await page.getByRole('button', { name: /^Photos/ }).click();
  await page.getByLabel('Choose photos').first().waitFor({ state: 'attached' });
  expect(await page.getByText('not kept').count()).toBe(0);
});

test('a flight log that is still being read when the report is submitted is sent with it (C16.5)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The tow rope broke at 300 feet.');
  const release = await hold(page, /log-worker/);
  const file = { name: 'flight.igc', mimeType: 'application/octet-stream', buffer: Buffer.from(writeLog(), 'latin1') };
  await page.getByLabel('Add a flight log').and(page.locator('input')).setInputFiles(file);
  await see(page, 'Reading the log');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/reports'));
  await submitButton(page).click();
  await expect.poll(() => submitButton(page).isDisabled()).toBe(true);
  release();
  expect((await sent).postDataJSON()).toMatchObject({ flight: { launch: 120 } });
  await see(page, 'Report Submitted Successfully');
});
