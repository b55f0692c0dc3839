/** Leaving the page while a waiting report is open in the form (C15.2). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { see } from '../page.ts';
import { api, mark, newClub } from '../people.ts';
import type { Connection } from './fault-proxy.ts';
import { withProfile } from './profile.ts';
import { seal, visitForm } from './sealing.ts';

let connection: Connection;
let page: Page;
withProfile((offline) => {
  ({ connection, page } = offline);
});

test('leaving asks while a waiting report is open in the form; once left, it is sent as it was (C15.2)', async () => {
  const { club, root } = await newClub();
  const words = mark();
  const panel = page.getByRole('region', { name: 'Waiting reports' });
  const found = async (keyword: string): Promise<number> =>
    (await api<{ total: number }>('GET', `/api/reports/counts?keyword=${keyword}`, undefined, root)).total;
  await visitForm(page, connection.address);
  await connection.stop();
  const code = await seal(page, club.name, `Ground loop ${words}`);
  await page.goto(`${connection.address}/submit`);
  await panel.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('textbox', { name: 'Receipt code' }).fill(code);
  await page.getByRole('button', { name: 'Open it' }).click();
  const story = page.getByLabel('What happened / Narrative');
  await story.fill(`Ground loop ${words}, tail first.`);
  await connection.start();
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  const link = page.getByRole('link', { name: 'Public Reports' }).first();
  await link.click();
  await question.getByRole('button', { name: 'Keep writing' }).click();
  expect(await story.inputValue()).toBe(`Ground loop ${words}, tail first.`);
  await link.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/reports');
  await panel.getByRole('button', { name: 'Send now' }).click();
  await see(page, '1 report was sent.');
  expect([await found(words), await found(`${words}+tail`)]).toEqual([1, 0]);
});
