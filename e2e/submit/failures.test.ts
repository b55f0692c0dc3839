/** Refused or lost submissions: messages in the right place, nothing lost, nothing stored twice (sections 5 and 8). */
import type { Page, Request, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { expandAll, fillRequired, keepCode, submitButton } from '../form.ts';
import { hold, refuse, see, seeFailure, seeFocus, stopClock } from '../page.ts';
import { api, mark, newClub, rootCookie } from '../people.ts';

const visit = browser();
const URL = '**/api/reports';
const isReport = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/reports');
const keyOf = (request: Request) => request.headers()['idempotency-key'] ?? '';
const confirmed = (page: Page) => page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
const stored = async (word: string) =>
  (await api<{ total: number }>('GET', `/api/reports/counts?keyword=${word}`, undefined, await rootCookie())).total;

test('while a report is being sent, leaving and typing are blocked, and no staff code is loaded (C3.8, C7.10)', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The tow rope was frayed at the ring.');
  // What blocks leaving loads while the form is filled in.
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/api/reports', 'POST');
  await submitButton(page).click();
  const story = page.getByLabel('What happened / Narrative');
  await expect.poll(() => story.evaluate((box) => box.closest('[inert]') !== null)).toBe(true);
  // Who leaves now would never see the code.
  await page.getByRole('navigation').getByRole('link').first().click();
  await see(page, 'Your report is being sent');
  expect(new globalThis.URL(page.url()).pathname).toBe('/submit');
  release();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('/staff-'))).toEqual([]);
});

test('no link is followed while what sends the report is still loading (C3.8)', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE });
  const release = await hold(page, /lazy-modules/);
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The tow rope was frayed at the ring.');
  await submitButton(page).click();
  await page.getByRole('navigation').getByRole('link').first().click();
  expect(new globalThis.URL(page.url()).pathname).toBe('/submit');
  release();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
});

test('an invalid email is reported at the field and in the toast, which stays 8 seconds (sections 5, 8 and 9)', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE });
  await page.clock.install();
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The canopy opened.');
  await page.getByLabel('Email').fill('not an email');
  await stopClock(page);
  await submitButton(page).click();
  const words = 'Please enter a valid email address';
  await seeFailure(page, 'Submission failed', `Validation error: ${words}`);
  await expect.poll(() => page.locator('#reporterEmail-error').textContent()).toBe(words);
  await seeFocus(page.getByLabel('Email'));
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  const toast = page.getByText('Submission failed');
  await page.clock.runFor(7_900);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => toast.count()).toBe(0);
});

test('a half-typed date is refused at its field, which is shown, and not dropped (section 5, C3.3)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The cable broke at 200 ft.');
  await expandAll(page);
  await page.getByLabel('Date', { exact: true }).pressSequentially('1');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await submitButton(page).click();
  await seeFailure(page, 'Submission failed', 'Validation error: Please enter a valid date (YYYY-MM-DD)');
  await page.locator('#localDate-error').getByText('Please enter a valid date (YYYY-MM-DD)').waitFor();
  await page.getByLabel('Date', { exact: true }).fill('2026-06-01');
  await submitButton(page).click();
  await see(page, 'Report Submitted Successfully');
});

test("the server's refusal reaches its field: a club that has since been deleted (section 5, C3.8, C7.5)", async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit();
  expectError('400');
  await page.goto('/submit');
  await fillRequired(page, club.name, 'Heavy landing in a crosswind.');
  await api('DELETE', `/api/clubs/${club.id}`, undefined, await rootCookie());
  await submitButton(page).click();
  await seeFailure(page, 'Submission failed', 'Validation error: Please select a club');
  await expect.poll(() => page.locator('#clubId-error').textContent()).toBe('Please select a club');
  await seeFocus(page.getByRole('combobox', { name: 'Club' }));
  expect(await page.getByLabel('What happened / Narrative').inputValue()).toBe('Heavy landing in a crosswind.');
});

test('several broken rules are reported together, joined with commas (section 8)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await fillRequired(page, club.name, 'Heavy landing in a crosswind.');
  await page.getByLabel('Headline').fill('x'.repeat(201));
  await page.getByLabel('Email').fill('nobody@');
  await submitButton(page).click();
  await seeFailure(page, 'Submission failed');
  await see(page.getByRole('alert'), /^Validation error: .*, Please enter a valid email address$/);
  await page.locator('#headline-error').waitFor();
});

test('no answer: the toast says so, all input stays, and the retry carries the same key (C3.8, C7.5)', async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit({ size: PHONE });
  expectError('ERR_FAILED');
  await page.goto('/submit');
  const word = mark();
  const story = `Ground loop after a downwind landing, ${word}.`;
  await fillRequired(page, club.name, story);
  await page.getByLabel('Name', { exact: true }).fill('Pat Doe');
  const first = page.waitForRequest(isReport);
  await page.route(URL, (route) => route.abort(), { times: 1 });
  await submitButton(page).click();
  await seeFailure(page, 'Submission failed', 'Please check your internet connection and try again');
  await see(page, 'Your report was not sent. Everything you wrote is still here.');
  expect(await page.getByLabel('What happened / Narrative').inputValue()).toBe(story);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Pat Doe');
  const second = page.waitForRequest(isReport);
  await submitButton(page).click();
  await confirmed(page);
  expect(keyOf(await second)).toBe(keyOf(await first));
  expect(await stored(word)).toBe(1);
});

test('a report whose answer is lost is stored only once; changed before the retry it is a new report with a code of its own (C3.8, C10.1)', async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit();
  expectError('ERR_FAILED');
  expectError('409');
  await page.goto('/submit');
  const word = mark();
  const words = `Lost answer ${word}`;
  await fillRequired(page, club.name, words);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(URL, loseAnswer, { times: 1 });
  const first = page.waitForRequest(isReport);
  await submitButton(page).click();
  await seeFailure(page, 'Submission failed');
  const second = page.waitForRequest(isReport);
  await submitButton(page).click();
  await confirmed(page);
  expect(keyOf(await second)).toBe(keyOf(await first));
  expect(await stored(word)).toBe(1);

  await keepCode(page);
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  await fillRequired(page, club.name, words);
  const third = page.waitForRequest(isReport);
  await page.route(URL, loseAnswer, { times: 1 });
  await submitButton(page).click();
  expect(keyOf(await third)).not.toBe(keyOf(await first));
  await seeFailure(page, 'Submission failed');
  expect(await stored(word)).toBe(2);
  await page.getByLabel('What happened / Narrative').fill(`${words}, changed`);
  await submitButton(page).click();
  await confirmed(page);
  expect(await stored(word)).toBe(3);
  const { receiptCode: lost } = (await third).postDataJSON();
  const code = await page.getByRole('region', { name: 'Your receipt code' }).locator('code').innerText();
  expect(code).not.toBe(lost);
  for (const each of [lost, code]) await api('POST', '/api/receipt', { code: each });
});

test('a refusal without a list of rules shows its message, never JSON (section 8, C3.2)', async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit();
  expectError('503');
  await page.goto('/submit');
  await fillRequired(page, club.name, 'Ground loop after a downwind landing.');
  await refuse(page, URL, 'POST', 503, 'The service is temporarily unavailable. Please try again in a moment.');
  await submitButton(page).click();
  const words = '503: The service is temporarily unavailable. Please try again in a moment.';
  await seeFailure(page, 'Submission failed', words);
  await seeFocus(submitButton(page));
  await page.unroute(URL);
  await submitButton(page).click();
  await confirmed(page);
});

test('without clubs and lists the form says so, offers to load them again, and accepts typed values', async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit();
  expectError('ERR_FAILED');
  await refuse(page, '**/api/clubs', 'GET');
  await refuse(page, '**/api/common-fields', 'GET');
  await page.goto('/submit');
  await see(page, 'The list of clubs could not be loaded.');
  await page.getByRole('button', { name: 'Severity' }).click();
  await page.getByRole('textbox', { name: 'Injury Level' }).fill('Bruised knee');
  await page.unroute('**/api/clubs');
  await page.getByRole('button', { name: 'Load the clubs again' }).click();
  await fillRequired(page, club.name, 'Ground loop after a downwind landing.');
  await submitButton(page).click();
  await confirmed(page);
});

test.each(['absent', 'forbidden'])(
  'where storage on the device is %s, the form still sends (section 5)',
  async (how) => {
    const { club } = await newClub();
    const { page } = await visit();
    await page.addInitScript((isForbidden) => {
      const get = () => {
        if (isForbidden) throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get });
      Object.defineProperty(navigator, 'serviceWorker', { get });
    }, how === 'forbidden');
    await page.goto('/');
    await page.goto('/submit');
    await page.waitForLoadState('networkidle');
    await fillRequired(page, club.name, 'Ground loop after a downwind landing.');
    await submitButton(page).click();
    await confirmed(page);
  },
);
