/** Staff pages and their dialogs for everybody: axe finds nothing, and nothing is cut off at 320 pixels (WCAG 2.2 AA). */
import { test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { inspect } from '../access/accessibility.ts';
import { browser, DESKTOP, NARROW } from '../browser.ts';
import { newClub } from '../people.ts';
import { ownServer } from '../server.ts';
import { openAs } from './open-as.ts';

// axe takes as long as the lists are.
ownServer();
const visit = browser();

// Colours are the same at every width, so the narrow screen is looked at in one theme.
test.each([
  [DESKTOP, ['dark', 'light']],
  [NARROW, ['light']],
])('axe finds nothing and nothing sticks out at %o in %j', async (size, themes) => {
  const { club, report } = await newClub();
  const headline = `Near miss ${club.name}`;
  await report({ headline, narrative: 'Harper saw the tug below. Please call Ann Field on 07700 900123.' });
  const { page } = await visit({ size });
  const look = (place: string) => inspect(page, place, themes);

  await page.goto('/manager/login');
  await look('login');
  await openAs(page, CAST.superAdmin.email, `/manager?keyword=${encodeURIComponent(club.name)}`);
  await page.getByRole('button', { name: headline }).waitFor();
  await look('dashboard');
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
  await page.getByRole('button', { name: `Delete ${club.name}` }).click();
  await look('delete club');
  await page.goto('/manager/audit');
  await page.getByRole('table').waitFor();
  await look('audit');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByLabel('New Password').waitFor();
  await look('account');
});
