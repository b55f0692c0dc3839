/** From report to closure: a cable break is coded, rated, acted on, checked, answered and closed (C8). */
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { see } from '../page.ts';
import { api, signIn } from '../people.ts';
import { cableBreak, controlsOf, dayFromNow } from './fixtures.ts';

const visit = browser();

type StoredFollowUp = { state: string; risk: unknown; toldSent: { text: string } | null };
type StoredActions = { id: string; title: string; checkOn: string | null; worked: string | null }[];

test('a winch cable break is coded, rated, given two actions, checked, answered and closed', async () => {
  const { manager, id } = await cableBreak();
  const cookie = await signIn(manager.email);
  const { page } = await visit({ as: cookie });
  const { tab, kind, categories, what, due, add, told, tell, closeIt, saved, dialog } = controlsOf(page);
  await page.goto('/manager');
  await see(page, 'Follow-up:', '1 new');
  await page.getByRole('button', { name: 'Winch cable break' }).click();
  await dialog.getByText('Pending Review:').waitFor();
  await tab.click();
  await kind.selectOption('Incident');
  await categories.click();
  // Enter takes the visible option, so the text must have arrived first.
  await page.keyboard.type('towing');
  await page.getByRole('option', { name: /GTOW/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'What happened' }).click();
  await page.keyboard.type('cable broke');
  await page
    .getByRole('option', { name: /Winch cable broke/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await see(dialog, 'GTOW: Glider towing and launching', 'Winch cable broke');
  await page.getByLabel('One or two deaths, serious injuries or major damage').check();
  await page.getByLabel('Very little was left').check();
  await see(dialog, 'Medium risk', 'Looking into it');

  await what.fill('Replace the cable');
  await due.fill(dayFromNow(-3));
  await add.click();
  await see(dialog, '3 days late');
  await what.fill('Brief launch failures');
  await page.getByRole('combobox', { name: 'Owner' }).click();
  await page.keyboard.type('Winch master');
  await page.keyboard.press('Enter');
  await due.fill(dayFromNow(1));
  await add.click();
  await see(dialog, 'due tomorrow', 'Winch master', 'Doing something about it');
  await see(dialog, 'Finish or drop the open actions first');
  expect(await closeIt.isDisabled()).toBe(true);
  // After a reload everything is there, and opens where it was.
  await saved.waitFor();
  await page.reload();
  await see(dialog, 'Medium risk', '3 days late');
  expect(await kind.inputValue()).toBe('300');

  const first = dialog.locator('[data-action]').filter({ hasText: 'Replace the cable' });
  await first.getByRole('button', { name: 'Done', exact: true }).click();
  await first.getByLabel('What was done, in a sentence').fill('New cable since Tuesday');
  await page.keyboard.press('Enter');
  await first.getByText('Saved', { exact: true }).waitFor();
  const second = dialog.locator('[data-action]').filter({ hasText: 'Brief launch failures' });
  await second.getByRole('button', { name: 'Drop' }).click();
  await second.getByText('dropped', { exact: true }).waitFor();
  await second.getByRole('button', { name: 'Undo' }).click();
  await second.getByRole('button', { name: 'Drop' }).click();
  await see(dialog, 'Checking whether it worked');

  // Three months later.
  const [done] = (await api<StoredActions>('GET', `/api/actions?state=done&reportId=${id}`, undefined, cookie)) as [
    StoredActions[0],
  ];
  expect([done?.title, done?.checkOn]).toEqual(['Replace the cable', dayFromNow(90)]);
  await api('PATCH', `/api/actions/${done?.id}`, { checkOn: dayFromNow(0) }, cookie);
  await page.goto('/manager');
  await page.getByRole('link', { name: '1 to check' }).click();
  await see(page, 'check whether it worked');
  expect(await page.getByLabel('What was done, in a sentence').inputValue()).toBe('New cable since Tuesday');
  await page.getByRole('button', { name: 'Yes' }).click();
  await see(page, 'it worked');
  await page.getByRole('link', { name: 'Open the report' }).click();

  await told.fill('Thank you. Tom Baker was right: the cable is replaced.');
  const copy = dialog.getByRole('region', { name: 'Preview', exact: true });
  await copy.getByText('[name] was right').waitFor();
  expect((await api<StoredFollowUp>('GET', `/api/reports/${id}/follow-up`, undefined, cookie)).toldSent).toBe(null);
  await tell.click();
  await see(dialog, /Sent on \w{3} \d/);
  await page.getByLabel('Note', { exact: true }).fill('Cable and drum are checked each month now.');
  await closeIt.click();
  await see(dialog, /Closed on .* by Robin Keller: Done/, 'Cable and drum are checked each month now.');
  expect(await kind.isDisabled()).toBe(true);
  expect(await api<StoredFollowUp>('GET', `/api/reports/${id}/follow-up`, undefined, cookie)).toMatchObject({
    state: 'closed',
    risk: { index: 101, grade: 'medium' },
    toldSent: { text: 'Thank you. [name] was right: the cable is replaced.' },
  });
  await page.getByRole('button', { name: 'Reopen' }).click();
  await closeIt.waitFor();
});

test('a report is coded, rated, given two actions and closed in at most 25 key presses besides typing', async () => {
  const { manager, id } = await cableBreak();
  const { page } = await visit({ as: manager.email });
  const { what, dialog } = controlsOf(page);
  await page.goto(`/manager?report=${id}`);
  await dialog.getByText('Pending Review:').waitFor();
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  await press('Tab', 'Tab', 'ArrowRight');
  await page.getByRole('heading', { name: 'Classification' }).waitFor();
  await press('Tab', 'Tab', 'Tab', 'I', 'Tab');
  // ADREP has no term for a weak link: the search finds the nearest one.
  for (const search of ['towing', 'weak link']) {
    await page.keyboard.type(search);
    await page.getByRole('combobox', { name: 'Search the list' }).waitFor();
    await press('Enter', 'Tab');
  }
  await see(dialog, 'GTOW: Glider towing and launching', 'Winch cable broke');
  await press('Space', 'Tab', 'Space', 'Tab');
  await dialog.getByText('Medium risk').waitFor();
  for (const title of ['Replace the cable', 'Brief launch failures']) {
    await page.keyboard.type(title);
    await press('Enter');
    await dialog.locator('[data-action]').filter({ hasText: title }).waitFor();
    await expect.poll(() => what.inputValue()).toBe('');
  }
  await press('Shift+Tab', 'Shift+Tab', 'Enter');
  for (const [sentence, keys] of [
    ['Done on Tuesday', ['Enter', 'Enter']],
    ['Done each morning', ['Enter']],
  ] as const) {
    await expect.poll(() => page.evaluate(() => document.activeElement?.id.startsWith('result-'))).toBe(true);
    await page.keyboard.type(sentence);
    await press(...keys);
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-closing]') !== null)).toBe(true);
  await press('Enter');
  await dialog.getByText(/Closed on .*: Done/).waitFor();
  expect(presses).toBeLessThanOrEqual(25);
  const results = dialog.getByLabel('What was done, in a sentence');
  await expect
    .poll(async () => [await results.nth(0).inputValue(), await results.nth(1).inputValue()].sort())
    .toEqual(['Done each morning', 'Done on Tuesday']);
});
