/** Days and numbers as the page's language writes them (C14.10). */
import { expect, test } from 'vitest';
import { writeLog } from '../../test/flight/write-log.ts';
import { browser } from '../browser.ts';
import { see } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();

test.each([
  ['/de', 'Alle (1.234)', '1.234 Meldungen gefunden'],
  ['/cs', 'Všechna (1\u00a0234)', '1\u00a0234 hlášení'],
  ['', 'All Reports (1234)', '1234 reports found'],
])('on the dashboard %s, 1234 reports are counted as %s (C14.10)', async (prefix, tab, found) => {
  const { person } = await newClub();
  const { page } = await visit({ as: (await person('sms-manager')).email });
  await page.route('**/api/reports/counts*', (route) =>
    route.fulfill({ json: { total: 1234, pending: 0, approved: 1234 } }),
  );
  await page.goto(`${prefix}/manager`);
  await page.getByRole('tab', { name: tab }).waitFor();
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringContaining(found));
});

test('the review dialog and the offer of a flight log name days in the language of the page (C14.10)', async () => {
  const { person, report } = await newClub();
  const id = await report({ localDate: '2026-11-27' });
  const { page } = await visit({ as: (await person('sms-manager')).email });
  await page.goto(`/de/manager?report=${id}`);
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByText('27. November 2026').count()).toBe(2);
  expect(await dialog.innerText()).not.toContain('2026-11-27');
  await dialog.locator('[data-original]').getByText('27. November 2026').selectText();
  await dialog.getByRole('textbox', { name: 'Ersatztext' }).fill('im Herbst');
  await dialog.getByRole('button', { name: 'In der Fassung ersetzen' }).click();
  await see(dialog, 'im Herbst');

  await page.goto('/de/submit');
  const log = { name: 'flight.igc', mimeType: 'application/octet-stream', buffer: Buffer.from(writeLog(), 'latin1') };
  await page.locator('input[type=file][accept=".igc"]').setInputFiles(log);
  await see(page, /^1[45]\. Juni 2026$/);
});
