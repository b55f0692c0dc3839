/** Two reviewers of one report: neither overwrites an unseen decision of the other (C5.1, C5.4, C7.7). */
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeOf, inGroups } from '../../domain/receipt/code.ts';
import { browser } from '../browser.ts';
import { hold, loseResponse, see, seeFailure, seeToast } from '../page.ts';
import { api, newClub, type TestClub } from '../people.ts';
import { openAs } from './open-as.ts';

const visit = browser();

const TEXTS = {
  headline: 'Cable break',
  narrative: 'The one with the red beard saw the cable drop late and shouted stop.',
};

const parts = (page: Page) => ({
  page,
  open: () => page.getByRole('button', { name: 'Cable break' }).click(),
  dialog: page.getByRole('dialog', { name: 'Cable break' }),
  comment: page.getByLabel('SMS Manager Comment'),
  save: page.getByRole('button', { name: 'Save Comment Only' }),
  update: page.getByRole('button', { name: 'Update Comment' }),
  changed: page.getByText('This report has changed since you started.'),
  /** Marks words of the narrative and replaces them. */
  replace: async (words: string, wording: string) => {
    const copy = page.getByRole('region', { name: 'Public preview' });
    await copy.getByText('saw the cable').waitFor();
    await page.evaluate((sought) => {
      const texts = [...document.querySelectorAll('[data-field=narrative] [data-start]')].map(
        (each) => each.firstChild,
      );
      const text = texts.find((each) => each?.textContent?.includes(sought));
      const at = text?.textContent?.indexOf(sought) ?? -1;
      if (text) getSelection()?.setBaseAndExtent(text, at, text, at + sought.length);
    }, words);
    await page.getByLabel('Replacement text', { exact: true }).fill(wording);
    await page.getByRole('button', { name: 'Replace in public copy' }).click();
    await copy.getByText(wording).waitFor();
  },
});

/** The dashboard of a new manager of the club. */
async function deskOf({ person }: TestClub) {
  const { page, expectError } = await visit();
  await openAs(page, (await person('sms-manager')).email);
  return { ...parts(page), expectError };
}

/** A report on the dashboards of two managers of its club. */
async function twoManagers() {
  const cast = await newClub();
  const id = await cast.report(TEXTS);
  const [anna, ben] = [await deskOf(cast), await deskOf(cast)];
  const published = () => api<{ narrative: string; smsManagerComment: string }>('GET', `/api/reports/public/${id}`);
  return { id, anna, ben, published };
}

test('a report opened from a stale list shows what a colleague has published since, and cannot overwrite it', async () => {
  const { anna, ben } = await twoManagers();
  await anna.open();
  await anna.comment.fill('Latch was worn.');
  await anna.page.getByRole('button', { name: 'Approve & Publish' }).click();
  await anna.dialog.waitFor({ state: 'hidden' });
  await ben.open();
  await ben.page.getByText('This report is publicly visible').waitFor();
  expect(await ben.comment.inputValue()).toBe('Latch was worn.');
  expect(await ben.update.isDisabled()).toBe(true);
});

test('a review begun before a colleague published does not overwrite it, is kept, and can continue from the saved version', async () => {
  const { anna, ben, published } = await twoManagers();
  await ben.open();
  await ben.replace('shouted', 'called');
  await ben.comment.fill('Ring the reporter.');
  await anna.open();
  await anna.replace('one with the red beard', 'launch marshal');
  await anna.comment.fill('Latch was worn.');
  await anna.page.getByRole('button', { name: 'Approve & Publish' }).click();
  await anna.dialog.waitFor({ state: 'hidden' });

  ben.expectError('409');
  await ben.save.click();
  await ben.changed.waitFor();
  await ben.dialog.getByText('Latch was worn.').waitFor();
  expect(await published()).toMatchObject({
    narrative: 'The launch marshal saw the cable drop late and shouted stop.',
    smsManagerComment: 'Latch was worn.',
  });
  expect(await ben.comment.inputValue()).toBe('Ring the reporter.');
  expect(await ben.update.isDisabled()).toBe(true);

  await ben.page.getByRole('button', { name: 'Continue with mine' }).click();
  await ben.changed.waitFor({ state: 'hidden' });
  await ben.comment.fill('Latch was worn; it is replaced now.');
  await ben.update.click();
  await ben.dialog.waitFor({ state: 'hidden' });
  expect(await published()).toMatchObject({
    narrative: 'The launch marshal saw the cable drop late and called stop.',
    smsManagerComment: 'Latch was worn; it is replaced now.',
  });
});

test("a colleague's saved version can be taken instead", async () => {
  const { anna, ben } = await twoManagers();
  await ben.open();
  await ben.comment.fill('Mine.');
  await anna.open();
  await anna.comment.fill('Hers.');
  await anna.save.click();
  await anna.dialog.waitFor({ state: 'hidden' });
  ben.expectError('409');
  await ben.save.click();
  await ben.changed.waitFor();
  await ben.page.getByRole('button', { name: 'Use the saved version' }).click();
  await ben.changed.waitFor({ state: 'hidden' });
  expect(await ben.comment.inputValue()).toBe('Hers.');
});

test("a review begun before the report has loaded meets a colleague's decision and the reporter's details (C15.7), but not one's own changes", async () => {
  const { report, root, person } = await newClub();
  const receiptCode = inGroups(codeOf(randomBytes(20)));
  const id = await report({ ...TEXTS, receiptCode });
  const colleague = (replacement: string) => {
    const redactions = [{ field: 'narrative', start: 4, end: 26, action: 'replace', replacement }];
    return api('POST', `/api/reports/${id}/comment`, { comment: 'Latch was worn.', redactions }, root);
  };
  await colleague('winch driver');
  const { page, expectError } = await visit();
  await openAs(page, (await person('admin')).email);
  const { open, dialog, comment, save, changed } = parts(page);
  const continueWithMine = async () => {
    await page.getByRole('button', { name: 'Continue with mine' }).click();
    await changed.waitFor({ state: 'hidden' });
  };
  const release = await hold(page, `**/api/reports/${id}`);
  await open();
  await comment.fill('Latch was worn; it is replaced now.');
  release();
  await expect.poll(() => save.isEnabled()).toBe(true);
  await colleague('launch marshal');
  await api('POST', '/api/receipt/details', { code: receiptCode, model: 'ASK 21' });
  expectError('409');
  await save.click();
  await changed.waitFor();
  await see(dialog, 'Added later by the reporter');
  await continueWithMine();

  await dialog.getByRole('button', { name: 'Change the language of the report' }).click();
  await dialog.getByRole('combobox', { name: 'Narrative Language' }).click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill('German');
  await page.getByRole('option', { name: 'German' }).click();
  await page.getByRole('button', { name: 'Save language' }).click();
  await seeToast(page, 'Language saved');
  await expect.poll(() => save.isEnabled()).toBe(true);
  expect(await changed.count()).toBe(0);

  // What a colleague saved just before one's own change is no part of it.
  await colleague('ground crew');
  await dialog.getByRole('button', { name: 'Erase contact details', exact: true }).click();
  await page.getByRole('button', { name: 'Erase Contact Details', exact: true }).last().click();
  await seeToast(page, 'Contact details erased');
  await changed.waitFor();
  await continueWithMine();
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  const { copy } = await api<{ copy: object }>('GET', `/api/reports/${id}/public-preview`, undefined, root);
  expect(copy).toMatchObject({
    narrative: 'The ground crew saw the cable drop late and shouted stop.',
    smsManagerComment: 'Latch was worn; it is replaced now.',
  });
});

/** A report on the dashboard of its club's only manager. */
async function oneManager() {
  const cast = await newClub();
  await cast.report(TEXTS);
  return deskOf(cast);
}

test("one's own save is never reported as somebody else's, even if its response is lost or the lists reload slowly", async () => {
  const ben = await oneManager();
  await ben.open();
  await ben.comment.fill('Mine.');
  ben.expectError('Failed to load');
  await loseResponse(ben.page, '**/comment');
  const refetched = ben.page.waitForResponse(/\/api\/reports\/[0-9a-f-]{36}$/);
  await ben.save.click();
  await seeFailure(ben.page, 'Failed to save comment');
  await refetched;
  await ben.page.route(/\/api\/reports(\/counts)?(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const seen = ben.changed.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  await ben.save.click();
  await ben.dialog.waitFor({ state: 'hidden' });
  expect(
    await Promise.race([
      seen,
      ben.page
        .getByText('Comment saved')
        .first()
        .waitFor()
        .then(() => false),
    ]),
  ).toBe(false);
});

test('unsaved changes are asked about before the page or the session ends, also after going back', async () => {
  const ben = await oneManager();
  await ben.open();
  await ben.comment.fill('Half a thought');
  await ben.page.goBack();
  await ben.dialog.waitFor({ state: 'hidden' });
  await ben.page.getByRole('button', { name: 'Logout' }).click();
  await ben.page.getByText('You have changes that are not saved.').waitFor();
  await ben.page.getByRole('button', { name: 'Stay' }).click();
  const asked = ben.page.waitForEvent('dialog');
  await ben.page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await ben.open();
  expect(await ben.comment.inputValue()).toBe('Half a thought');
  await ben.comment.fill('');
  await ben.page.goBack();
  await ben.dialog.waitFor({ state: 'hidden' });
  // On a slow machine the closing dialog still refreshes lists while the session ends.
  ben.expectError('401');
  await ben.page.getByRole('button', { name: 'Logout' }).click();
  await ben.page.waitForURL('**/manager/login');
  expect(await ben.page.getByText('Your session has ended').count()).toBe(0);
});
