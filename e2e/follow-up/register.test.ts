/** The club's list of actions, on a phone and for accessibility (C8.7, C8.8; WCAG 2.2 AA). */
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW, PHONE } from '../browser.ts';
import { hold, loseResponse, overflow, see, seeFocus, seeToast } from '../page.ts';
import { api } from '../people.ts';
import { cableBreak, controlsOf, dayFromNow, followUpOf } from './fixtures.ts';

const visit = browser();

test('on a phone: overdue actions come first and are counted in the header, tabs are in the address, one press marks one done', async () => {
  const { manager, root, id } = await cableBreak();
  const action = (body: object) => api('POST', '/api/actions', { reportId: id, ...body }, root);
  await action({ title: 'Paint the hangar' });
  await action({ title: 'Check the weak links', due: dayFromNow(2), ownerId: manager.id });
  await action({ title: 'Replace the cable', due: dayFromNow(-3) });
  const { page } = await visit({ as: manager.email, size: PHONE });
  await page.goto('/manager');
  await see(page, '3 actions open');
  await page.getByRole('link', { name: 'Actions 1 overdue' }).click();
  const titles = page.locator('[data-action] > div:first-child > button');
  await titles.nth(2).waitFor();
  expect(await titles.allInnerTexts()).toEqual(['Replace the cable', 'Check the weak links', 'Paint the hangar']);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('tab', { name: 'Mine' }).click();
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Check the weak links']);
  await page.getByRole('tab', { name: 'Overdue (1)' }).click();
  await see(page, '3 days late');
  expect(page.url()).toMatch(/\/manager\/actions\?show=overdue$/);
  await page.reload();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByLabel('What was done, in a sentence').fill('New cable since Tuesday');
  await see(page, 'Saved');
  await page.getByRole('link', { name: 'Actions', exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Done' }).click();
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Replace the cable']);
});

test('Add action pressed twice adds one action, and leaving the dialog asks before it discards what was typed', async () => {
  const { manager, root, club } = await cableBreak();
  const { page } = await visit({ as: manager.email });
  await page.goto('/manager/actions');
  const open = () => page.getByRole('main').getByRole('button', { name: 'Add action' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Action' });
  const title = dialog.getByLabel('What needs to be done');
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
  await open();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await open();
  await title.fill('Mark the soft ground');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  expect(await title.inputValue()).toBe('Mark the soft ground');
  await dialog.getByRole('button', { name: 'Add action' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await dialog.waitFor({ state: 'hidden' });
  await see(page, 'Mark the soft ground');
  const all = await api<{ clubId: string; title: string }[]>('GET', '/api/actions', undefined, root);
  const added = all.filter(({ clubId, title: text }) => clubId === club.id && text === 'Mark the soft ground');
  expect(added).toHaveLength(1);
  await page.getByRole('button', { name: 'Mark the soft ground' }).click();
  const change = page.getByRole('dialog', { name: 'Change Action' });
  await change.getByLabel('Details').fill('North end');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await change.waitFor({ state: 'hidden' });
});

test('an action that was sent when the page was left is not added again from the reopened dialog (C8.7)', async () => {
  const { manager } = await cableBreak();
  const { page } = await visit({ as: manager.email });
  await page.goto('/manager');
  await page.getByRole('link', { name: 'Actions', exact: true }).click();
  const open = () => page.getByRole('main').getByRole('button', { name: 'Add action' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Action' });
  const title = dialog.getByLabel('What needs to be done');
  await open();
  await title.fill('Mark the soft ground');
  const release = await hold(page, '**/api/actions', 'POST');
  await title.press('Enter');
  await dialog.getByRole('button', { name: 'Adding...' }).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await page.goForward();
  await open();
  expect(await title.inputValue()).toBe('Mark the soft ground');
  expect(await dialog.getByRole('button', { name: 'Adding...' }).isDisabled()).toBe(true);
  release();
  await seeToast(page, 'Action added', 'Mark the soft ground');
  await expect.poll(() => title.inputValue()).toBe('');
  expect(await dialog.getByRole('button', { name: 'Add action' }).isDisabled()).toBe(true);
});

test('Done pressed twice, and the answer right after the result, are each saved once, without a conflict', async () => {
  const { manager, root, id } = await cableBreak();
  const title = 'Mark the soft ground';
  const { id: action } = await api<{ id: string }>('POST', '/api/actions', { reportId: id, title }, root);
  const { page } = await visit({ as: manager.email });
  const refused: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith(action) && answer.status() !== 200) refused.push(answer.status());
  });
  await page.goto('/manager/actions');
  await page.getByRole('button', { name: 'Done', exact: true }).dblclick();
  await page.getByLabel('What was done, in a sentence').fill('Flags since Tuesday');
  await page.getByRole('button', { name: 'Yes' }).click();
  const stored = () => api<{ result: string; worked: string }>('GET', `/api/actions/${action}`, undefined, root);
  await expect.poll(stored).toMatchObject({ state: 'done', result: 'Flags since Tuesday', worked: 'yes' });
  expect(refused).toEqual([]);
});

test('an action without a report: a super-admin chooses its club; an invalid due date is reported at its field, a conflict above', async () => {
  const { club, root } = await cableBreak();
  const { page, expectError } = await visit({ as: CAST.superAdmin.email });
  expectError('400');
  expectError('409');
  await page.goto('/manager/actions');
  await page.getByRole('button', { name: 'Add action' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Action' });
  await see(dialog, 'Please select a club');
  await dialog.getByLabel('Club').selectOption(club.name);
  await dialog.getByLabel('What needs to be done').fill(`Inspect the field ${club.id}`);
  await dialog.getByLabel('Due date').fill('1999-12-31');
  await dialog.getByRole('button', { name: 'Add action' }).click();
  await dialog.locator('#new-action-due-error').getByText('Due date must be a date in 2000 or later').waitFor();
  await dialog.getByLabel('Due date').fill(dayFromNow(1));
  await dialog.getByRole('button', { name: 'Add action' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: `Inspect the field ${club.id}` }).click();
  const change = page.getByRole('dialog', { name: 'Change Action' });
  await change.getByLabel('Details').fill('North end first');
  const all = await api<{ id: string; title: string }[]>('GET', '/api/actions', undefined, root);
  const action = all.find(({ title }) => title.endsWith(club.id));
  await api('PATCH', `/api/actions/${action?.id}`, { details: 'South end', due: '2030-01-02' }, root);
  await page.getByRole('button', { name: 'Save Action' }).click();
  const alert = change.getByRole('alert');
  await see(alert, 'Somebody else has changed this action in the meantime.', 'South end', 'Jan 2, 2030');
  expect(await alert.getByRole('term').allInnerTexts()).toEqual(['Details', 'Due date']);
  expect(await change.getByLabel('Due date').inputValue()).toBe('2030-01-02');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await see(page, 'North end first');
});

test('a half-typed date is refused by the browser, and the stored one stays (C3.3)', async () => {
  const { root, id: reportId } = await cableBreak();
  const title = `Check the flags ${reportId}`;
  const { id } = await api<{ id: string }>('POST', '/api/actions', { reportId, title, due: '2030-01-02' }, root);
  const { page } = await visit({ as: CAST.superAdmin.email });
  await page.goto('/manager/actions');
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Action' });
  await dialog.getByLabel('Details').fill('North end first');
  const due = dialog.getByLabel('Due date');
  await due.press('Delete');
  await page.getByRole('button', { name: 'Save Action' }).click();
  await seeFocus(due);
  await due.fill('2030-01-03');
  await page.getByRole('button', { name: 'Save Action' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await api('GET', `/api/actions/${id}`, undefined, root)).toMatchObject({ title, due: '2030-01-03' });
});

test('an action whose response is lost is saved, and is no conflict with oneself (C8.7)', async () => {
  const { root, manager, id: reportId } = await cableBreak();
  await api('POST', '/api/actions', { reportId, title: 'Check the flags' }, root);
  const { page, expectError } = await visit({ as: manager.email });
  expectError('ERR_');
  await page.goto('/manager/actions');
  await page.getByRole('button', { name: 'Check the flags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Action' });
  await dialog.getByLabel('Details').fill('North end first ');
  await loseResponse(page, /api\/actions\/[0-9a-f-]{36}$/, 'PATCH');
  await dialog.getByRole('button', { name: 'Save Action' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await see(page, 'North end first');
});

test('the follow-up and the register are accessible in both themes, on a desktop and at 320 px', async () => {
  const { manager, root, id } = await cableBreak();
  const followUp = {
    occurrenceClass: 300,
    categories: [104],
    eventTypes: [5020702],
    outcome: 4,
    barriers: 4,
    told: 'Tom was right.',
  };
  await api('PATCH', `/api/reports/${id}/follow-up`, followUp, root);
  const { page } = await visit({ as: manager.email });
  const { dialog } = controlsOf(page);
  for (const size of [{ width: 1280, height: 900 }, NARROW]) {
    for (const due of [dayFromNow(-3), dayFromNow(2), null])
      await api('POST', '/api/actions', { title: `Replace the cable ${due}`, reportId: id, due }, root);
    await page.setViewportSize(size);
    for (const [path, words] of [
      [followUpOf(id), 'High risk'],
      ['/manager/actions', '3 days late'],
    ] as const) {
      await page.goto(path);
      await see(path === '/manager/actions' ? page : dialog, words);
      await page.getByText('3 days late').first().waitFor();
      await inspect(page, `${path} at ${size.width}`);
      if (size === NARROW) expect(await findSmallTargets(page), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Done', exact: true }).first().click();
    await see(page, 'Did it work?');
    await inspect(page, `did it work at ${size.width}`);
  }
});
