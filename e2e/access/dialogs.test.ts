/** Every dialog of the staff pages for everybody: axe in both themes, targets of 44 px, 320 px wide and at 200 % zoom. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { browser, NARROW } from '../browser.ts';
import { overflow, see } from '../page.ts';
import { newClub } from '../people.ts';
import { ownServer } from '../server.ts';
import { inspect, tooSmall } from './accessibility.ts';

// axe takes as long as the lists are.
ownServer();
const visit = browser();
/** A screen of 1280 by 900 at 200 %. */
const ZOOMED = { width: 640, height: 450 };

async function look(page: Page, place: string): Promise<void> {
  await inspect(page, place);
  expect(await tooSmall(page), place).toEqual([]);
  await page.setViewportSize(ZOOMED);
  expect(await overflow(page), `${place} at 200 %`).toBe(0);
  await page.setViewportSize(NARROW);
}

/** Presses a button, looks at the dialog that opens, and closes it. */
async function lookBehind(page: Page, button: string, place: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('heading').first().waitFor();
  await look(page, place);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

test('clubs: create, edit and delete are for everybody', async () => {
  const { club } = await newClub();
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  await page.goto('/manager/clubs');
  await see(page, club.name);
  await lookBehind(page, 'Create Club', 'create club');
  await lookBehind(page, `Edit ${club.name}`, 'edit club');
  await lookBehind(page, `Delete ${club.name}`, 'delete club');
});

test('users: create, edit and delete, and the own account, are for everybody', async () => {
  const { email } = await (await newClub()).person('sms-manager');
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  await page.goto('/manager/users');
  await see(page, email);
  await lookBehind(page, 'Create User', 'create user');
  await lookBehind(page, `Edit ${email}`, 'edit user');
  await lookBehind(page, `Delete ${email}`, 'delete user');
  await lookBehind(page, 'Your account', 'account');
});

test('review: pending and approved, reassign, erase and discard are for everybody', async () => {
  const { report, approve } = await newClub();
  const narrative = 'Harper saw the tug below. Please call Ann Field on 07700 900123.';
  const id = await report({ headline: 'Near miss', narrative, reporterTelephone: '+44 7700 900123' });
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  await page.goto(`/manager?report=${id}`);
  await page.getByRole('region', { name: 'Public preview' }).getByText('What Happened').waitFor();
  await look(page, 'review');
  await lookBehind(page, 'Reassign', 'reassign');
  await lookBehind(page, 'Erase contact details', 'erase contact');
  await page.getByPlaceholder('Add your analysis').fill('Half a thought');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep writing' }).waitFor();
  await look(page, 'discard');
  await page.getByRole('button', { name: 'Discard' }).click();
  await approve(id);
  await page.goto(`/manager?report=${id}`);
  await see(page, 'This report is publicly visible');
  await look(page, 'approved');
});

test('staff pages: every target is 44 px on a phone', async () => {
  const { club, report } = await newClub();
  await report({ headline: `Near miss ${club.id}` });
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  for (const path of [
    '/manager/login',
    `/manager?keyword=${club.id}`,
    '/manager/clubs',
    '/manager/users',
    '/manager/settings',
    '/manager/audit',
    '/manager/import',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path.includes(club.id)) await page.getByRole('button', { name: /Near miss/ }).waitFor();
    expect(await tooSmall(page), path).toEqual([]);
    expect(await overflow(page), path).toBe(0);
  }
});
