/** Reviewing a report: the public copy, decisions, the guard, an ended session, every toast (C5.1, C5.4, C7.7). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST_PASSWORD } from '../../test/cast.ts';
import { browser } from '../browser.ts';
import { refuse, see, seeFocus } from '../page.ts';
import { api, newClub } from '../people.ts';
import { openAs } from './open-as.ts';

const visit = browser();

const TEXTS = {
  headline: 'Cable break',
  narrative: 'I flew G-CKLM when the cable broke. Tom Baker landed ahead on the short field.',
  reporterName: 'Tom Baker',
  reporterTelephone: '+44 (0)7700 900123 ext 12',
  aircraftRegistration: 'G-CKLM',
  worldRegion: 'Kenya',
};

const parts = (page: Page) => ({
  dialog: page.getByRole('dialog', { name: 'Cable break' }),
  comment: page.getByLabel('SMS Manager Comment'),
  approve: page.getByRole('button', { name: 'Approve & Publish' }),
  save: page.getByRole('button', { name: 'Save Comment Only' }),
  copy: page.getByRole('region', { name: 'Public preview' }),
});

async function opened(texts: Record<string, string> = {}) {
  const { person, report } = await newClub();
  const manager = await person('sms-manager');
  const id = await report({ ...TEXTS, ...texts });
  const { page, context, expectError } = await visit();
  await openAs(page, manager.email);
  await page.getByRole('button', { name: 'Cable break' }).click();
  const named = parts(page);
  await named.copy.getByText('[registration]').waitFor();
  return { id, manager, page, context, expectError, ...named };
}

test('photos and details added later that could not be loaded are not passed off as none', async () => {
  const { person, report } = await newClub();
  const id = await report(TEXTS);
  const { page, expectError } = await visit({ as: (await person('sms-manager')).email });
  expectError('503');
  for (const list of ['photos', 'details-added']) await refuse(page, `**/api/reports/${id}/${list}`, 'GET', 503);
  await page.goto(`/manager?report=${id}`);
  const failures = page.getByRole('alert').filter({ hasText: 'could not be loaded.' });
  await see(page, 'The photos could not be loaded.', 'What the reporter added later could not be loaded.');
  await page.unrouteAll();
  while ((await failures.count()) > 0) {
    const left = await failures.count();
    await failures.first().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => failures.count()).toBe(left - 1);
  }
});

test('the dialog of a pending report has exactly its texts', async () => {
  const { dialog, approve, save } = await opened();
  for (const words of [
    'Add your analysis and approve this report to make it visible on the public reports page. Identifying information will be automatically anonymized.',
    'This information is not published and is only accessible to SMS managers for follow-up.',
    'This comment will be visible on the public reports page if approved',
    'Not public',
    'Confidential',
    'Please add a comment before approving the report.',
  ])
    await dialog.getByText(words).first().waitFor();
  for (const name of ['Description', 'When & Where', 'Aircraft Information', 'Flight Details', 'Reporter Contact'])
    await dialog.getByRole('heading', { name, exact: true }).first().waitFor();
  expect(await dialog.getByRole('link', { name: 'reporter@example.org' }).getAttribute('href')).toBe(
    'mailto:reporter@example.org',
  );
  expect(await dialog.getByRole('link', { name: TEXTS.reporterTelephone }).getAttribute('href')).toBe(
    'tel:+447700900123;ext=12',
  );
  expect(await dialog.locator('time').textContent()).toMatch(/^\w+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/);
  expect([await approve.isDisabled(), await save.isDisabled()]).toEqual([true, true]);
});

test('selected words can be reworded, the preview follows the comment, and the decisions are published', async () => {
  const { id, page, comment, copy, save, approve, dialog } = await opened();
  await page.evaluate(() => {
    const text = [...document.querySelectorAll('[data-field=narrative] [data-start]')].at(-1)?.firstChild;
    const at = text?.textContent?.indexOf('short field') ?? -1;
    if (text) getSelection()?.setBaseAndExtent(text, at, text, at + 'short field'.length);
  });
  await page.getByLabel('Replacement text', { exact: true }).fill('chosen field');
  await page.getByRole('button', { name: 'Replace in public copy' }).click();
  await copy.getByText('chosen field').waitFor();

  await comment.fill('Tom Baker did well.');
  await copy.getByText('did well.').waitFor();
  expect(await copy.textContent()).not.toContain('Tom');
  await save.click();
  await page.getByText('Internal comment added to report.').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Cable break' }).click();
  await copy.getByText('chosen field').waitFor();
  await approve.click();
  await page.getByText('The report is now visible on the public reports page.').waitFor();
  const published = await api<{ narrative: string; smsManagerComment: string }>('GET', `/api/reports/public/${id}`);
  expect(published.narrative).toContain('on the chosen field');
  expect(JSON.stringify(published)).not.toMatch(/Tom|Baker|G-CKLM/);
});

test("a region from the form's list can be reworded like any other words, and is marked in the report (C5.4)", async () => {
  const { page, copy, dialog } = await opened();
  await copy.getByText('Kenya').waitFor();
  await page.evaluate(() => {
    const text = document.querySelector('[data-field=worldRegion] [data-start]')?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 0, text, 'Kenya'.length);
  });
  await page.getByLabel('Replacement text', { exact: true }).fill('Eastern Africa');
  await page.getByRole('button', { name: 'Replace in public copy' }).click();
  await copy.getByText('Eastern Africa').waitFor();
  expect(await copy.textContent()).not.toContain('Kenya');
  await dialog.locator('[data-field=worldRegion] mark', { hasText: 'Kenya' }).waitFor();
});

test('a click on a replacement puts the words back and the preview follows, but never what the confidential fields hold (C5.4)', async () => {
  const { copy, dialog } = await opened({ narrative: `Anna Kowalski told me to wait. ${TEXTS.narrative}` });
  await copy.getByRole('button', { name: /Anna Kowalski/ }).click();
  await expect.poll(() => copy.textContent()).toContain('Anna Kowalski told me to wait.');
  await copy.getByRole('button', { name: /G-CKLM/ }).click();
  await dialog.getByText('It stays replaced').waitFor();
  expect(await copy.textContent()).not.toContain('G-CKLM');
});

test('closing asks before it discards an unsaved comment', async () => {
  const { page, comment, dialog } = await opened();
  await comment.fill('Half a thought');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  expect(await comment.inputValue()).toBe('Half a thought');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Cable break' }).click();
  expect(await comment.inputValue()).toBe('');
});

test('when the session ends, the comment is kept through the login page', async () => {
  const { page, context, expectError, manager, comment, approve, copy } = await opened();
  expectError('401');
  await comment.fill('Worth keeping');
  // The preview updates while typing; it must not be the first request after the session ends.
  await copy.getByText('Worth keeping').waitFor();
  await context.clearCookies();
  await approve.click();
  await page.waitForURL('**/manager/login');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/report=/);
  await comment.waitFor();
  expect(await comment.inputValue()).toBe('Worth keeping');
});

test('a refusal by the server is reported, and nothing typed is lost', async () => {
  const { page, expectError, comment, approve } = await opened();
  expectError('503');
  await page.route('**/approve', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"Back in a moment"}' }),
  );
  await comment.fill('Still here');
  await approve.click();
  await page.getByRole('alert').getByText('Failed to approve').waitFor();
  await page.getByRole('alert').getByText('503: Back in a moment').waitFor();
  expect(await comment.inputValue()).toBe('Still here');
});

test('after a decision the focus is on the card now in the place of the one that left the tab (WCAG 2.4.3)', async () => {
  const { person, report } = await newClub();
  for (const headline of ['The oldest', 'The middle', 'The newest']) await report({ headline });
  const { page } = await visit();
  await openAs(page, (await person('sms-manager')).email);
  await page.goto('/manager?tab=pending');
  const { comment, approve } = parts(page);
  for (const [opened, next] of [
    ['The middle', 'The oldest'],
    ['The oldest', 'The newest'],
  ] as const) {
    await page.getByRole('button', { name: opened }).click();
    await comment.fill('Look twice.');
    await approve.click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await seeFocus(page.getByRole('button', { name: next }));
  }
});
