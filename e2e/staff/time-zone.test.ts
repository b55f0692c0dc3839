/** A club's time zone: chosen once, then used for every time shown to its staff (C19.6). */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatDay } from '../../domain/language/days.ts';
import { codeOf, inGroups } from '../../domain/receipt/code.ts';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW } from '../browser.ts';
import { overflow, see, seeToast } from '../page.ts';
import { api, newClub } from '../people.ts';

const visit = browser();

test("an admin finds the club's time zone by its country; the review then shows times in it, with its name", async () => {
  const { club, root, person, report } = await newClub();
  await api('PATCH', `/api/clubs/${club.id}/settings`, { regime: 'EU' }, root);
  const code = inGroups(codeOf(randomBytes(20)));
  const headline = `Rope ${code.slice(0, 5)}`;
  const id = await report({ headline, receiptCode: code });
  await api('POST', '/api/receipt/messages', { code, body: 'It was the old winch.' });
  const { page } = await visit({ as: (await person('admin')).email, size: NARROW });
  await page.goto('/manager/settings');
  const choice = page.getByRole('combobox', { name: 'Time zone' });
  await expect.poll(() => choice.textContent()).toBe('UTC');
  await choice.click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill('nepal');
  await page.getByRole('option', { name: 'Asia/Kathmandu' }).click();
  await inspect(page, 'time zone');
  expect([await findSmallTargets(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Save the time zone' }).click();
  await seeToast(page, 'Settings saved', 'Times are shown in this time zone from now on.');

  await page.goto(`/manager?report=${id}`);
  const { submittedAt } = await api<{ submittedAt: string }>('GET', `/api/reports/${id}`, undefined, root);
  // Kathmandu is 5:45 ahead of UTC all year round.
  const there = new Date(Date.parse(submittedAt) + 345 * 60_000).toISOString();
  const hours = Number(there.slice(11, 13));
  const shown = `${hours % 12 || 12}:${there.slice(14, 16)} ${hours < 12 ? 'AM' : 'PM'} GMT+5:45`;
  await expect.poll(() => page.locator('span:has(> time)').first().textContent()).toContain(shown);
  await page.getByRole('tab', { name: /^Conversation/ }).click();
  await see(page, 'It was the old winch.');
  expect(await page.getByRole('list', { name: 'Messages' }).locator('time').textContent()).toMatch(/ GMT\+5:45$/);

  await page.getByRole('tab', { name: /^Authority/ }).click();
  await page.getByText('Change the deadline, or mark as not reportable').click();
  const aware = page.getByLabel('When the club became aware (GMT+5:45)');
  expect(await aware.inputValue()).toBe(there.slice(0, 16));
  const typed = new Date(Date.parse(there) - 48 * 3_600_000).toISOString().slice(0, 16);
  await aware.fill(typed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await api<{ awareAt: string }>('GET', `/api/reports/${id}/authority`, undefined, root)).awareAt)
    .toBe(new Date(Date.parse(`${typed}Z`) - 345 * 60_000).toISOString());
  const due = new Date(Date.parse(there) + 24 * 3_600_000).toISOString();
  await see(page, `${formatDay(due.slice(0, 10))}, ${due.slice(11, 16)} GMT+5:45`);
});
