/** The health page for super-admins (C1.8). */
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { inspect } from '../accessibility/accessibility.ts';
import { browser } from '../browser.ts';
import { newClub } from '../people.ts';
import { openAs } from './open-as.ts';

const visit = browser();

test('a super-admin reaches Health from the header and reads what is right and what to do; an admin is denied access (C1.8)', async () => {
  const { page } = await visit();
  await openAs(page, CAST.superAdmin.email);
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Health' }).click();
  await page.getByRole('heading', { name: 'Health', level: 1 }).waitFor();
  const line = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await line('Program').getByText('All right').waitFor();
  await line('Program')
    .getByText(/^Version \d+\.\d+\.\d+\+[0-9a-f]{7}\. The database schema matches/)
    .waitFor();
  await line('Last backup').getByText('To do').waitFor();
  await line('Last backup').getByText('Schedule a daily backup').waitFor();
  await line('Disk').getByText('free where DATA_DIR is.').waitFor();
  await page.getByText(/^\d things to do\.$/).waitFor();
  await inspect(page, 'health');

  const { person } = await newClub();
  const other = await visit();
  await openAs(other.page, (await person('admin')).email, '/manager/health');
  await other.page.getByText('Access denied. Only super-admins can see the health of the server.').waitFor();
  expect(await other.page.getByRole('link', { name: 'Health' }).count()).toBe(0);
});
