/** The precision of a copy: chosen beside the preview, shown there, published, nothing finer shown (C5.5, C5.7). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { trackingAdvice } from '../../web/reports/review/precision/words/en.ts';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW, PHONE } from '../browser.ts';
import { see, seeFocus, seeToast } from '../page.ts';
import { api, newClub, request, rootCookie } from '../people.ts';

const visit = browser();

const FLIGHT = {
  headline: 'Rope break',
  localDate: '2026-06-13',
  localTime: '15:42',
  locationOccurrence: 'Blue ridge',
  aircraftCategory: 'Glider (sailplane)',
  manufacturer: 'Schleicher',
  model: 'ASK 21',
};

const comment = (page: Page) => page.getByLabel('SMS Manager Comment');
const copyOf = (page: Page) => page.getByRole('region', { name: 'Public preview' });
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });

async function review(texts: Record<string, string> = {}, size = PHONE) {
  const { club, person, report } = await newClub();
  const id = await report({ ...FLIGHT, ...texts });
  const manager = await person('sms-manager');
  const opened = await visit({ as: manager.email, size });
  await opened.page.goto(`/manager?report=${id}`);
  await choice(opened.page, 'Date', 'Day').waitFor();
  return { id, club, manager, ...opened };
}

const monthNow = () =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date());

test('a chosen precision is previewed and published: list, dialog and HTML show month and part of day, nothing finer (C5.5)', async () => {
  const { id, page } = await review({ headline: 'Rope break at the ridge' });
  const copy = copyOf(page);
  await see(copy, 'June 13, 2026', '15:42', 'Blue ridge', 'ASK 21', trackingAdvice);
  await choice(page, 'Date', 'Month').check();
  await see(copy, 'June 2026', `Reported in ${monthNow()}`);
  await page.getByText(trackingAdvice).waitFor({ state: 'hidden' });
  await choice(page, 'Time', 'Part of the day').check();
  await see(copy, 'afternoon');
  await choice(page, 'Place', 'Not shown').check();
  await choice(page, 'Aircraft type', 'Not shown').check();
  await copy.getByText('ASK 21').waitFor({ state: 'hidden' });
  await comment(page).fill('Brief the launch failure.');
  await page.getByRole('button', { name: 'Approve & Publish' }).click();
  await seeToast(page, 'Report approved');

  expect(await api('GET', `/api/reports/public/${id}`)).toMatchObject({
    localDate: '2026-06',
    localTime: 'afternoon',
    locationOccurrence: null,
    manufacturer: null,
    model: null,
    submittedAt: new Date().toISOString().slice(0, 7),
  });
  // Without the keyword a busy day may put it on a later page.
  await page.goto(`/reports?keyword=rope+break+ridge&report=${id}`);
  const dialog = page.getByRole('dialog');
  await see(dialog, `Reported in ${monthNow()}`, 'June 2026', 'afternoon');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Rope break at the ridge' });
  await see(card.first(), monthNow());
  const html = await (await request(`/reports?report=${id}`)).text();
  for (const words of [`Reported in ${monthNow()}`, 'June 2026', 'afternoon'])
    expect(html.replaceAll('<!-- -->', '')).toContain(words);
  const own = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  expect(own).toContain('Rope break at the ridge');
  for (const finer of [FLIGHT.localDate, 'June 13', '15:42', 'Blue ridge', 'ASK 21', /[A-Z][a-z]{2,8} \d{1,2}, \d{4}/])
    expect(own).not.toMatch(finer);
});

test('a chosen precision is kept with the draft, asked about before it is discarded, and saved with the comment', async () => {
  const { id, page, manager } = await review();
  await page.goto('/manager');
  await page.getByRole('button', { name: FLIGHT.headline }).click();
  await choice(page, 'Place', 'Not shown').check();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: FLIGHT.headline }).click();
  await choice(page, 'Place', 'Not shown').waitFor();
  expect(await choice(page, 'Place', 'Not shown').isChecked()).toBe(true);
  await choice(page, 'Time', 'Exact').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await choice(page, 'Time', 'Not shown').isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await see(page, 'Discard unsaved changes?');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await comment(page).fill('Half a thought');
  await page.getByRole('button', { name: 'Save Comment Only' }).click();
  await seeToast(page, 'Comment saved');
  const other = await visit({ as: manager.email });
  await other.page.goto(`/manager?report=${id}`);
  await choice(other.page, 'Time', 'Not shown').waitFor();
  expect(await choice(other.page, 'Time', 'Not shown').isChecked()).toBe(true);
  expect(await choice(other.page, 'Place', 'Not shown').isChecked()).toBe(true);
  await expect.poll(() => other.page.getByRole('button', { name: 'Save Comment Only' }).isEnabled()).toBe(true);
  await other.page.keyboard.press('Escape');
  await other.page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test("a report starts with its club's default, and the choices of two reviewers are combined", async () => {
  const { club, person, report } = await newClub();
  await api('PATCH', `/api/clubs/${club.id}/settings`, { coarse: { date: 'month' } }, await rootCookie());
  const id = await report(FLIGHT);
  const { page, expectError } = await visit({ as: (await person('sms-manager')).email });
  await page.goto(`/manager?report=${id}`);
  await choice(page, 'Date', 'Month').waitFor();
  expect(await choice(page, 'Date', 'Month').isChecked()).toBe(true);
  await see(copyOf(page), 'June 2026');
  await choice(page, 'Time', 'Part of the day').check();
  await comment(page).fill('Mine.');
  const saved = { comment: 'Theirs.', coarse: { place: 'none' } };
  await api('POST', `/api/reports/${id}/comment`, saved, await rootCookie());
  expectError('409');
  await page.getByRole('button', { name: 'Save Comment Only' }).click();
  await page.getByRole('button', { name: 'Continue with mine' }).click();
  expect(await choice(page, 'Place', 'Not shown').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save Comment Only' }).click();
  await seeToast(page, 'Comment saved');
  expect(await api('GET', `/api/reports/${id}/coarse`, undefined, await rootCookie())).toEqual({
    date: 'month',
    time: 'part',
    place: 'none',
    type: 'given',
  });
});

test("the choices are accessible in both themes at 320 px, and the review warns about the report's language (C5.7)", async () => {
  const { page } = await review({ narrativeLanguage: 'Polish' }, NARROW);
  await see(page, 'Name detection is less reliable in Polish. Please read every word.');
  await see(copyOf(page), 'What Happened');
  await inspect(page, 'choices');
  expect(await findSmallTargets(page)).toEqual([]);
  await choice(page, 'Place', 'Shown').focus();
  await page.keyboard.press('Tab');
  await seeFocus(choice(page, 'Aircraft type', 'Shown'));
});
