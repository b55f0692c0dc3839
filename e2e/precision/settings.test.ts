/** Club settings: the default precision of a club's copies, for admins and super-admins (C5.5, before C8). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXACT } from '../../domain/reports/public/precision.ts';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW } from '../browser.ts';
import { dismissToast, overflow, refuse, see, seeFailure, seeToast } from '../page.ts';
import { api, newClub, rootCookie } from '../people.ts';

const visit = browser();

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' });
const precisionOf = async (clubId: string) =>
  (await api<{ coarse: unknown }>('GET', `/api/clubs/${clubId}/settings`, undefined, await rootCookie())).coarse;

test('an admin opens the settings from the header and saves the defaults of their club; a failure loses nothing', async () => {
  const { club, person } = await newClub();
  const { page, expectError } = await visit({ as: (await person('admin')).email, size: NARROW });
  await page.goto('/manager');
  await page.getByRole('button', { name: 'Club', exact: true }).click();
  await page.getByRole('link', { name: 'Club settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Club settings' }).waitFor();
  expect(await page.title()).toContain('Club settings');
  await choice(page, 'Date', 'Month').check();
  await choice(page, 'Aircraft type', 'Not shown').check();
  await inspect(page, 'settings');
  expect(await findSmallTargets(page)).toEqual([]);
  expectError('503');
  await refuse(page, '**/settings', 'PATCH', 503, 'Back in a moment');
  await save(page).click();
  await seeFailure(page, 'Saving failed', '503: Back in a moment');
  expect(await choice(page, 'Date', 'Month').isChecked()).toBe(true);
  await page.unroute('**/settings');
  await save(page).click();
  await seeToast(page, 'Settings saved', 'They apply to what is published from now on.');
  expect(await save(page).isDisabled()).toBe(true);
  expect(await precisionOf(club.id)).toEqual({ ...EXACT, date: 'month', type: 'none' });
  await page.reload();
  await choice(page, 'Date', 'Month').waitFor();
  expect(await choice(page, 'Aircraft type', 'Not shown').isChecked()).toBe(true);
});

test('a super-admin chooses the club first, and changes only that one, and only what they chose (C3.18)', async () => {
  const [one, other] = [await newClub(), await newClub()];
  const { page } = await visit({ as: await rootCookie() });
  await page.goto('/manager/settings');
  await see(page, 'Choose a club to see its settings.');
  for (const width of [320, 640, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `the header at ${width}`).toBe(0);
  }
  await page.getByLabel('Club', { exact: true }).selectOption({ label: one.club.name });
  await choice(page, 'Time', 'Part of the day').check();
  // A colleague changes another choice in the meantime.
  await api('PATCH', `/api/clubs/${one.club.id}/settings`, { coarse: { type: 'none' } }, one.root);
  await save(page).click();
  await dismissToast(page, 'Settings saved');
  const changed = { ...EXACT, time: 'part', type: 'none' };
  expect(await precisionOf(one.club.id)).toEqual(changed);
  expect(await choice(page, 'Aircraft type', 'Not shown').isChecked()).toBe(true);
  await page.getByLabel('Rules', { exact: true }).selectOption('EU');
  await page.getByRole('button', { name: 'Save the authority' }).click();
  await seeToast(page, 'Settings saved');
  expect(await precisionOf(one.club.id)).toEqual(changed);
  expect(await precisionOf(other.club.id)).toEqual(EXACT);
  // What was saved earlier is not sent again, although a colleague has changed it since.
  await api('PATCH', `/api/clubs/${one.club.id}/settings`, { coarse: { time: 'exact' } }, one.root);
  await choice(page, 'Aircraft type', 'Shown').check();
  await save(page).click();
  await choice(page, 'Time', 'Exact').and(page.locator(':checked')).waitFor();
  expect(await save(page).isDisabled()).toBe(true);
  await choice(page, 'Date', 'Month').check();
  await save(page).click();
  await expect.poll(() => precisionOf(one.club.id)).toEqual({ ...EXACT, date: 'month' });
});

test('an sms-manager has no link to the settings, and is denied access', async () => {
  const { person } = await newClub();
  const { page } = await visit({ as: (await person('sms-manager')).email });
  await page.goto('/manager/settings');
  await see(page, "Access denied. Only admins and super-admins can change a club's settings.");
  await page.getByRole('link', { name: 'Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'Club', exact: true }).click();
  await page.getByRole('link', { name: 'Annual report' }).waitFor();
  expect(await page.getByRole('link', { name: 'Club settings' }).count()).toBe(0);
  expect(await page.getByRole('radio').count()).toBe(0);
});
