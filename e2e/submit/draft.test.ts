/** What the tab stores while a report is being written, and what it never stores (C7.9). */
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { chooseClub, expandAll, fillRequired, keepCode, submitButton } from '../form.ts';
import { hold, refuse, see, seeFailure, storageKeys } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();
const SECRETS = { Name: 'Secret Person', Email: 'secret@example.org', Phone: '5551234', Registration: 'G-SECR' };

test('a reload loses only confidential fields, which are never stored; clearing the form deletes everything (C7.9)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await expandAll(page);
  for (const [label, text] of Object.entries(SECRETS)) await page.getByLabel(label, { exact: true }).fill(text);
  await chooseClub(page, club.name);
  await page.getByLabel('What happened / Narrative').fill('Cable break, landed ahead.');
  await page.getByLabel('Location', { exact: true }).fill('North field');
  await page.reload();
  await see(page, 'We kept what you had written in this tab. Your contact details and the registration were not kept.');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain('Cable break, landed ahead.');
  for (const secret of Object.values(SECRETS)) expect(kept).not.toContain(secret);
  await expandAll(page);
  expect(await page.getByLabel('What happened / Narrative').inputValue()).toBe('Cable break, landed ahead.');
  expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('North field');
  expect(await page.getByRole('combobox', { name: 'Club' }).textContent()).toBe(club.name);
  for (const label of Object.keys(SECRETS))
    expect(await page.getByLabel(label, { exact: true }).inputValue(), label).toBe('');

  await page.getByRole('button', { name: 'Clear form' }).click();
  await see(page, 'Everything you have written here will be deleted.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('North field');
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('');
  expect(await page.getByLabel('Narrative Language').inputValue()).toBe('English');
  expect(await storageKeys(page)).toEqual([]);
  await page.reload();
  expect(await page.getByRole('button', { name: 'Clear form' }).count()).toBe(0);
});

test('text deleted by hand is gone for the next reader of the tab', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  const narrative = page.getByLabel('What happened / Narrative');
  await narrative.fill('Nobody but me should read this.');
  await expect.poll(() => storageKeys(page)).not.toEqual([]);
  await narrative.fill('');
  await expect.poll(() => storageKeys(page)).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { name: 'Submit a Safety Report' }).waitFor();
  expect(await narrative.inputValue()).toBe('');

  // The same for a restored draft.
  await narrative.fill('Nor this.');
  await page.reload();
  await see(page, 'We kept what you had written in this tab.');
  expect(await page.getByText('Your contact details and the registration were not kept.').count()).toBe(0);
  expect(await narrative.inputValue()).toBe('Nor this.');
  await narrative.fill('');
  await page.reload();
  expect(await storageKeys(page)).toEqual([]);
  expect(await narrative.inputValue()).toBe('');
});

test('after a submission Back shows an empty form, and the storage is empty (C7.9)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/');
  await page.goto('/submit');
  await chooseClub(page, club.name);
  await page.getByLabel('What happened / Narrative').fill('Nobody should read this twice.');
  await page.getByLabel('Email').fill('pat@example.org');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  await keepCode(page);
  await page.getByRole('link', { name: 'View Public Reports' }).click();
  await page.getByRole('heading', { name: 'Public Safety Reports' }).waitFor();
  await page.goBack();
  const narrative = page.getByLabel('What happened / Narrative');
  await narrative.waitFor();
  expect(await narrative.inputValue()).toBe('');
  expect(await storageKeys(page)).toEqual([]);
});

test('a form that the back/forward cache shows again is empty if its draft has since been sent (C7.9)', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  const narrative = page.getByLabel('What happened / Narrative');
  const showAgain = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await narrative.fill('Nobody should read this twice.');
  await expect.poll(() => storageKeys(page)).toContain('report-draft');
  await showAgain();
  expect(await narrative.inputValue()).toBe('Nobody should read this twice.');
  await page.evaluate(() => sessionStorage.clear());
  await showAgain();
  await expect.poll(() => narrative.inputValue()).toBe('');
  expect(await storageKeys(page)).toEqual([]);
});

test('contact details taken along to another language are gone once the report is sent (C7.9, C14.3)', async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit();
  expectError('503');
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The tow rope was frayed at the ring.');
  const chooseGerman = () => page.locator('a[hreflang=de]').dispatchEvent('click');
  const carried = () => page.evaluate(() => window.name);
  await refuse(page, '**/api/reports', 'POST', 503);
  const release = await hold(page, '**/api/reports', 'POST');
  const posted = page.waitForRequest('**/api/reports');
  await submitButton(page).click();
  await posted;
  await chooseGerman();
  await see(page, 'Your report is being sent');
  expect(await carried()).toBe('');
  release();
  await seeFailure(page, 'Submission failed');
  await page.unroute('**/api/reports');

  // The page in German never comes.
  await page.route('**/de/submit', (route) => route.abort('aborted'));
  await chooseGerman();
  expect(await carried()).toContain('pat@example.org');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  expect(await carried()).toBe('');
});

test('a draft stays in its tab: a new tab starts empty', async () => {
  const { page, context } = await visit();
  await page.goto('/submit');
  await page.getByLabel('What happened / Narrative').fill('Only in this tab.');
  await page.reload();
  await see(page, /We kept what you had written in this tab/);
  const other = await context.newPage();
  await other.goto('/submit');
  expect(await other.getByLabel('What happened / Narrative').inputValue()).toBe('');
});
