/** The first minute of an empty installation: a server of its own, with one super-admin and nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { browser } from '../browser.ts';
import { see } from '../page.ts';
import { rootCookie } from '../people.ts';
import { type Running, startServer } from '../server.ts';

let running: Running;
beforeAll(async () => {
  running = await startServer();
  process.env['TEST_ADDRESS'] = running.address;
}, 120_000);
afterAll(() => running.stop());
const visit = browser();

test('no public reports yet: the words, and the way to the first one (section 2)', async () => {
  const { page } = await visit();
  await page.goto('/reports');
  await page.getByRole('heading', { name: 'No public reports yet' }).waitFor();
  await see(
    page,
    'Safety reports are reviewed by our team before being published. Check back soon for valuable safety insights.',
  );
  await page.getByRole('link', { name: 'Submit the first report' }).click();
  await page.getByRole('heading', { name: 'Submit a Safety Report' }).waitFor();
});

test('no clubs yet, one user, no reports: each staff page says so (section 2, C7.4)', async () => {
  const { page } = await visit({ as: await rootCookie() });
  await page.goto('/manager/clubs');
  await see(page, 'No clubs yet. Create your first club to get started.', '0 clubs registered');
  await page.getByRole('button', { name: 'Create Club' }).click();
  await page.getByLabel('Club Name').fill('First Club');
  await page.getByLabel('Location').fill('Hill');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Club' }).click();
  await see(page, '1 club registered');
  await page.getByRole('link', { name: 'Users' }).click();
  await see(page, '1 user registered', 'No Club (Super Admin)', CAST.superAdmin.email);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await see(page, 'No safety reports have been submitted yet');
  const counters = await page.locator('dl > div').allTextContents();
  expect(counters).toEqual(expect.arrayContaining([expect.stringContaining('Total Reports')]));
});
