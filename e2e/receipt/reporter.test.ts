/** A reporter keeps the code, returns with it, answers, and erases the contact (C10.1 to C10.3). */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, DESKTOP, NARROW, PHONE } from '../browser.ts';
import { fillRequired, keepCode, submitButton } from '../form.ts';
import { hold, loseResponse, overflow, see, seeFocus } from '../page.ts';
import { api, newClub, type TestClub } from '../people.ts';

const visit = browser();
const CODE = /[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){3}/;
const ONCE =
  'This is the only time it is shown. With it you can see what came of your report and answer questions, without an account.';

async function send(page: Page, { club }: TestClub): Promise<string> {
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The tow rope was frayed at the ring.');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  return (await page.getByRole('region', { name: 'Your receipt code' }).locator('code').textContent()) ?? '';
}

const idOf = async ({ club, root }: TestClub): Promise<string> => {
  const reports = await api<{ id: string; clubId: string }[]>('GET', '/api/reports?limit=200', undefined, root);
  return reports.find(({ clubId }) => clubId === club.id)?.id ?? '';
};

async function open(page: Page, code: string): Promise<void> {
  await page.goto('/follow');
  await page.getByLabel('Receipt code').fill(code);
  await page.getByRole('button', { name: 'Show my report' }).click();
}

test('the code can be copied, saved and printed, and is kept in no storage and no address (C10.2)', async () => {
  const cast = await newClub();
  const { page, context } = await visit({ size: PHONE });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await send(page, cast);
  expect(code).toMatch(CODE);
  await see(page, ONCE, 'Thank you for your report. It will be reviewed by the Safety Management team.');
  await page.getByRole('button', { name: 'Copy' }).click();
  await see(page, 'Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('receipt.txt');
  const saved = readFileSync(await download.path(), 'utf8');
  expect(saved).toContain(code);
  expect(saved).toContain('/follow');
  expect(saved).not.toContain('tow rope');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept + page.url()).not.toMatch(CODE);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('region', { name: 'Your receipt code' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByText('View Public Reports').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  await page.getByRole('heading', { name: 'Submit a Safety Report' }).waitFor();
  expect(await page.content()).not.toContain(code);
});

test('the code can be copied where the clipboard API is missing, as on plain http (C10.2)', async () => {
  const cast = await newClub();
  const { page, context } = await visit();
  await context.grantPermissions(['clipboard-read']);
  await page.addInitScript(() => Object.defineProperty(Clipboard.prototype, 'writeText', { value: undefined }));
  const code = await send(page, cast);
  await page.getByRole('button', { name: 'Copy' }).click();
  await see(page, 'Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('retries keep the code; if a lost try has used it, another is shown, and works (C10.1)', async () => {
  const cast = await newClub();
  const { page, expectError } = await visit();
  expectError('409');
  expectError('Failed to load');
  const codes: string[] = [];
  let lost = false;
  await page.route('**/api/reports', async (route) => {
    codes.push(route.request().postDataJSON().receiptCode);
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await page.goto('/submit');
  await fillRequired(page, cast.club.name, 'The tow rope was frayed at the ring.');
  await submitButton(page).click();
  await see(page, 'Your report was not sent. Everything you wrote is still here.');
  await page.getByLabel('What happened / Narrative').fill('The tow rope was frayed at both rings.');
  await submitButton(page).click();
  const shown = await page.getByRole('region', { name: 'Your receipt code' }).locator('code').textContent();
  expect(codes).toHaveLength(3);
  expect(codes[1]).toBe(codes[0]);
  expect([codes[2], codes[2] === codes[0]]).toEqual([shown, false]);
  await open(page, shown ?? '');
  await page.getByRole('heading', { name: /^Your report of/ }).waitFor();
});

test('a reporter returns, reads, answers and erases the contact, and nothing of it stays in the browser (C10.3)', async () => {
  const cast = await newClub();
  const { page } = await visit({ size: PHONE });
  const code = await send(page, cast);
  const id = await idOf(cast);
  await api('POST', `/api/reports/${id}/messages`, { body: 'Which winch was it?' }, cast.root);
  await keepCode(page);
  await page
    .getByRole('region', { name: 'Your receipt code' })
    .getByRole('link', { name: 'Follow your report' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Follow your report' }).waitFor();
  await page.getByLabel('Receipt code').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await seeFocus(page.getByRole('heading', { name: /^Your report of/ }));
  await see(page, 'Somebody is looking at it', 'Which winch was it?', 'Safety team');
  expect(await page.getByText('tow rope').count()).toBe(0);
  const answer = page.getByLabel('Answer the question');
  await see(page, 'The safety team wrote: “Which winch was it?” Only they will see your answer.');
  await answer.fill('The old one.\nIt was wet.');
  await page.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Sent. The safety team can read it now.', 'You');
  expect(await page.getByLabel('Add something I forgot').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Erase my contact details' }).click();
  await seeFocus(page.getByRole('button', { name: 'Keep them' }));
  await page.getByRole('button', { name: 'Keep them' }).click();
  await seeFocus(page.getByRole('button', { name: 'Erase my contact details' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await see(page, 'Your name, email and phone number have been erased.');
  const stored = await api<{ reporterEmail: null }>('GET', `/api/reports/${id}`, undefined, cast.root);
  expect(stored.reporterEmail).toBe(null);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept + page.url()).not.toMatch(CODE);
  await page.getByRole('button', { name: 'Close' }).click();
  await seeFocus(page.getByLabel('Receipt code'));
  expect(await page.content()).not.toContain('Which winch');
});

test('beside the answer only the start of a long message is quoted (C10.3)', async () => {
  const cast = await newClub();
  const { page } = await visit({ size: PHONE });
  const code = await send(page, cast);
  const body = `${'a'.repeat(99)}🛩${'b'.repeat(500)}`;
  await api('POST', `/api/reports/${await idOf(cast)}/messages`, { body }, cast.root);
  await keepCode(page);
  await open(page, code);
  await see(page, body, `The safety team wrote: “${'a'.repeat(99)}…” Only they will see your answer.`);
});

test('an unknown code and a lost connection are reported at the field, and the input stays (C10.3)', async () => {
  const { page, expectError } = await visit({ size: NARROW });
  expectError('404');
  expectError('Failed to load');
  // Routed from the start: an open page may send its next request past a newly added route.
  let isOffline = false;
  await page.route('**/api/receipt', (route) => (isOffline ? route.abort() : route.fallback()));
  await page.goto('/follow');
  await page.getByRole('button', { name: 'Show my report' }).click();
  await see(page, 'Please enter your receipt code');
  await page.getByLabel('Receipt code').fill('K7M3Q-9XWTB-2F6HC-8RDPN');
  await page.keyboard.press('Enter');
  await see(page, /We do not know this code/);
  await seeFocus(page.getByLabel('Receipt code'));
  isOffline = true;
  await page.keyboard.press('Enter');
  await see(page, 'Please check your internet connection and try again');
  expect(await page.getByLabel('Receipt code').inputValue()).toBe('K7M3Q-9XWTB-2F6HC-8RDPN');
  expect(await overflow(page)).toBe(0);
});

test('an unsent message stays in its field, arrives once when sent again, and its limits are reported (C10.3)', async () => {
  const cast = await newClub();
  const { page, expectError } = await visit();
  expectError('Failed to load');
  const code = await send(page, cast);
  await open(page, code);
  const field = page.getByLabel('Add something I forgot');
  await page.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Please write something');
  await field.fill('x'.repeat(4_001));
  await page.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Message must be at most 4,000 characters');
  await field.fill('It was wet.');
  await loseResponse(page, '**/api/receipt/messages');
  await page.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Please check your internet connection and try again');
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, code);
  expect(await field.inputValue()).toBe('It was wet.');
  await page.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Sent. The safety team can read it now.');
  expect(await page.getByText('It was wet.').count()).toBe(1);
  await open(page, code);
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  expect(await page.getByText('It was wet.').count()).toBe(1);
});

test('a draft answer survives a reload, and is deleted once it is sent, the contact is erased, or the page is closed (C7.9)', async () => {
  const cast = await newClub();
  const { page } = await visit();
  const code = await send(page, cast);
  await keepCode(page);
  const field = page.getByLabel('Add something I forgot');
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, code);
  await field.fill('It was the left wheel.');
  await page.reload();
  expect(await kept()).toBe('{"follow-draft":"It was the left wheel."}');
  await open(page, code);
  expect(await field.inputValue()).toBe('It was the left wheel.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await see(page, 'Sent. The safety team can read it now.');
  expect(await kept()).toBe('{}');
  await field.fill('And the right one.');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  expect(await field.inputValue()).toBe('And the right one.');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close and delete it' }).click();
  await see(page, 'this page has forgotten your code.');
  expect(await kept()).toBe('{}');
  await open(page, code);
  expect(await field.inputValue()).toBe('');
  await field.fill('Who I am');
  await page.getByRole('button', { name: 'Erase my contact details' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await see(page, 'Your name, email and phone number have been erased.');
  await field.fill('Written after it');
  expect([await field.inputValue(), await kept()]).toEqual(['Written after it', '{}']);
});

test('/follow is in the HTML, and what is typed and sent before its scripts run is not lost (C10.3)', async () => {
  const cast = await newClub();
  const still = await visit({ javaScriptEnabled: false });
  await still.page.goto('/follow');
  await see(still.page, 'Show my report');
  expect(await still.page.content()).toContain('This needs JavaScript: please turn it on in your browser.');
  const { page } = await visit();
  const code = await send(page, cast);
  const release = await hold(page, /assets\/main-/);
  await page.goto('/follow');
  await page.getByLabel('Receipt code').pressSequentially(code);
  await page.keyboard.press('Enter');
  release();
  await page.getByRole('heading', { name: /^Your report of/ }).waitFor();
});

test('the footer and the form link to /follow (C10.3)', async () => {
  const { page } = await visit();
  await page.goto('/reports');
  expect(
    await page.getByRole('contentinfo').getByRole('link', { name: 'Follow your report' }).getAttribute('href'),
  ).toBe('/follow');
  await page.goto('/submit');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Follow your report/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Follow your report' }).waitFor();
});

test('the receipt and /follow are accessible in both themes, at 320 px and on a desktop (section 2)', async () => {
  const cast = await newClub();
  const { page } = await visit({ size: NARROW });
  const look = async (place: string) => {
    await inspect(page, place);
    expect(await findSmallTargets(page), place).toEqual([]);
  };
  const code = await send(page, cast);
  await look('receipt');
  const id = await idOf(cast);
  await api('POST', `/api/reports/${id}/messages`, { body: 'Which winch was it?' }, cast.root);
  await page.goto('/follow');
  await look('follow');
  await open(page, code);
  await see(page, 'Which winch was it?');
  await page.getByLabel('Answer the question').fill('W'.repeat(300));
  await page.getByRole('button', { name: 'Send' }).click();
  await see(page, 'Sent. The safety team can read it now.');
  await page.getByRole('button', { name: 'Erase my contact details' }).click();
  await look('followed');
  await page.setViewportSize(DESKTOP);
  await look('followed on a desktop');
});
