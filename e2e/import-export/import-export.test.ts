/** Exporting lists as CSV, and importing old ones (C12.4, C12.6, C12.7). */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW, PHONE } from '../browser.ts';
import { hold, refuse, see, seeFailure, seeToast } from '../page.ts';
import { api, newClub } from '../people.ts';
import { chooseCsv } from './choose-csv.ts';

const visit = browser();

/** Presses a button and returns the file that it saves. */
async function saved(page: Page, button: string, on: Page | Locator = page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    on.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('Export CSV saves what the filters leave, and says so if it fails (C12.4)', async () => {
  const { person, report } = await newClub();
  await report({ headline: 'Canopy open', injuryLevel: 'Minor injury' });
  await report({ headline: 'Cable break', flightPhase: 'Descent', aircraftRegistration: 'D-EXPT' });
  const { page, expectError } = await visit({ as: (await person('sms-manager')).email });
  await page.goto('/manager?keyword=canopy&severity=Minor+injury');
  await see(page, 'Canopy open');
  const { name, text } = await saved(page, 'Export CSV');
  expect(name).toMatch(/^reports-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(text).toContain('"Canopy open"');
  expect(text).not.toContain('reporter@example.org');
  await seeToast(page, 'Exported', `${name} has been saved.`);
  await page.goto('/manager?flightPhase=descent');
  await see(page, 'Flight Phase: descent', 'Cable break');
  const { text: led } = await saved(page, 'Export CSV');
  expect([led.includes('Cable break'), led.includes('Canopy open'), led.includes('D-EXPT')]).toEqual([
    true,
    false,
    false,
  ]);
  const { page: admins } = await visit({ as: (await person('admin')).email });
  await admins.goto('/manager');
  for (const isTicked of [false, true]) {
    await admins.getByRole('button', { name: 'Export CSV' }).click();
    if (isTicked) await admins.getByLabel('Include the aircraft’s registration').check();
    const { text: all } = await saved(admins, 'Export', admins.getByRole('dialog'));
    expect(all.includes('D-EXPT')).toBe(isTicked);
    await expect.poll(() => admins.getByRole('dialog').count()).toBe(0);
  }
  await page.goto('/manager/actions?show=overdue');
  expect((await saved(page, 'Export CSV')).name).toMatch(/^actions-/);
  await refuse(page, '**/api/actions.csv*', 'GET', 429, 'Too many requests. Please try again later.');
  expectError('429');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await seeFailure(page, 'Export failed', '429: Too many requests. Please try again later.');
});

test('an old list is refused, previewed, corrected, imported, and recognised the next time (C12.7, C19.10)', async () => {
  const { person, root } = await newClub();
  const { email } = await person('admin');
  const { page, expectError } = await visit({ as: email });
  await page.goto('/manager/settings');
  await page.getByRole('link', { name: 'Import old reports' }).click();
  await see(page, 'Choose a file');
  const template = await saved(page, 'Download template');
  expect(template.text).toMatch(/^\uFEFF"Date of submission","Date","Time",/);
  expectError('400');
  await chooseCsv(page, 'cut.csv', 'Datum;Beschreibung\n01.02.2019;"Das Seil');
  await see(page, 'Row 2: a quotation mark opens here and is never closed; the file may be cut off');

  const rows = [
    '03/04/2019,The cable broke at 200 feet.,Field',
    '05/06/2019,short,Field',
    '13/07/2019,The canopy opened in flight.,Hill',
  ];
  const list = ['Date,What it was,Where', ...rows].join('\n');
  await chooseCsv(page, 'old list.csv', list);
  await see(page, 'Preview of old list.csv', '3 rows cannot be imported');
  await see(page, 'No column contains the field “Narrative”, which each report needs.');
  expect(await page.getByText('Rows that cannot be imported').count()).toBe(0);
  await inspect(page, 'an import without narratives');
  await page.getByLabel('What it was').selectOption({ label: 'Narrative' });
  await see(page, 'Rows that cannot be imported');
  await see(page, '3 rows in the file · 2 reports can be imported · 1 row cannot be imported');
  await see(page, 'Please provide at least a brief description of what occurred');
  await page.getByLabel('How dates are written').selectOption('mdy');
  await see(page, '1 report can be imported');
  await inspect(page, 'the look at an import');
  expect(await findSmallTargets(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  await inspect(page, 'the look at an import, narrow', ['dark']);
  await page.getByLabel('How dates are written').selectOption('dmy');
  await page.getByRole('button', { name: 'Leave out 1 row and import 2 reports' }).click();
  await see(page, '2 reports imported');
  await see(page, 'Can be undone until');
  await page.getByRole('link', { name: 'Open the dashboard' }).click();
  await see(page, 'All Reports (2)', 'Pending (2)');

  const importedId = await page.evaluate(async () => (await (await fetch('/api/reports')).json())[0].id);
  await api('POST', `/api/reports/${importedId}/comment`, { comment: 'Seen.' }, root);
  await page.goBack();
  await see(page, 'Choose a file');
  await expect.poll(() => page.getByText('Can be undone until').count()).toBe(0);

  await page.goto('/manager/import');
  await chooseCsv(page, 'old list.csv', list.replace('What it was', 'Narrative'));
  await see(page, '2 rows were imported before and will not be imported again: rows 2, 4.');
  expect(await page.getByRole('button', { name: 'import 0 reports' }).isDisabled()).toBe(true);
});

test('a super-admin chooses the club, dates undated rows and undoes the import; a manager may not import (C12.7, C19.10)', async () => {
  const { club, person, root } = await newClub();
  const { page, expectError } = await visit({ as: CAST.superAdmin.email, size: PHONE });
  expectError('503');
  await page.goto('/manager/import');
  const button = page.getByRole('button', { name: 'Choose file' });
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Club', { exact: true }).selectOption({ label: club.name });
  const release = await hold(page, '**/api/imports?*', 'POST');
  await chooseCsv(page, 'one.csv', 'narrative\nThe tug ran out of fuel on finals.');
  await see(page, 'Reading the file...');
  expect(await page.getByLabel('Club', { exact: true }).isDisabled()).toBe(true);
  release();
  await see(page, `Club: ${club.name}`);
  const importing = page.getByRole('button', { name: 'Import 1 report' });
  await see(page, 'Rows without a date: 1', 'Waiting for your choice');
  expect(await importing.isDisabled()).toBe(true);
  await page.getByLabel('Date them January 1 of a chosen year').check();
  const year = page.getByLabel('Year', { exact: true });
  const thisYear = new Date().getUTCFullYear();
  await year.fill(String(thisYear + 1));
  await see(page, `Please enter a year from 1900 to ${thisYear}`);
  expect(await year.getAttribute('aria-invalid')).toBe('true');
  await inspect(page, 'a year that is refused');
  expect(await importing.isDisabled()).toBe(true);
  await year.fill('2019');
  await see(page, 'Jan 1, 2019');
  expect(await year.getAttribute('aria-invalid')).toBe(null);
  await inspect(page, 'the choices of an import');
  const imports = /api\/imports\//;
  await refuse(page, imports, 'PATCH', 503, 'Back in a moment');
  await year.fill('2018');
  await see(page, 'Back in a moment');
  await year.fill('201');
  await page.getByText('Back in a moment').waitFor({ state: 'detached' });
  await page.unroute(imports);
  await year.fill('2019');
  const narrative = page.getByLabel('narrative');
  await narrative.selectOption({ label: 'Leave out' });
  await year.waitFor({ state: 'detached' });
  await narrative.selectOption({ label: 'Narrative' });
  await year.waitFor();
  expect([await year.inputValue(), await importing.isEnabled()]).toEqual(['2019', true]);
  await importing.click();
  await see(page, '1 report imported');
  const all = await api<{ clubId: string }[]>('GET', '/api/reports?keyword=tug+fuel+finals', undefined, root);
  expect(all.some(({ clubId }) => clubId === club.id)).toBe(true);
  await page.getByRole('button', { name: 'Undo the import of 1 report' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 report' }).click();
  await seeToast(page, 'Import undone', '1 report deleted.');
  const left = await api<{ clubId: string }[]>('GET', '/api/reports?keyword=tug+fuel+finals', undefined, root);
  expect(left.some(({ clubId }) => clubId === club.id)).toBe(false);
  const { page: other } = await visit({ as: (await person('sms-manager')).email });
  await other.goto('/manager/import');
  await see(other, 'Access denied. Only admins and super-admins can import reports.');
});

test('a meaning that was not saved is sent with the next choice, and blocks the import until then (C12.7)', async () => {
  const { person, root } = await newClub();
  const { page, expectError } = await visit({ as: (await person('admin')).email });
  expectError('503');
  await page.goto('/manager/import');
  await chooseCsv(page, 'a.csv', 'Date,Narrative,Damage\n01/02/2019,The wheel stayed up on landing.,scraped');
  await page.getByLabel('Damage').selectOption({ label: 'Highest Damage' });
  const importing = page.getByRole('button', { name: 'Import 1 report' });
  const imports = /api\/imports\//;
  await refuse(page, imports, 'PATCH', 503, 'Back in a moment');
  await page.getByLabel('scraped').selectOption('Minor damage');
  await see(page, 'Back in a moment');
  expect(await importing.isDisabled()).toBe(true);
  await page.unroute(imports);
  await page.getByLabel('How dates are written').selectOption('mdy');
  await see(page, 'Jan 2, 2019');
  await refuse(page, imports, 'PATCH', 503, 'Back in a moment');
  await page.getByLabel('scraped').selectOption('Keep as it is');
  await see(page, 'Back in a moment');
  expect(await page.getByLabel('scraped').inputValue()).toBe('');
  await page.unroute(imports);
  await page.getByLabel('scraped').selectOption('Minor damage');
  await page.getByText('Back in a moment').waitFor({ state: 'detached' });
  await importing.click();
  await see(page, '1 report imported');
  const [stored] = await api<object[]>('GET', '/api/reports?keyword=wheel+stayed+up+landing', undefined, root);
  expect(stored).toMatchObject({ highestDamage: 'Minor damage' });
});

test('the public list links to a valid feed, and hiding warns that feed readers may keep copies (C12.6)', async () => {
  const { person, report, approve } = await newClub();
  const id = await report({ headline: 'For the feed' });
  await approve(id);
  const { page } = await visit({ as: (await person('sms-manager')).email });
  await page.goto('/reports');
  const feed = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href');
  expect(feed).toBe(await page.getByRole('link', { name: 'Subscribe to the feed (Atom)' }).getAttribute('href'));
  const wrong = await page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const document = new DOMParser().parseFromString(text, 'application/xml');
    return [document.querySelectorAll('parsererror').length, document.querySelectorAll('entry > id').length > 0];
  }, feed ?? '');
  expect(wrong).toEqual([0, true]);
  await page.goto(`/manager?report=${id}`);
  await see(page, 'Hide from Public', 'Feed readers may keep copies that they have already downloaded.');
});
