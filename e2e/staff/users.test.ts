/** User Management for a super-admin: table, dialogs, busy labels and failures (sections 2, 5, 6 and 8). */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST, CAST_PASSWORD } from '../../test/cast.ts';
import { browser, NARROW } from '../browser.ts';
import { hold, loseResponse, overflow, refuse, see, seeFailure, seeToast } from '../page.ts';
import { api, newClub, rootCookie } from '../people.ts';

const visit = browser();
const rowOf = (page: Page, email: string) => page.getByRole('row', { name: new RegExp(email) });

test("the table shows email, role and club of every user; one's own account cannot be deleted (section 2, C4.3)", async () => {
  const { club, person } = await newClub();
  const badges = { admin: 'Admin', 'sms-manager': 'SMS Manager', pilot: 'Pilot' } as const;
  const people = await Promise.all((Object.keys(badges) as (keyof typeof badges)[]).map((role) => person(role)));
  const { page } = await visit({ as: await rootCookie() });
  const release = await hold(page, '**/api/users');
  await page.goto('/manager/users');
  await see(page, 'Loading users...');
  release();
  await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
  await see(page, 'Manage SMS managers and administrators', /^\d+ users? registered$/);
  await page.getByRole('heading', { name: 'All Users' }).waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Email', 'Role', 'Club', 'Actions']);
  for (const { email, role } of people) {
    const cells = await rowOf(page, email).getByRole('cell').allTextContents();
    expect(cells.slice(0, 2)).toEqual([badges[role as keyof typeof badges], club.name]);
  }
  const own = rowOf(page, CAST.superAdmin.email);
  await see(own, 'Super Admin', 'No Club (Super Admin)');
  const remove = own.getByRole('button', { name: /Delete/ });
  expect([await remove.isDisabled(), await remove.getAttribute('title')]).toEqual([
    true,
    'You cannot delete your own account',
  ]);
  await page.setViewportSize(NARROW);
  expect(await overflow(page)).toBe(0);
});

test('a super-admin creates another: the role is preset to Admin, and No Club is sent as null (sections 4, 5 and 6)', async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit({ as: await rootCookie() });
  expectError('409');
  await page.goto('/manager/users');
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await see(
    dialog,
    'Add a new SMS manager or administrator',
    /Admins, SMS managers and pilots must be assigned to a club/,
  );
  for (const label of ['Email *', 'Name *', 'Password *', 'Role *', 'Club *'])
    await dialog.getByLabel(label, { exact: true }).waitFor();
  const role = dialog.getByLabel('Role');
  expect(await role.inputValue()).toBe('admin');
  expect(await role.getByRole('option').allTextContents()).toEqual(['Super Admin', 'Admin', 'SMS Manager', 'Pilot']);
  const create = dialog.getByRole('button', { name: 'Create User' });
  const email = `sam-${randomUUID().slice(0, 8)}@club.example`;
  await dialog.getByLabel('Email').fill(CAST.superAdmin.email.toUpperCase());
  await dialog.getByLabel('Name').fill('Sam Reed');
  await dialog.getByLabel('Password').fill(CAST_PASSWORD);
  expect(await create.isDisabled()).toBe(true);
  await dialog.getByLabel('Club').selectOption({ label: club.name });
  expect(await create.isDisabled()).toBe(false);
  expect(await dialog.getByRole('option', { name: 'No Club' }).count()).toBe(0);
  await role.selectOption('Super Admin');
  await dialog.getByLabel('Club (Optional)').waitFor();
  expect(await dialog.getByLabel('Club (Optional)').inputValue()).toBe('NONE');
  await create.click();
  await seeFailure(page, 'Creation failed', '409: A user with this email already exists');
  await expect
    .poll(() => dialog.locator('#user-email-error').textContent())
    .toBe('A user with this email already exists');
  await dialog.getByLabel('Email').fill(email);
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await create.click();
  expect((await sending).postDataJSON()).toMatchObject({ email, role: 'super-admin', clubId: null });
  await seeToast(page, 'User created', 'User created successfully');
  await see(rowOf(page, email), 'No Club (Super Admin)');

  await page.getByRole('button', { name: 'Create User' }).click();
  expect(await dialog.getByLabel('Email').inputValue()).toBe('');
});

test('editing: a blank password keeps the old one, all else may change; deleting asks first; failures have their toasts', async () => {
  const { person } = await newClub();
  const user = await person('pilot');
  const { page, expectError } = await visit({ as: await rootCookie() });
  expectError('409');
  await page.goto('/manager/users');
  await page.getByRole('button', { name: `Edit ${user.email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await see(dialog, 'Update user information');
  await dialog.getByLabel('New Password (leave blank to keep current)', { exact: true }).waitFor();
  await dialog.getByLabel('Name').fill('');
  expect(await dialog.getByRole('button', { name: 'Update User' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Name').fill('Robin Weaver');
  const changed = `new-${user.email}`;
  await dialog.getByLabel('Email').fill(changed);
  await dialog.getByLabel('Role').selectOption('SMS Manager');

  const last = 'The last super-admin can be neither deleted nor demoted';
  await refuse(page, /api\/users\//, 'PATCH', 409, last);
  const release = await hold(page, /api\/users\//, 'PATCH');
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await page.getByRole('button', { name: 'Updating...' }).waitFor();
  release();
  await seeFailure(page, 'Update failed', `409: ${last}`);
  expect(await dialog.locator('#user-email-error').count()).toBe(0);
  await page.unroute(/api\/users\//);
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Update User' }).click();
  expect((await sending).postDataJSON()).not.toHaveProperty('password');
  await seeToast(page, 'User updated', 'User updated successfully');
  await see(rowOf(page, changed), 'SMS Manager');

  await page.getByRole('button', { name: `Delete ${changed}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete User' });
  await see(question, `Are you sure you want to delete "${changed}"? This action cannot be undone.`);
  await refuse(page, /api\/users\//, 'DELETE', 409, last);
  await question.getByRole('button', { name: 'Delete User' }).click();
  await seeFailure(page, 'Deletion failed', `409: ${last}`);
  await page.unroute(/api\/users\//);
  await question.getByRole('button', { name: 'Delete User' }).click();
  await seeToast(page, 'User deleted', 'User deleted successfully');
  expect(await rowOf(page, changed).count()).toBe(0);
});

test('a list shows what a lost response has stored, and no longer who was already deleted (C4.3)', async () => {
  const { club, person, root } = await newClub();
  const user = await person('pilot');
  const { page, expectError } = await visit({ as: root });
  expectError('404');
  expectError('ERR_');
  await page.goto('/manager/users');
  await page.getByRole('button', { name: `Delete ${user.email}` }).click();
  await api('DELETE', `/api/users/${user.id}`, undefined, root);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete User' }).click();
  await page.locator('tr', { hasText: user.email }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await dialog.getByLabel('Email').fill(user.email);
  await dialog.getByLabel('Name').fill('Sam Reed');
  await dialog.getByLabel('Password').fill(CAST_PASSWORD);
  await dialog.getByLabel('Club').selectOption({ label: club.name });
  await loseResponse(page, '**/api/users');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await page.locator('tr', { hasText: user.email }).waitFor({ state: 'attached' });

  await page.goto('/manager/clubs');
  await page.getByRole('button', { name: 'Create Club' }).click();
  await page.getByLabel('Club Name').fill(`Lost ${club.name}`);
  await page.getByLabel('Location').fill('Nowhere');
  await loseResponse(page, '**/api/clubs');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Club' }).click();
  await page.locator('tr', { hasText: `Lost ${club.name}` }).waitFor({ state: 'attached' });
});

test('correcting a name gives a demoted colleague neither the old role nor the old club back (C3.18)', async () => {
  const { person } = await newClub();
  const user = await person('admin');
  const { page } = await visit({ as: await rootCookie() });
  await page.goto('/manager/users');
  await page.getByRole('button', { name: `Edit ${user.email}` }).click();
  const demoted = await page.request.patch(`/api/users/${user.id}`, { data: { role: 'pilot' } });
  expect(demoted.status()).toBe(200);
  await page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Name').fill('Robin Weaver');
  await page.getByRole('button', { name: 'Update User' }).click();
  await seeToast(page, 'User updated', 'User updated successfully');
  await see(rowOf(page, user.email), 'Pilot');
});

test("one's own role cannot be changed, and the dialog says so; an empty list has its message (sections 2 and 6, C4.3)", async () => {
  const { page } = await visit({ as: await rootCookie() });
  await page.goto('/manager/users');
  await page.getByRole('button', { name: `Edit ${CAST.superAdmin.email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  expect(await dialog.getByLabel('Role').isDisabled()).toBe(true);
  await see(dialog, 'You cannot change your own role');
  await page.route('**/api/users', (route) => route.fulfill({ json: [] }));
  await page.goto('/manager/users');
  await see(page, 'No users yet. Create your first user to get started.', '0 users registered');
});
