/** Staff pages and all their dialogs: axe in both themes, 44 px targets, 320 px width, 200 % zoom (WCAG 2.2 AA). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SITE_MAP } from '../../domain/site-map.ts';
import { CAST } from '../../test/cast.ts';
import { browser, DESKTOP, NARROW } from '../browser.ts';
import { overflow, pathsOf, see } from '../page.ts';
import { newClub } from '../people.ts';
import { ownServer } from '../server.ts';
import { openAs } from '../staff/open-as.ts';
import { findSmallTargets, inspect } from './accessibility.ts';

// The longer the lists, the longer axe takes.
ownServer();
const visit = browser();
/** A screen of 1280 by 900 at 200 %. */
const ZOOMED = { width: 640, height: 450 };
/** With words that the public copy omits, so that the preview marks some. */
const NARRATIVE = 'Harper saw the tug below. Please call Ann Field on 07700 900123.';

async function look(page: Page, place: string): Promise<void> {
  await inspect(page, place);
  expect(await findSmallTargets(page), place).toEqual([]);
  await page.setViewportSize(ZOOMED);
  expect(await overflow(page), `${place} at 200 %`).toBe(0);
  await page.setViewportSize(NARROW);
}

/** Presses a button, checks the dialog that opens, and closes it. */
async function lookBehind(page: Page, button: string, place: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('heading').first().waitFor();
  await look(page, place);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

test('clubs: the create, edit and delete dialogs are accessible at 320 px and at 200 % zoom', async () => {
  const { club } = await newClub();
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  await page.goto('/manager/clubs');
  await see(page, club.name);
  await lookBehind(page, 'Create Club', 'create club');
  await lookBehind(page, `Edit ${club.name}`, 'edit club');
  await lookBehind(page, `Delete ${club.name}`, 'delete club');
});

test('users: the create, edit, delete and account dialogs are accessible at 320 px and at 200 % zoom', async () => {
  const { email } = await (await newClub()).person('sms-manager');
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  await page.goto('/manager/users');
  await see(page, email);
  await lookBehind(page, 'Create User', 'create user');
  await lookBehind(page, `Edit ${email}`, 'edit user');
  await lookBehind(page, `Delete ${email}`, 'delete user');
  await lookBehind(page, 'Your account', 'account');
});

test('review: the review, reassign, erase and discard dialogs are accessible at 320 px and at 200 % zoom', async () => {
  const { report, approve } = await newClub();
  const id = await report({ headline: 'Near miss', narrative: NARRATIVE, reporterTelephone: '+44 7700 900123' });
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

test('staff pages: at 320 px every target is at least 44 px, and nothing overflows', async () => {
  const { club, report } = await newClub();
  await report({ headline: `Near miss ${club.id}` });
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  const paths = pathsOf('staff').map((path) =>
    path === SITE_MAP.dashboard.path ? `${path}?keyword=${club.id}` : path,
  );
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path.includes(club.id)) await page.getByRole('button', { name: /Near miss/ }).waitFor();
    expect(await findSmallTargets(page), path).toEqual([]);
    expect(await overflow(page), path).toBe(0);
  }
});

/** From the sign-in page to the dashboard with one report; returns the report's title. */
async function lookOnTheWayIn(page: Page, themes: string[]): Promise<{ club: string; headline: string }> {
  const { club, report } = await newClub();
  const headline = `Near miss ${club.name}`;
  await report({ headline, narrative: NARRATIVE });
  await page.goto('/manager/login');
  await inspect(page, 'login', themes);
  await openAs(page, CAST.superAdmin.email, `/manager?keyword=${encodeURIComponent(club.name)}`);
  await page.getByRole('button', { name: headline }).waitFor();
  await inspect(page, 'dashboard', themes);
  return { club: club.name, headline };
}

async function lookAtAudit(page: Page, themes: string[]): Promise<void> {
  await page.goto('/manager/audit');
  await page.getByRole('table').waitFor();
  await inspect(page, 'audit', themes);
}

test('staff pages: axe finds nothing and nothing overflows on a desktop, in both themes', async () => {
  const { page } = await visit({ size: DESKTOP });
  const themes = ['dark', 'light'];
  const look = (place: string) => inspect(page, place, themes);
  const { club, headline } = await lookOnTheWayIn(page, themes);
  await page.getByRole('button', { name: headline }).click();
  await page.getByRole('region', { name: 'Public preview' }).getByText('What Happened').waitFor();
  await look('review');
  await page.getByRole('button', { name: 'Reassign', exact: true }).click();
  await look('reassign');

  await page.goto('/manager/users');
  await page.getByRole('button', { name: 'Create User' }).click();
  await page.getByLabel('Name').waitFor();
  await look('create user');
  await page.goto('/manager/clubs');
  await page.getByRole('button', { name: `Delete ${club}` }).click();
  await look('delete club');
  await lookAtAudit(page, themes);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByLabel('New Password').waitFor();
  await look('account');
});

// The dialogs are checked at this width above. Colours are the same at every width, so one theme is enough.
test('staff pages: axe finds nothing and nothing overflows at 320 px', async () => {
  const { page } = await visit({ size: NARROW });
  await lookOnTheWayIn(page, ['light']);
  await lookAtAudit(page, ['light']);
});
