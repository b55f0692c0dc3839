/** Staff pages and their dialogs for everybody: axe finds nothing, and nothing is cut off at 320 pixels (WCAG 2.2 AA). */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { browser, DESKTOP } from '../browser.ts';
import { newClub } from '../people.ts';
import { openAs } from './open-as.ts';

const visit = browser();

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function inspect(page: Page, place: string): Promise<void> {
  // What is still fading in has not its colours yet.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${place}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${place} is wider than the screen`).toBeLessThanOrEqual(0);
}

test.each([
  ['dark', DESKTOP],
  ['light', DESKTOP],
  ['dark', { width: 320, height: 640 }],
  ['light', { width: 320, height: 640 }],
])('in the %s theme at %o', async (theme, size) => {
  const { club, report } = await newClub();
  const headline = `Near miss ${club.name}`;
  await report({ headline, narrative: 'Harper saw the tug below. Please call Ann Field on 07700 900123.' });
  const { page } = await visit({ size });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);

  await page.goto('/manager/login');
  await inspect(page, 'login');
  await openAs(page, CAST.superAdmin.email, `/manager?keyword=${encodeURIComponent(club.name)}`);
  await page.getByRole('button', { name: headline }).waitFor();
  await inspect(page, 'dashboard');
  await page.getByRole('button', { name: headline }).click();
  await page.getByRole('region', { name: 'Public preview' }).getByText('What Happened').waitFor();
  await inspect(page, 'review');
  await page.getByRole('button', { name: 'Reassign', exact: true }).click();
  await inspect(page, 'reassign');

  await page.goto('/manager/users');
  await page.getByRole('button', { name: 'Create User' }).click();
  await page.getByLabel('Name').waitFor();
  await inspect(page, 'create user');
  await page.goto('/manager/clubs');
  await page.getByRole('button', { name: `Delete ${club.name}` }).click();
  await inspect(page, 'delete club');
  await page.goto('/manager/audit');
  await page.getByRole('table').waitFor();
  await inspect(page, 'audit');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByLabel('New Password').waitFor();
  await inspect(page, 'account');
});
