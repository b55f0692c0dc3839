/** Several reports wait on one device (C15.5). */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { submitButton } from '../form.ts';
import { see } from '../page.ts';
import { api, newClub } from '../people.ts';
import { photo } from '../photos/camera.ts';
import type { Connection } from './fault-proxy.ts';
import { withProfile } from './profile.ts';
import { chooseLog, seal, sealAll, visitForm } from './sealing.ts';

let connection: Connection;
let context: BrowserContext;
let page: Page;
withProfile((offline) => {
  ({ connection, context, page } = offline);
});

const panelButton = (name: string, panel = 'Waiting reports') =>
  page.getByRole('region', { name: panel }).getByRole('button', { name, exact: true });
const openWith = async (code: string) => {
  await panelButton('Open').click();
  await page.getByRole('textbox', { name: 'Receipt code' }).fill(code);
  await page.getByRole('button', { name: 'Open it' }).click();
};

test('of several waiting reports the one opened last is marked, and can be deleted once the form is cleared (C15.5)', async () => {
  const { club } = await newClub();
  const panel = page.getByRole('region', { name: 'Waiting reports' });
  const failure = panel.getByText(/could not be sent yet|open in the form/);
  await visitForm(page, connection.address);
  await connection.stop();
  await sealAll(page, club.name, ['The first of two.']);
  const code = await seal(page, club.name, 'The second of two.');
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await see(panel, '2 reports waiting');
  expect(await panel.getByText('Opened last').count()).toBe(0);
  await openWith(code);
  await expect.poll(() => page.getByLabel('What happened / Narrative').inputValue()).toBe('The second of two.');
  await see(panel, 'Opened last');
  await panelButton('Send now').click();
  await failure.waitFor();
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  const row = panel.locator('div').filter({ hasText: /^Kept on.*Opened last/ });
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await row.getByRole('button', { name: 'Delete it for good' }).click();
  await see(panel, '1 report waiting');
  // It was about a list that has changed.
  await expect.poll(() => failure.count()).toBe(0);
  await openWith(code);
  await see(page, 'This code does not open any report that is waiting here.');
});

test('opening another waiting report asks first until the code on the screen is kept (C15.2, C19.1)', async () => {
  const { club } = await newClub();
  const question = page.getByRole('dialog', { name: 'Have you kept the code?' });
  const story = page.getByLabel('What happened / Narrative');
  await visitForm(page, connection.address);
  await connection.stop();
  const first = await seal(page, club.name, 'The first of two.');
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  const second = await seal(page, club.name, 'The second of two.');
  await openWith(first);
  await question.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.locator('[data-slip] code').textContent()).toBe(second);
  expect(await story.count()).toBe(0);
  // It is free to be sent again: only a report open in the form is not.
  await panelButton('Send now').click();
  await see(page, /could not be sent yet/);
  await openWith(first);
  await question.getByRole('button', { name: 'Leave without it' }).click();
  await expect.poll(() => story.inputValue()).toBe('The first of two.');
});

test('a waiting report is not opened while files for another one are chosen (C15.2)', async () => {
  const { club } = await newClub();
  const story = page.getByLabel('What happened / Narrative');
  const refusal = page.getByText('Send what you are writing first, or clear the form.');
  await visitForm(page, connection.address);
  await connection.stop();
  const code = await seal(page, club.name, 'Without a flight.');
  await page.goto(`${connection.address}/submit`);
  await chooseLog(page);
  await openWith(code);
  await refusal.waitFor();
  expect(await story.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Remove the log' }).click();
  await page.getByRole('button', { name: /^Photos/ }).click();
  const picture = { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
  await page.getByLabel('Choose photos').first().setInputFiles(picture);
  await page.getByRole('button', { name: 'Open it' }).click();
  await refusal.waitFor();
  expect(await story.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => story.inputValue()).toBe('Without a flight.');
});

test('a report that waits on the screen of one tab is still waiting there once another has changed it, then sent (C15.5)', async () => {
  const { club } = await newClub();
  await visitForm(page, connection.address);
  await connection.stop();
  const code = await seal(page, club.name, 'The brake lever stuck.');
  const first = page;
  page = await context.newPage();
  await page.goto(`${connection.address}/submit`);
  await openWith(code);
  const story = page.getByLabel('What happened / Narrative');
  await expect.poll(() => story.inputValue()).toBe('The brake lever stuck.');
  await story.fill('The brake lever stuck twice.');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Your report is waiting' }).waitFor();
  // Time enough to hear of it.
  await page.waitForTimeout(500);
  expect(await first.getByRole('heading', { name: 'Your report is waiting' }).count()).toBe(1);
  expect(await page.locator('[data-slip] code').textContent()).toBe(code);
  await connection.start();
  await panelButton('Send now').click();
  await first.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
});

test('a report that was sent though its response was lost, then opened in another language and sent, is stored once (C15.4)', async () => {
  const { club, root } = await newClub();
  await visitForm(page, connection.address, '/de/submit');
  await visitForm(page, connection.address);
  await connection.stop();
  const code = await seal(page, club.name, 'The canopy latch froze.');
  connection.mode = 'drops response';
  connection.received = 0;
  await connection.start();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.goto(`${connection.address}/de/submit`);
  await expect.poll(() => connection.received).toBeGreaterThan(0);
  await panelButton('Öffnen', 'Wartende Meldungen').click();
  await page.getByRole('textbox', { name: 'Belegcode' }).fill(code);
  await page.getByRole('button', { name: 'Meldung öffnen' }).click();
  await expect.poll(() => page.locator('#narrative').inputValue()).toBe('The canopy latch froze.');
  await submitButton(page).click();
  await expect.poll(() => page.locator('[data-slip] code').textContent()).toBe(code);
  const { total } = await api<{ total: number }>(
    'GET',
    `/api/reports/counts?keyword=canopy+latch+froze`,
    undefined,
    root,
  );
  expect(total).toBe(1);
});
