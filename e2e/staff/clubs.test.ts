/** Club Management: busy labels, failures, and who has no access (sections 2, 5 and 8). */
import { expect, test } from 'vitest';
import { browser, DESKTOP, NARROW } from '../browser.ts';
import { hold, overflow, refuse, see, seeFailure, seeFocus, seeToast } from '../page.ts';
import { newClub, rootCookie, signIn } from '../people.ts';

const visit = browser();

test('the header leads to Dashboard, Clubs and Users, and has the theme toggle and Logout; the table has its columns', async () => {
  const { club } = await newClub();
  const { page } = await visit({ as: await rootCookie() });
  const release = await hold(page, '**/api/clubs');
  await page.goto('/manager/clubs');
  await see(page, 'Loading clubs...');
  release();
  await page.getByRole('heading', { name: 'Club Management', level: 1 }).waitFor();
  await see(page, 'Manage gliding clubs in the Windsock system', /^\d+ clubs? registered$/);
  await page.getByRole('heading', { name: 'All Clubs' }).waitFor();
  const header = page.getByRole('banner');
  for (const name of ['Dashboard', 'Clubs', 'Users']) await header.getByRole('link', { name }).waitFor();
  for (const name of [/theme/, 'Logout']) await header.getByRole('button', { name }).waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Club Name', 'Location', 'Actions']);
  const row = page.getByRole('row', { name: new RegExp(club.name) });
  await see(row, club.name, 'Test field');
  for (const action of ['Edit', 'Delete']) await row.getByRole('button', { name: `${action} ${club.name}` }).waitFor();
  await page.setViewportSize(NARROW);
  expect(await overflow(page)).toBe(0);
});

test('the form needs name and location; Cancel and Escape close it, and focus returns (sections 2 and 5)', async () => {
  const { page } = await visit({ as: await rootCookie() });
  await page.goto('/manager/clubs');
  const opener = page.getByRole('button', { name: 'Create Club' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Create New Club' });
  const create = dialog.getByRole('button', { name: 'Create Club' });
  for (const label of ['Club Name *', 'Location *']) await dialog.getByLabel(label, { exact: true }).waitFor();
  await seeFocus(dialog.getByLabel('Club Name'));
  await dialog.getByLabel('Club Name').fill('Somewhere');
  await dialog.getByLabel('Location').fill('   ');
  expect(await create.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await opener.click();
  expect(await dialog.getByLabel('Club Name').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await seeFocus(opener);
});

test('each button says what it is doing, and each failure has its toast (sections 2 and 8)', async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit({ as: await rootCookie() });
  expectError('503');
  await page.goto('/manager/clubs');
  const act = async (busy: string, method: string, title: string, press: () => Promise<void>) => {
    await refuse(page, /api\/clubs/, method, 503, 'Back in a moment');
    const release = await hold(page, /api\/clubs/, method);
    await press();
    const button = page.getByRole('button', { name: busy });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    release();
    await seeFailure(page, title, '503: Back in a moment');
    await page.unroute(/api\/clubs/);
  };
  await page.getByRole('button', { name: 'Create Club' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Club Name').fill('Never made');
  await form.getByLabel('Location').fill('Nowhere');
  await act('Creating...', 'POST', 'Creation failed', () => form.getByRole('button', { name: 'Create Club' }).click());
  await seeFocus(form.getByRole('button', { name: 'Create Club' }));
  const name = form.getByLabel('Club Name');
  expect(await name.inputValue()).toBe('Never made');
  // What is typed now could no longer be sent.
  await act('Creating...', 'POST', 'Creation failed', async () => {
    await name.press('Enter');
    await form.getByRole('button', { name: 'Creating...' }).waitFor();
    await page.keyboard.type('x');
  });
  await seeFocus(name);
  expect(await name.inputValue()).toBe('Never made');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Edit ${club.name}` }).click();
  await page.getByRole('dialog', { name: 'Edit Club' }).waitFor();
  await act('Updating...', 'PATCH', 'Update failed', () => page.getByRole('button', { name: 'Update Club' }).click());
  await page.getByLabel('Location').fill('Another field');
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Update Club' }).click();
  expect((await sending).postDataJSON()).toEqual({ location: 'Another field' });
  await seeToast(page, 'Club updated', 'Club updated successfully');

  await page.getByRole('button', { name: `Delete ${club.name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Club' });
  await seeFocus(question.getByRole('button', { name: 'Cancel' }));
  const confirm = () => question.getByRole('button', { name: 'Delete Club' }).click();
  await act('Deleting...', 'DELETE', 'Deletion failed', confirm);
  await confirm();
  await seeToast(page, 'Club deleted', 'Club deleted successfully');
});

test('a list that cannot be loaded says so and can be loaded again', async () => {
  const { page, expectError } = await visit({ as: await rootCookie(), size: DESKTOP });
  expectError('ERR_FAILED');
  await refuse(page, '**/api/clubs', 'GET');
  await page.goto('/manager/clubs');
  await see(page, 'The clubs could not be loaded.');
  await page.unroute('**/api/clubs');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'All Clubs' }).waitFor();
});

test('clubs and users deny access to anyone who may not manage them, and show nothing (sections 2 and 6)', async () => {
  const { person } = await newClub();
  const clubs = 'Access denied. Only super-admins can manage clubs.';
  const users = 'Access denied. Only admins and super-admins can manage users.';
  for (const role of ['admin', 'sms-manager', 'pilot'] as const) {
    const { page } = await visit({ as: await signIn((await person(role)).email) });
    await page.goto('/manager/clubs');
    await see(page, clubs);
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Clubs' }).count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Users' }).count()).toBe(role === 'admin' ? 1 : 0);
    if (role === 'admin') continue;
    await page.goto('/manager/users');
    await see(page, users);
    expect(await page.getByRole('button', { name: 'Create User' }).count()).toBe(0);
  }
});
