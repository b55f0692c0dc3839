/** Nothing unsent is lost on /follow: links ask, an ended visit keeps the answer, text typed while sending stays. */
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeOf, inGroups } from '../../domain/receipt/code.ts';
import { browser, PHONE } from '../browser.ts';
import { hold, see, seeFocus } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();
const ANSWER = 'The blue one, since May.';
const forgotten = (page: Page) => page.getByLabel('Add something I forgot');

/** Opens a report with its code; returns the code. */
async function open(page: Page): Promise<string> {
  const { report } = await newClub();
  const receiptCode = inGroups(codeOf(randomBytes(20)));
  await report({ receiptCode });
  await enter(page, receiptCode);
  return receiptCode;
}

async function enter(page: Page, code: string): Promise<void> {
  await page.goto('/follow');
  await page.getByLabel('Receipt code').fill(code);
  await page.getByRole('button', { name: 'Show my report' }).click();
  await page.getByRole('heading', { name: /^Your report of/ }).waitFor();
}

/** What an emailed link opens; with a message of the team. */
function byLink(question?: string) {
  const messages = question ? [{ id: 'q', from: 'team', body: question, on: '2026-06-02' }] : [];
  const shown = { receivedOn: '2026-06-01', state: 'received', told: null, published: null, messages };
  return { ...shown, canAdd: true, contactErased: false, key: 'K'.repeat(22) };
}

/** Sends a message whose answer is held back until the returned function is called. */
async function startSending(page: Page): Promise<() => void> {
  const release = await hold(page, '**/api/receipt/messages', 'POST');
  await forgotten(page).fill(ANSWER);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  return release;
}

test('a link and Back ask before they discard an unsent message; a change of language keeps it (C10.3)', async () => {
  const { page } = await visit();
  const question = page.getByRole('dialog', { name: 'Close without sending?' });
  const reports = page.getByRole('navigation').getByRole('link', { name: 'Public Reports' }).first();
  const code = await open(page);
  await page.goto('/submit');
  // Within the document, so that Back does not load another one.
  await page.getByRole('link', { name: 'Sent one already? Follow your report' }).click();
  await page.getByLabel('Receipt code').fill(code);
  await page.keyboard.press('Enter');
  await forgotten(page).fill(ANSWER);
  await reports.click();
  await question.getByRole('button', { name: 'Keep writing' }).click();
  expect(await forgotten(page).inputValue()).toBe(ANSWER);
  await page.goBack();
  await question.getByRole('button', { name: 'Keep writing' }).click();
  expect([new URL(page.url()).pathname, await forgotten(page).inputValue()]).toEqual(['/follow', ANSWER]);
  await page.goBack();
  await question.getByRole('button', { name: 'Close and delete it' }).click();
  await page.waitForURL('**/submit');
  await page.goForward();
  await page.getByLabel('Receipt code').fill(code);
  await page.keyboard.press('Enter');
  expect(await forgotten(page).inputValue()).toBe('');
  await forgotten(page).fill(ANSWER);
  page.on('dialog', (asked) => asked.accept());
  await page.locator('summary', { hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await page.waitForURL('**/de/follow');
  await page.getByLabel('Belegcode').fill(code);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#message').inputValue()).toBe(ANSWER);
});

test('an emailed link opened over another report asks before it discards an unsent message (C10.3, C19.7)', async () => {
  const { page, expectError } = await visit({ size: PHONE });
  const link = (letter: string) => page.goto(`/follow#${letter.repeat(22)}`);
  await open(page);
  await page.route('**/api/receipt/open', (route) => route.fulfill({ json: byLink('Which club is it?') }), {
    times: 1,
  });
  await forgotten(page).fill(ANSWER);
  // Wait until the page has noted it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await link('A');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  expect(await forgotten(page).inputValue()).toBe(ANSWER);
  await link('A');
  await page.getByRole('button', { name: 'Close and delete it' }).click();
  const answer = page.getByLabel('Answer the question');
  expect(await answer.inputValue()).toBe('');
  expectError('404');
  await link('B');
  await see(page, 'This link has already been used or has expired.');
  await seeFocus(page.getByText('This link has already been used'));
  await see(page, 'Which club is it?');
});

test('once the hour of an emailed link is over, the code opens the report with the unsent answer (C7.9, C19.7)', async () => {
  const { page, expectError } = await visit({ size: PHONE });
  const code = await open(page);
  await page.route('**/api/receipt/open', (route) => route.fulfill({ json: byLink() }));
  await page.goto('/reports');
  await page.goto(`/follow#${'A'.repeat(22)}`);
  await forgotten(page).fill(ANSWER);
  expectError('404');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await see(page, 'that hour is over');
  await page.getByLabel('Receipt code').fill(code);
  await page.keyboard.press('Enter');
  expect(await forgotten(page).inputValue()).toBe(ANSWER);
});

test('an emailed link that finds no connection can be tried again on the page (C19.7)', async () => {
  const { page, expectError } = await visit({ size: PHONE });
  let attempts = 0;
  await page.route('**/api/receipt/open', (route) =>
    ++attempts === 1 ? route.abort('internetdisconnected') : route.fulfill({ json: byLink() }),
  );
  expectError('ERR_INTERNET_DISCONNECTED');
  await page.goto(`/follow#${'A'.repeat(22)}`);
  await seeFocus(page.getByText('Please check your internet connection and try again'));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await page.getByRole('heading', { name: /^Your report of/ }).waitFor();
  expect(await again.count()).toBe(0);
});

test('a failed link asks before it discards an unsent message, and is forgotten with the report (C7.9, C10.3, C19.7)', async () => {
  const { page, expectError } = await visit({ size: PHONE });
  await page.route('**/api/receipt/open', (route) => route.abort('internetdisconnected'));
  expectError('ERR_INTERNET_DISCONNECTED');
  await open(page);
  await page.goto(`/follow#${'A'.repeat(22)}`);
  await forgotten(page).fill(ANSWER);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  expect(await forgotten(page).inputValue()).toBe(ANSWER);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close and delete it' }).click();
  await see(page, 'this page has forgotten your code.');
  expect(await again.count()).toBe(0);
});

test('what is typed while a message is being sent stays (C10.3)', async () => {
  const { page } = await visit({ size: PHONE });
  await open(page);
  const release = await startSending(page);
  await forgotten(page).pressSequentially(' And wet.');
  release();
  await page.getByRole('list').getByText(ANSWER, { exact: true }).waitFor();
  expect(await forgotten(page).inputValue()).toBe(`${ANSWER} And wet.`);
});

test('a report closed while a message is being sent stays closed (C7.9, C10.2)', async () => {
  const { page } = await visit({ size: PHONE });
  await open(page);
  const release = await startSending(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close and delete it' }).click();
  await page.getByLabel('Receipt code').waitFor();
  const answered = page.waitForResponse('**/api/receipt/messages');
  release();
  await (await answered).finished();
  // Wait until the page would have shown it.
  await page.waitForTimeout(300);
  expect(await page.getByRole('heading', { name: /^Your report of/ }).count()).toBe(0);
  expect(await page.getByText(ANSWER).count()).toBe(0);
});
