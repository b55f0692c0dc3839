/** Undecided possible names: approving asks about each in its sentence (C5.6, C7.7, C19.9). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW, PHONE } from '../browser.ts';
import { hold, refuse, see, seeFocus, seeToast } from '../page.ts';
import { api, newClub, request } from '../people.ts';

const visit = browser();

const NARRATIVE = 'The rope broke at 200 feet. We met at Finch later. Nobody was hurt near Potter.';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: '2 possible names are undecided' });

async function review(size = PHONE) {
  const { person, report } = await newClub();
  const id = await report({ headline: 'Rope break', narrative: NARRATIVE });
  const opened = await visit({ as: (await person('sms-manager')).email, size });
  const open = async () => {
    await opened.page.goto(`/manager?report=${id}`);
    await opened.page.getByLabel('SMS Manager Comment').fill('Replace ropes in time.');
  };
  const narrative = async () => (await api<{ narrative: string }>('GET', `/api/reports/public/${id}`)).narrative;
  const isPublic = async () => (await request(`/api/reports/public/${id}`)).ok;
  await open();
  return { id, open, narrative, isPublic, ...opened };
}

/** The two answers about a possible name, in the question. */
const answers = (page: Page, name: string) => {
  const group = question(page).getByRole('radiogroup', { name: `“${name}”` });
  return {
    name: group.getByRole('radio', { name: 'Name', exact: true }),
    noName: group.getByRole('radio', { name: 'No name', exact: true }),
  };
};

test('each possible name is shown in its sentence with Name and No name; Look again and Escape publish nothing (C19.9)', async () => {
  const { page, isPublic } = await review();
  await button(page, 'Approve & Publish').click();
  const asked = question(page);
  await asked.waitFor();
  expect(await asked.getByRole('listitem').locator('p:has(mark)').allInnerTexts()).toEqual([
    'We met at Finch later.',
    'Nobody was hurt near Potter.',
  ]);
  expect(await asked.locator('mark').allInnerTexts()).toEqual(['Finch', 'Potter']);
  // By keyboard: focus starts on the first answer, and Enter there does not publish.
  await seeFocus(answers(page, 'Finch').name);
  await page.keyboard.press('Enter');
  expect(await button(page, 'Publish').isDisabled()).toBe(true);
  await see(asked, 'Choose Name or No name: 2 to decide.');
  await button(page, 'Look again').click();
  await asked.waitFor({ state: 'hidden' });
  await seeFocus(page.locator('[data-undecided=name]').first());
  await button(page, 'Approve & Publish').click();
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'hidden' });
  expect(await button(page, 'Approve & Publish').isEnabled()).toBe(true);
  expect(await isPublic()).toBe(false);
});

test('each possible name is decided separately, the button counts the decisions, and none is asked about again (C19.9)', async () => {
  const { page, narrative, open } = await review();
  await button(page, 'Approve & Publish').click();
  await answers(page, 'Finch').name.check();
  expect(await button(page, 'Publish').isDisabled()).toBe(true);
  // The answers given before looking again are kept.
  await button(page, 'Look again').click();
  await see(page.getByRole('region', { name: 'Public preview' }), '1 possible name: please check', '[name]');
  await button(page, 'Approve & Publish').click();
  const left = page.getByRole('dialog', { name: '1 possible name is undecided' });
  await left.getByRole('radio', { name: 'Name', exact: true }).check();
  await button(page, 'Publish (1 replaced, 0 kept)').waitFor();
  await left.getByRole('radio', { name: 'No name' }).check();
  await button(page, 'Publish (0 replaced, 1 kept)').click();
  await seeToast(page, 'Report approved');
  expect(await narrative()).toBe(NARRATIVE.replace('Finch', '[name]'));

  await open();
  const finds = page.getByRole('region', { name: 'Identifying information' });
  await finds.getByRole('button', { name: 'Replace “Potter”' }).waitFor();
  expect(await page.locator('[data-undecided]').count()).toBe(0);
});

test('two possible names can be decided and published by keyboard alone (C19.9)', async () => {
  const { page, narrative } = await review();
  // Unlike a click, a key press does not wait until the button is enabled.
  await button(page, 'Approve & Publish').click({ trial: true });
  await button(page, 'Approve & Publish').press('Enter');
  await seeFocus(answers(page, 'Finch').name);
  for (const key of ['ArrowRight', 'Tab', 'Space']) await page.keyboard.press(key);
  expect(await answers(page, 'Finch').noName.isChecked()).toBe(true);
  await button(page, 'Publish (1 replaced, 1 kept)').waitFor();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await seeToast(page, 'Report approved');
  expect(await narrative()).toBe(NARRATIVE.replace('Potter', '[name]'));
});

test('a possible name that the manager has already decided is not asked about', async () => {
  const { page, narrative } = await review();
  const finds = page.getByRole('region', { name: 'Identifying information' });
  await finds.getByRole('button', { name: 'Leave as it is “Finch”' }).click();
  await finds.getByRole('button', { name: 'Replace “Potter”' }).click();
  await see(page.getByRole('region', { name: 'Public preview' }), '[name]');
  await button(page, 'Approve & Publish').click();
  await seeToast(page, 'Report approved');
  expect(await narrative()).toBe(NARRATIVE.replace('Potter', '[name]'));
});

test('the button waits for the preview of exactly what is written, and publishes if there is no preview', async () => {
  const { page, isPublic, expectError } = await review();
  await see(page, '2 possible names: please check');
  const release = await hold(page, '**/public-preview', 'POST');
  await page.getByLabel('SMS Manager Comment').fill('Ask about it at Marley.');
  await button(page, 'Approve & Publish').click();
  await see(page, 'Waiting for the preview...');
  expect(await button(page, 'Approve & Publish').isDisabled()).toBe(true);
  await page.getByLabel('SMS Manager Comment').fill('Ask about it at Ashby.');
  release();
  const asked = page.getByRole('dialog', { name: '3 possible names are undecided' });
  await asked.getByText('Ask about it at Ashby.').waitFor();
  await page.keyboard.press('Escape');
  await page.unroute('**/public-preview');

  expectError('503');
  await refuse(page, '**/public-preview', 'POST', 503, 'Back in a moment');
  await page.getByLabel('SMS Manager Comment').fill('Another thought.');
  expect(await isPublic()).toBe(false);
  await button(page, 'Approve & Publish').click();
  await seeToast(page, 'Report approved');
  expect(await isPublic()).toBe(true);
});

test('leaving the dialog while the preview is pending publishes nothing', async () => {
  const { page, isPublic } = await review();
  const release = await hold(page, '**/public-preview', 'POST');
  await page.getByLabel('SMS Manager Comment').fill('Another thought.');
  await button(page, 'Approve & Publish').click();
  await see(page, 'Waiting for the preview...');
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const answered = page.waitForResponse('**/public-preview');
  release();
  await answered;
  await page.waitForTimeout(300);
  expect(await isPublic()).toBe(false);
});

test('the question is accessible in both themes at 320 px', async () => {
  const { page } = await review(NARROW);
  await button(page, 'Approve & Publish').click();
  await question(page).waitFor();
  await inspect(page, 'possible names');
  expect(await findSmallTargets(page)).toEqual([]);
});
