/** The dashboard's header, counters, cards and tabs, verbatim, for each role (sections 2, 4 and 9; C3.12, C4.1). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, NARROW, PHONE } from '../browser.ts';
import { formatDay, overflow, refuse, see } from '../page.ts';
import { newClub, rootCookie, signIn } from '../people.ts';

const visit = browser();
const links = (page: Page) => page.getByRole('navigation', { name: 'Staff' }).getByRole('link').allTextContents();

async function counters(page: Page): Promise<Record<string, string>> {
  await page
    .getByRole('tab', { name: /\(\d+\)/ })
    .first()
    .waitFor();
  const pairs = await page
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
    );
  return Object.fromEntries(pairs);
}

test('Users is for admins and super-admins, Clubs for super-admins only, Logout for everybody (section 2)', async () => {
  const { person } = await newClub();
  const seen: Record<string, string[]> = {};
  for (const role of ['sms-manager', 'admin'] as const) {
    const { page } = await visit({ as: await signIn((await person(role)).email), size: NARROW });
    await page.goto('/manager');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    seen[role] = await links(page);
    expect(await overflow(page)).toBe(0);
  }
  const { page } = await visit({ as: await rootCookie() });
  await page.goto('/manager');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(seen).toEqual({
    'sms-manager': ['Dashboard', 'Actions', 'Hazards', 'Trends'],
    admin: ['Dashboard', 'Actions', 'Hazards', 'Trends', 'Users'],
  });
  expect(await links(page)).toEqual(expect.arrayContaining(['Users', 'Clubs']));
});

test('counters and tabs agree on every tab, and follow the filters but not the tab (section 4, C3.12)', async () => {
  const { person, report, approve } = await newClub();
  await report({ headline: 'Bird strike' });
  await report({ headline: 'Bird near miss' });
  await approve(await report({ headline: 'Hangar rash' }));
  const { page } = await visit({ as: await signIn((await person('sms-manager')).email) });
  await page.goto('/manager');
  await page.getByRole('heading', { name: 'SMS Manager Dashboard', level: 1 }).waitFor();
  await see(page, 'Review and approve safety reports');
  const all = { 'Total Reports': '3', 'Pending Review': '2', 'Approved & Public': '1' };
  expect(await counters(page)).toEqual(all);
  expect(await page.getByRole('tab').allTextContents()).toEqual(['All Reports (3)', 'Pending (2)', 'Approved (1)']);
  const asked = page.waitForRequest(/api\/reports\?/);
  await page.getByRole('tab', { name: 'Approved (1)' }).click();
  expect((await asked).url()).toContain('approvalStatus=approved');
  await see(page, 'Hangar rash');
  expect(await counters(page)).toEqual(all);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Severity Level').waitFor();
  expect(await page.getByText('Approval Status').count()).toBe(0);
  await page.getByLabel('Search reports by keyword').fill('bird');
  await page.getByRole('tab', { name: 'All Reports (2)' }).waitFor();
  expect(await counters(page)).toEqual({ 'Total Reports': '2', 'Pending Review': '2', 'Approved & Public': '0' });
});

test('a card shows headline, both badges, clamped narrative, day, place, category and Commented (sections 2 and 9)', async () => {
  const { person, report, approve } = await newClub();
  const narrative = 'The tug lifted its tail. '.repeat(30);
  const facts = {
    locationOccurrence: 'North ridge',
    aircraftCategory: 'Glider (sailplane)',
    highestDamage: 'Substantial damage',
  };
  const sent = new Date();
  await approve(await report({ headline: 'Tug upset', narrative, ...facts }));
  await report({ narrative });
  const { page } = await visit({ as: await signIn((await person('sms-manager')).email), size: PHONE });
  await page.goto('/manager');
  const card = page.getByRole('article').filter({ hasText: 'Tug upset' });
  await see(card, 'Serious', 'Approved', formatDay('short', sent), 'North ridge', 'Glider (sailplane)', 'Commented');
  expect(await card.getByText('The tug').evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe('2');
  const plain = page.getByRole('article').filter({ hasText: 'Pending Review' });
  await see(plain, 'Safety Report', 'None');
  expect(await plain.getByText('Commented').count()).toBe(0);
});

test("another club's reports are invisible, also by their address (C4.1)", async () => {
  const [own, other] = [await newClub(), await newClub()];
  const hidden = await other.report({ headline: 'Not for you' });
  const { page, expectError } = await visit({ as: await signIn((await own.person('admin')).email) });
  expectError('404');
  await page.goto(`/manager?report=${hidden}`);
  await page.getByRole('dialog', { name: 'This report does not exist' }).waitFor();
  expect(await page.textContent('body')).not.toContain('Not for you');
  await page.keyboard.press('Escape');
  await see(page, 'No safety reports have been submitted yet');
});

test('a list that cannot be fetched says so and can be tried again (sections 7 and 8)', async () => {
  const { person } = await newClub();
  const { page, expectError } = await visit({ as: await signIn((await person('sms-manager')).email) });
  expectError('503');
  await refuse(page, /api\/reports(\?|$)/, 'GET', 503, 'Back in a moment');
  await page.goto('/manager');
  await see(page.getByRole('alert'), 'Failed to fetch reports');
  await page.unroute(/api\/reports(\?|$)/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await see(page, 'No safety reports have been submitted yet');
});
