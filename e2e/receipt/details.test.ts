/** Completing a report later, and opening one from the link in an email (C15.7, C19.7). */
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeOf, inGroups } from '../../domain/receipt/code.ts';
import { inspect } from '../accessibility/accessibility.ts';
import { browser, PHONE } from '../browser.ts';
import { overflow, see, seeFocus } from '../page.ts';
import { api, newClub } from '../people.ts';

const visit = browser();

async function open(page: Page, code: string): Promise<void> {
  await page.goto('/follow');
  await page.getByLabel('Receipt code').fill(code);
  await page.getByRole('button', { name: 'Show my report' }).click();
  await page.getByRole('heading', { name: /^Your report of/ }).waitFor();
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const storage = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('details are added with the code; drafts survive a reload and are deleted once sent; the team sees the additions (C15.7)', async () => {
  const { club, root, report, approve } = await newClub();
  const receiptCode = inGroups(codeOf(randomBytes(20)));
  const id = await report({ receiptCode, manufacturer: 'Schempp-Hirth' });
  const { page, expectError } = await visit({ size: PHONE });
  await open(page, receiptCode);
  await page.getByRole('button', { name: 'Add the details' }).click();
  await page.getByLabel('Model').fill('Discus 2');
  await page.getByLabel('Registration').fill('D-1234');
  await page.getByLabel('Date', { exact: true }).fill('2026-06-01');
  for (const given of ['Manufacturer', 'Narrative', 'Name', 'Email'])
    expect(await page.getByLabel(given, { exact: true }).count(), given).toBe(0);
  await inspect(page, 'details');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(await storage(page)).not.toContain('D-1234');
  await open(page, receiptCode);
  await expect.poll(() => page.getByLabel('Model').inputValue()).toBe('Discus 2');
  expect(await page.getByLabel('Registration').inputValue()).toBe('');
  await page.getByRole('combobox', { name: 'Flight Phase' }).click();
  await page.getByRole('option', { name: 'Taxiing' }).click();
  await page.getByRole('button', { name: 'Add these details' }).click();
  await see(page, 'Added. The safety team can read it now.');
  expect(await page.getByLabel('Model').count()).toBe(0);
  expect(await overflow(page)).toBe(0);
  expect(await storage(page)).not.toContain('Discus');
  expect(await api('GET', `/api/reports/${id}`, undefined, root)).toMatchObject({
    ...{ model: 'Discus 2', localDate: '2026-06-01', flightPhase: 'Taxiing', aircraftRegistration: null },
  });
  const staff = await visit({ as: root });
  await staff.page.goto(`/manager?report=${id}`);
  const added = staff.page.getByRole('region', { name: 'Added later by the reporter' });
  await see(added, 'Date, Model, Flight Phase');

  // Leaving asks first if a chosen photo has not been sent.
  const picture = { name: 'canopy.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file][multiple]').setInputFiles(picture);
  await see(page, 'Ready to send with the report');
  await page.reload();
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
  const openForm = async () => {
    await open(page, receiptCode);
    await page.getByRole('button', { name: 'Add the details' }).click();
    await page.getByLabel('Headline').waitFor();
  };
  const close = page.getByRole('button', { name: 'Close', exact: true });
  const question = page.getByRole('dialog', { name: 'Close without sending?' });
  await open(page, receiptCode);
  const lost = page.getByRole('status').filter({ hasText: '1 photo was not kept when the page was reloaded.' });
  await lost.waitFor();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  expect(await lost.count()).toBe(0);
  await seeFocus(page.getByText('Choose photos', { exact: true }));
  expect(await storage(page)).not.toContain('photos');
  await page.getByLabel('Registration').fill('D-1234');
  await close.click();
  await inspect(page, 'the question before closing');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  expect(await page.getByLabel('Registration').inputValue()).toBe('D-1234');
  await page.getByLabel('Registration').fill('');
  await page.locator('input[type=file][multiple]').setInputFiles(picture);
  await see(page, 'Ready to send with the report');
  await close.click();
  await question.getByRole('button', { name: 'Close and delete it' }).click();
  await see(page, 'this page has forgotten your code.');
  await openForm();
  await close.click();
  await see(page, 'this page has forgotten your code.');
  await openForm();

  await page.getByLabel('Headline').waitFor();
  await approve(id);
  expectError('409');
  await page.getByLabel('Headline').fill('A late thought');
  await page.getByRole('button', { name: 'Add these details' }).click();
  await see(page, 'Somebody has read it already. Please write a message instead.');
  // The input can still be copied into the message.
  expect(await page.getByLabel('Headline').inputValue()).toBe('A late thought');
  expect(club.id).not.toBe('');
});

const TOKEN = 'A'.repeat(22);
const SHOWN = {
  ...{ receivedOn: '2026-06-01', state: 'looked-at', told: null, published: null, canAdd: true, contactErased: false },
  messages: [{ id: '6a22e17c-d23b-426a-aa9f-f70a3c5ade16', from: 'team', body: 'Which winch?', on: '2026-06-02' }],
};

test('a link in an email opens the report, or says that it is invalid; its token is not kept; erasing needs the code (C19.7)', async () => {
  const { page, expectError } = await visit({ size: PHONE });
  const sent: unknown[] = [];
  await page.route('**/api/receipt/open', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { ...SHOWN, key: 'K'.repeat(22) } });
  });
  await page.route('**/api/receipt/messages', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, json: { ...SHOWN.messages[0], from: 'reporter', body: 'The blue one.' } });
  });
  await page.goto(`/follow#${TOKEN}`);
  await see(page, 'Which winch?', 'To erase your contact details, open your report with your receipt code.');
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.getByRole('button', { name: 'Erase my contact details' }).count()).toBe(0);
  await page.getByLabel('Answer the question').fill('The blue one.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await see(page, 'Sent. The safety team can read it now.');
  expect(sent).toEqual([{ token: TOKEN }, { key: 'K'.repeat(22), body: 'The blue one.' }]);
  expect(await storage(page)).not.toMatch(/A{22}|K{22}/);
  await page.unroute('**/api/receipt/open');
  expectError('404');
  await page.goto('/reports');
  await page.goto(`/follow#${TOKEN}`);
  await see(page, 'This link has already been used or has expired. Please enter your receipt code.');
});
