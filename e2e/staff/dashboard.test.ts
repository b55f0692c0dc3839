/** The dashboard: counters, tabs, filters, the open report in the address, keys, paging, empty lists (C3.11, C3.12). */
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { seeFailure, seeFocusWithin } from '../page.ts';
import { newClub } from '../people.ts';
import { openAs } from './open-as.ts';

const visit = browser();

test('an empty club: every tab has its own message; a pilot reads that the account has no staff rights', async () => {
  const { person } = await newClub();
  const { page } = await visit({ size: PHONE });
  await openAs(page, (await person('sms-manager')).email);
  await page.getByText('No safety reports have been submitted yet').waitFor();
  await page.getByRole('tab', { name: 'Pending (0)' }).click();
  await page.getByText('No reports found').waitFor();
  await page.getByText('All reports have been reviewed').waitFor();
  await page.getByRole('tab', { name: 'Approved (0)' }).click();
  await page.getByText('No approved reports yet').waitFor();
  expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Clubs' }).count()).toBe(0);
  for (const tab of ['', 'pending', 'approved']) {
    await page.goto(`/manager?keyword=nothing&tab=${tab}`);
    await page.getByText('No report matches the filters. Clear them to see all reports.').waitFor();
    expect(await page.getByText(/have been (?:reviewed|submitted)|No approved reports yet/).count()).toBe(0);
  }

  const pilot = await visit();
  await openAs(pilot.page, (await person('pilot')).email);
  await pilot.page.getByText('Your account has no staff rights').waitFor();
});

test('filters, tab and open report are in the address; Back and Forward step through them', async () => {
  const { person, report, approve } = await newClub();
  await report({ headline: 'Canopy open' });
  await approve(await report({ headline: 'Cable break' }));
  const { page } = await visit();
  await openAs(page, (await person('sms-manager')).email);
  await page.getByRole('tab', { name: 'All Reports (2)' }).waitFor();
  await page.getByText('Commented').waitFor();

  await page.getByLabel('Search reports by keyword').fill('cable');
  await page.getByRole('tab', { name: 'All Reports (1)' }).waitFor();
  await page.getByText('Active').waitFor();
  await page.getByRole('tab', { name: 'Approved (1)' }).click();
  await page.getByRole('button', { name: 'Cable break' }).click();
  await page.getByRole('dialog').getByText('This report is publicly visible').waitFor();
  expect(page.url()).toMatch(/keyword=cable.*tab=approved.*report=/);

  const address = page.url();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goForward();
  await page.getByRole('dialog').getByText('This report is publicly visible').waitFor();
  await page.goto(address);
  await page.getByRole('dialog').getByText('This report is publicly visible').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('tab', { name: 'All Reports (2)' }).waitFor();
  await seeFocusWithin(page.getByRole('main'));
});

test('with invalid filters the counters say that nothing is known instead of loading for ever (C3.12)', async () => {
  const { person } = await newClub();
  const { page, expectError } = await visit();
  expectError('400');
  await openAs(page, (await person('sms-manager')).email, '/manager?startDate=2026-02-30');
  await page.getByText('These filters cannot be used').waitFor();
  await expect.poll(() => page.getByText('not known', { exact: true }).count()).toBe(3);
  await page.getByRole('tab', { name: 'All Reports (–)' }).waitFor();
});

test('by keyboard: j and k move, Enter opens, Escape closes and returns focus', async () => {
  const { person, report } = await newClub();
  for (const headline of ['The first', 'The second', 'The third']) await report({ headline });
  const { page } = await visit();
  await openAs(page, (await person('sms-manager')).email);
  await page.getByRole('button', { name: 'The third' }).waitFor();
  for (const key of ['j', 'j', 'j', 'k', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('dialog', { name: 'The second' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('The second');
  // With the focus on no card, j starts at the first one in view.
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.getByRole('button', { name: 'The second' }).evaluate((card) => {
    card.blur();
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.keyboard.press('j');
  expect(await focused()).toBe('The first');
});

test('the keys of the list can be switched off, and stay off (WCAG 2.1.4)', async () => {
  const { person, report } = await newClub();
  for (const headline of ['The first', 'The second']) await report({ headline });
  const { page } = await visit();
  await openAs(page, (await person('admin')).email);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'The second' }).waitFor();
  const keys = page.getByRole('checkbox', { name: 'Keys: j k to move, Enter to open' });
  await keys.uncheck();
  await page.keyboard.press('j');
  expect(await focused()).not.toBe('The second');
  await page
    .getByRole('link', { name: 'Audit' })
    .or(page.getByRole('link', { name: 'Users' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'The second' }).waitFor();
  expect(await keys.isChecked()).toBe(false);
  await page.keyboard.press('j');
  expect(await focused()).not.toBe('The second');
  await keys.check();
  await page.keyboard.press('j');
  await expect.poll(focused).toBe('The second');
});

test('a long list loads while scrolling, and the page never holds all of it', async () => {
  const { person, report } = await newClub();
  await report({ headline: 'The oldest of all' });
  await Promise.all(Array.from({ length: 119 }, (_, index) => report({ headline: `Report ${index}` })));
  const { page } = await visit();
  await openAs(page, (await person('sms-manager')).email);
  await page.getByRole('tab', { name: 'All Reports (120)' }).waitFor();
  const inSight = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll('[data-report-card]')].at(-1);
      return last?.textContent === 'The oldest of all' && last.getBoundingClientRect().top < innerHeight;
    });
  // A newly added page of the list is rendered in full until the browser reports what is near the viewport.
  const held = () => page.locator('[data-report-card]').count();
  for (let turn = 0; turn < 300 && !(await inSight()); turn++) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(50);
    await expect.poll(held, { interval: 20 }).toBeLessThan(80);
  }
  expect(await inSight()).toBe(true);
});

test('a dialog that cannot be fetched is reported in a toast, the page stays, and trying again works', async () => {
  const { person, report } = await newClub();
  await report({ headline: 'Cable break' });
  const { page, expectError } = await visit();
  expectError('Failed to load resource');
  await openAs(page, (await person('sms-manager')).email);
  const card = page.getByRole('button', { name: 'Cable break' });
  await card.waitFor();
  const chunks = /\/assets\/(?:account|review)-dialog/;
  for (const { opens, title, shows } of [
    {
      opens: page.getByRole('button', { name: 'Your account' }),
      title: 'Your account could not be loaded',
      shows: 'Your Account',
    },
    { opens: card, title: 'The report could not be loaded', shows: 'Cable break' },
  ]) {
    await page.route(chunks, (route) => route.abort());
    for (const _ of ['first', 'second']) {
      await opens.click();
      await seeFailure(page, title, 'Please check your internet connection and try again');
      await page.getByRole('alert').getByRole('button', { name: 'Dismiss message' }).click();
      await expect.poll(() => page.url()).not.toContain('report=');
    }
    await page.unroute(chunks);
    await opens.click();
    await page.getByRole('dialog', { name: shows }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

test('an address with an invalid filter says what is wrong with it, and the filters can be cleared (C3.14)', async () => {
  const { person, report } = await newClub();
  await report({ headline: 'Canopy open' });
  const { page, expectError } = await visit({ as: (await person('sms-manager')).email });
  expectError('400');
  await page.goto('/manager?startDate=2026-02-30&tab=pending');
  await page.getByRole('alert').getByText('Start Date: Please enter a valid date').waitFor();
  expect(await page.getByText('Failed to fetch reports').count()).toBe(0);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await page.getByRole('button', { name: 'Canopy open' }).waitFor();
  expect(page.url()).toMatch(/\/manager\?tab=pending$/);
});
