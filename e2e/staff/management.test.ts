/** Clubs and users: dialogs, refusals, disabled actions and why, reassignment (specification section 2, C4). */
import { expect, test } from 'vitest';
import { CAST, CAST_PASSWORD } from '../../test/cast.ts';
import { browser, PHONE } from '../browser.ts';
import { dismissToast, hold, seeToast } from '../page.ts';
import { api, newClub, signIn } from '../people.ts';
import { openAs } from './open-as.ts';

const visit = browser();

test('a club is created, edited and deleted, its name too; a taken name is refused', async () => {
  const { club } = await newClub();
  const [name, renamed] = [`${club.name} Juniors`, `${club.name} Seniors`];
  const { page, expectError } = await visit({ size: PHONE });
  await openAs(page, CAST.superAdmin.email, '/manager/clubs');
  await page.getByText('Manage gliding clubs in the').waitFor();
  await page.getByText(/^\d+ clubs? registered$/).waitFor();

  await page.getByRole('button', { name: 'Create Club' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Club' });
  const create = dialog.getByRole('button', { name: 'Create Club' });
  expect(await create.isDisabled()).toBe(true);
  await dialog.getByLabel('Club Name').fill(club.name.toUpperCase());
  await dialog.getByLabel('Location').fill('The long ridge');
  expectError('409');
  await create.click();
  await page.getByRole('alert').getByText('Creation failed').waitFor();
  await dialog.getByText('A club with this name already exists', { exact: true }).waitFor();
  await dialog.getByLabel('Club Name').fill(name);
  await create.click();
  await page.getByText('Club created successfully').waitFor();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel('Club Name').fill(renamed);
  await page.getByLabel('Location').fill('The short ridge');
  await page.getByRole('button', { name: 'Update Club' }).click();
  await page.getByText('Club updated successfully').waitFor();
  await page
    .getByRole('row', { name: new RegExp(renamed) })
    .getByText('The short ridge')
    .waitFor();
  expect(await page.getByRole('row', { name: new RegExp(name) }).count()).toBe(0);

  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await page
    .getByText(
      `Are you sure you want to delete "${renamed}"? This action cannot be undone. All associated users and reports will need to be reassigned.`,
    )
    .waitFor();
  await page.getByRole('button', { name: 'Delete Club', exact: true }).click();
  await page.getByText('Club deleted successfully').waitFor();
  expect(await page.getByRole('row', { name: new RegExp(renamed) }).count()).toBe(0);
});

test('an admin manages only the sms-managers and pilots of their club, and sees why', async () => {
  const { club, person } = await newClub();
  const [admin, colleague, manager] = [await person('admin'), await person('admin'), await person('sms-manager')];
  const { page, expectError } = await visit();
  await openAs(page, admin.email, '/manager/users');
  await page.getByText('3 users registered').waitFor();
  const state = async (name: string) => {
    const button = page.getByRole('button', { name });
    return [await button.isDisabled(), await button.getAttribute('title')];
  };
  expect(await state(`Delete ${admin.email}`)).toEqual([true, 'You cannot delete your own account']);
  expect(await state(`Edit ${colleague.email}`)).toEqual([
    true,
    'Only super-admins can change admins and super-admins',
  ]);
  expect((await state(`Delete ${manager.email}`))[0]).toBe(false);

  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await dialog.getByText('Add a new SMS manager or administrator').waitFor();
  expect(await dialog.getByLabel('Role').locator('option').allTextContents()).toEqual(['SMS Manager', 'Pilot']);
  // The names of clubs are loaded.
  const choosable = dialog.getByLabel('Club').locator('option:not([disabled])');
  await expect.poll(() => choosable.allTextContents()).toEqual([club.name]);
  await dialog.getByLabel('Email').fill('no address');
  await dialog.getByLabel('Name').fill('Jo Field');
  await dialog.getByLabel('Password').fill('short');
  expectError('400');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await dialog.getByText('Please enter a valid email address', { exact: true }).waitFor();
  await dialog.getByText('Password must be at least 8 characters', { exact: true }).waitFor();
  await dialog.getByLabel('Email').fill(`jo-${club.id}@club.example`);
  await dialog.getByLabel('Password').fill(CAST_PASSWORD);
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await page.getByText('User created successfully').waitFor();
  await page.getByText('4 users registered').waitFor();

  await page.goto('/manager/clubs');
  await page.getByText('Access denied. Only super-admins can manage clubs.').waitFor();
});

test('a super-admin reassigns the users and reports of a deleted club', async () => {
  const [lost, home] = [await newClub(), await newClub()];
  const user = await lost.person('sms-manager');
  const id = await lost.report({ headline: 'Left behind' });
  await api('DELETE', `/api/clubs/${lost.club.id}`, undefined, lost.root);

  const { page } = await visit();
  await openAs(page, CAST.superAdmin.email, '/manager/users');
  const row = page.getByRole('row', { name: new RegExp(user.email) });
  await row.getByText('Unknown Club').waitFor();
  await page.getByRole('button', { name: `Edit ${user.email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const role = dialog.getByLabel('Role');
  await role.selectOption('super-admin');
  expect(await dialog.getByLabel('Club (Optional)').inputValue()).toBe('NONE');
  await role.selectOption('sms-manager');
  await dialog.getByLabel('Club').selectOption(home.club.id);
  await page.getByRole('button', { name: 'Update User' }).click();
  await page.getByText('User updated successfully').waitFor();
  await row.getByText(home.club.name).waitFor();

  await page.goto(`/manager?report=${id}`);
  await page.getByRole('dialog').getByText('Unknown Club').waitFor();
  await page.getByRole('button', { name: 'Reassign', exact: true }).click();
  await page.getByLabel('New club').selectOption(home.club.id);
  await page.getByRole('button', { name: 'Reassign Report' }).click();
  await page.getByText(`The report now belongs to ${home.club.name}.`).waitFor();
  const moved = await api<{ clubId: string }>('GET', `/api/reports/${id}`, undefined, home.root);
  expect(moved.clubId).toBe(home.club.id);
});

test('users can change their own password, and super-admins see it in the audit log', async () => {
  const { person } = await newClub();
  const manager = await person('sms-manager');
  const { page, expectError } = await visit();
  await openAs(page, manager.email);
  await signIn(manager.email);
  const account = page.getByRole('button', { name: 'Your account' });
  const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await account.click();
  await openTab('Sessions');
  await expect.poll(() => sessions.count()).toBe(2);
  await openTab('Password');
  await page.getByLabel('Current Password').fill('not it');
  await page.getByLabel('New Password').fill('a much better one');
  expectError('400');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('alert').getByText('Password not changed').waitFor();
  await page.getByLabel('Current Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('You have been signed out everywhere else.').waitFor();
  await account.click();
  await openTab('Sessions');
  await expect.poll(() => sessions.count()).toBe(1);

  // Answered late, it does not close what was opened since.
  await dismissToast(page, 'Password changed');
  await openTab('Password');
  await page.getByLabel('Current Password').fill('a much better one');
  await page.getByLabel('New Password').fill('an even better one');
  const release = await hold(page, '**/api/auth/password', 'POST');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await openTab('Second factor');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const confirmation = page.getByLabel('Confirm your password');
  await confirmation.fill('an even b');
  release();
  await seeToast(page, 'Password changed');
  expect(await confirmation.inputValue()).toBe('an even b');

  const root = await visit();
  await openAs(root.page, CAST.superAdmin.email, '/manager/audit');
  await root.page.getByLabel('Action').selectOption('password-change');
  await root.page.getByRole('cell', { name: 'Changed their own password' }).first().waitFor();
});

test('the audit log is cut off at no width, in languages with long words', async () => {
  await newClub();
  const { page } = await visit();
  await openAs(page, CAST.superAdmin.email);
  for (const language of ['de', 'pl', 'cs']) {
    await page.goto(`/${language}/manager/audit`);
    const table = page.getByRole('table');
    await table.waitFor();
    for (const width of [320, 639, 640, 680, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const cutOff = await table.evaluate((drawn) => {
        const { right } = (drawn.parentElement as HTMLElement).getBoundingClientRect();
        const parts = [drawn, ...drawn.querySelectorAll('tbody :is(th, td)')];
        return parts.filter(
          (part) => part.getBoundingClientRect().right > right + 1 || part.scrollWidth > part.clientWidth + 1,
        ).length;
      });
      expect(cutOff, `${language} at ${width}`).toBe(0);
    }
  }
});
