/** Toasts and the cache, with the numbers of section 9; how calls are made (section 7). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { fillRequired, submitButton } from '../form.ts';
import { see, seeFailure, seeToast, stopClock } from '../page.ts';
import { newClub, rootCookie } from '../people.ts';

const visit = browser();

/** Every API call of the page from now on, by method and path. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('a toast stays 5 seconds, is at most 420 px wide, and is the only one at a time (section 9)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.clock.install();
  await page.goto('/submit');
  await fillRequired(page, club.name, 'Tail dolly left on for the launch.');
  await page.getByLabel('Email').fill('nobody');
  await submitButton(page).click();
  await seeFailure(page, 'Submission failed');
  const toasts = page.getByRole('button', { name: 'Dismiss message' });
  expect((await page.getByRole('alert').filter({ has: toasts }).boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.getByLabel('Email').fill('pat@example.org');
  await stopClock(page);
  await submitButton(page).click();
  await seeToast(page, 'Report submitted successfully');
  expect(await toasts.count()).toBe(1);
  await page.clock.runFor(4_900);
  expect(await toasts.count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => toasts.count()).toBe(0);
});

test('nothing is fetched twice: not on focus, not after a while, not when a page is reopened (section 9)', async () => {
  const { page } = await visit({ as: await rootCookie() });
  await page.clock.install();
  await page.goto('/manager/clubs');
  await see(page, /clubs? registered/);
  await page.getByRole('link', { name: 'Users' }).click();
  await see(page, /users? registered/);
  const calls = callsOf(page);
  await page.getByRole('link', { name: 'Clubs' }).click();
  await see(page, /clubs? registered/);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor('10:00');
  expect(calls).toEqual([]);
});

test('a failed query is not retried automatically (section 9)', async () => {
  const { page, expectError } = await visit({ as: await rootCookie() });
  expectError('503');
  await page.clock.install();
  await page.route('**/api/users', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
  const calls = callsOf(page);
  await page.goto('/manager/users');
  await see(page, 'The users could not be loaded.');
  await page.clock.runFor('02:00');
  expect(calls.filter((call) => call === 'GET /api/users')).toHaveLength(1);
});

test("the reporter's location is requested once an hour (sections 7 and 9)", async () => {
  const { page } = await visit();
  await page.clock.install();
  const calls = callsOf(page);
  const asked = () => calls.filter((call) => call === 'GET /api/detect-location').length;
  const there = async (name: string, heading: string) => {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };
  const answered = page.waitForResponse('**/api/detect-location');
  await page.goto('/submit');
  await (await answered).finished();
  expect(asked()).toBe(1);
  await there('Public Reports', 'Public Safety Reports');
  await page.clock.runFor('30:00');
  await there('Submit Report', 'Submit a Safety Report');
  expect(asked()).toBe(1);
  await there('Public Reports', 'Public Safety Reports');
  await page.clock.runFor('31:00');
  await there('Submit Report', 'Submit a Safety Report');
  await expect.poll(asked).toBe(2);
});
