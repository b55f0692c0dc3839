/** Light and dark (specification section 4, Theme; section 9; contract C7.8). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { rootCookie } from '../people.ts';

const visit = browser();

const theme = (page: Page) => page.evaluate(() => document.documentElement.className);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the theme is dark until somebody chooses, whatever the system prefers (sections 4 and 9)', async () => {
  const { page } = await visit({ colorScheme: 'light' });
  await page.goto('/');
  expect(await theme(page)).toBe('dark');
  expect(await kept(page)).toBeNull();
});

test('the choice is a class on the root, stored under theme, and holds after reload and on every page', async () => {
  const { page, expectError } = await visit({ as: await rootCookie() });
  expectError('404');
  await page.goto('/');
  const dark = await ground(page);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  expect(await theme(page)).toBe('light');
  expect(await kept(page)).toBe('light');
  expect(await ground(page)).not.toBe(dark);
  await page.reload();
  expect(await theme(page)).toBe('light');
  for (const path of [
    '/submit',
    '/reports',
    '/manager/login',
    '/manager',
    '/manager/clubs',
    '/manager/users',
    '/none',
  ]) {
    await page.goto(path);
    expect(await theme(page), path).toBe('light');
  }
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
  expect([await theme(page), await kept(page)]).toEqual(['dark', 'dark']);
});

test('no page flashes: the class stands before anything can be painted (section 4)', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.push(document.documentElement.className);
      if (seen.length < 5) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['/', '/reports', '/manager/login']) {
    await page.goto(path);
    const frames = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await frames()).length).toBe(5);
    expect(new Set(await frames())).toEqual(new Set(['light']));
  }
});

test('the floating toggle stands on every page but the three public ones, and works (section 2, C7.8)', async () => {
  const { page, expectError } = await visit({ as: await rootCookie() });
  expectError('404');
  const staff = [
    '/manager/login',
    '/manager',
    '/manager/clubs',
    '/manager/users',
    '/manager/settings',
    '/manager/audit',
    '/manager/import',
  ];
  for (const path of [...staff, '/none']) {
    await page.goto(path);
    const floating = page.locator('[data-theme-toggle].fixed');
    await floating.waitFor();
    expect(await floating.textContent(), path).toContain('theme');
    await floating.click();
    expect(await kept(page)).toBe(await theme(page));
  }
});

test('a choice made in another tab is followed', async () => {
  const { page, context } = await visit();
  await page.goto('/reports');
  const other = await context.newPage();
  await other.goto('/submit');
  await other.getByRole('button', { name: /theme/ }).click();
  await expect.poll(() => theme(page)).toBe('light');
});
