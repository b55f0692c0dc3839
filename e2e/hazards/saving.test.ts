/** Saving a hazard while connections are slow or lost (C18.3). */
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { hold, loseResponse, see, seeFailure, seeToast } from '../page.ts';
import { api, newClub } from '../people.ts';

const visit = browser();

const ONE = /api\/hazards\/[0-9a-f-]{36}$/;

test('an action created for a hazard is shown although the next one could not be created (C18.3)', async () => {
  const { person } = await newClub();
  const { page, expectError } = await visit({ as: (await person('sms-manager')).email });
  expectError('ERR_');
  await page.goto('/manager/hazards');
  await page.getByRole('button', { name: 'Add hazard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Hazard' });
  await dialog.getByLabel('What could go wrong').fill('Cables wear');
  const before = dialog.getByRole('group', { name: 'Before controls' });
  await before.getByLabel('Severity').selectOption('5');
  await before.getByLabel('Likelihood').selectOption('3');
  for (const [index, title] of ['Measure the cable', 'Replace the cable'].entries()) {
    await dialog.getByRole('combobox', { name: 'Actions' }).click();
    await page.keyboard.type(title);
    await page.getByRole('option', { name: 'Add as a new action' }).click();
    await dialog.getByRole('list', { name: 'Actions' }).getByRole('listitem').nth(index).waitFor();
  }
  await page.route('**/api/actions', (route) =>
    route.request().postData()?.includes('Replace') ? route.abort() : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Add hazard' }).click();
  await seeFailure(page, 'Hazard not saved');
  await dialog.getByRole('button', { name: 'Open: Measure the cable' }).waitFor();
  await page.unroute('**/api/actions');
  await dialog.getByRole('button', { name: 'Add hazard' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test("a hazard's own save is no conflict with it, and closes no other hazard (C18.3)", async () => {
  const { person, root, club } = await newClub();
  const add = (title: string) =>
    api('POST', '/api/hazards', { title, clubId: club.id, severity: 3, likelihood: 3 }, root);
  await add('Low sun');
  await add('Swans in winter');
  const { page, expectError } = await visit({ as: (await person('sms-manager')).email });
  expectError('ERR_');
  const dialog = page.getByRole('dialog', { name: 'Hazard', exact: true });
  const saveAs = async (description: string) => {
    await dialog.getByLabel('Description').fill(description);
    await dialog.getByRole('button', { name: 'Save hazard' }).click();
  };
  await page.goto('/manager/hazards');
  const open = (title: string) => page.getByRole('button', { name: title }).click();
  // The list is slow.
  await open('Low sun');
  const release = await hold(page, '**/api/hazards?*');
  await saveAs('In the evening');
  await dialog.waitFor({ state: 'hidden' });
  await open('Low sun');
  await see(dialog, 'In the evening');
  release();
  // The response is lost.
  await loseResponse(page, ONE, 'PATCH');
  await saveAs('In the evening of a winter’s day ');
  await dialog.waitFor({ state: 'hidden' });
  // The response arrives after Back.
  await open('Low sun');
  const releaseSave = await hold(page, ONE, 'PATCH');
  await saveAs('In the evening, on final');
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await page.goBack();
  await open('Swans in winter');
  await dialog.getByLabel('Description').fill('By the river');
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  releaseSave();
  await answered;
  await seeToast(page, 'Hazard saved', 'Low sun');
  expect(await dialog.getByLabel('Description').inputValue()).toBe('By the river');
});
