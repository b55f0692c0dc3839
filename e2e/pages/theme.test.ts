/** Light and dark (specification section 4, Theme; section 9; C7.8). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { pathsOf } from '../page.ts';
import { rootCookie } from '../people.ts';

const visit = browser();

const theme = (page: Page) => page.evaluate(() => document.documentElement.className);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the theme is dark until one is chosen, even if the system prefers light (sections 4 and 9)', async () => {
  const { page } = await visit({ colorScheme: 'light' });
  await page.goto('/');
  expect(await theme(page)).toBe('dark');
  expect(await kept(page)).toBeNull();
});

type Seen = { path: string; arrived: string; toggle: string | null; pressed: (string | null)[]; back: string };
type Walk = { changed: boolean; reloaded: string; seen: Seen[]; dark: (string | null)[] };

/** Chooses the light theme and visits every page; where the toggle floats, it is pressed twice. */
async function goOverEveryPage(): Promise<Walk> {
  const { page, expectError } = await visit({ as: await rootCookie() });
  expectError('404');
  await page.goto('/');
  const dark = await ground(page);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  expect([await theme(page), await kept(page)]).toEqual(['light', 'light']);
  const changed = (await ground(page)) !== dark;
  await page.reload();
  const reloaded = await theme(page);
  const seen: Seen[] = [];
  for (const path of pathsOf('public')) {
    await page.goto(path);
    seen.push({ path, arrived: await theme(page), toggle: null, pressed: [], back: 'light' });
  }
  for (const path of [...pathsOf('staff'), '/none']) {
    await page.goto(path);
    const arrived = await theme(page);
    const floating = page.locator('[data-theme-toggle].fixed');
    await floating.waitFor();
    const toggle = await floating.textContent();
    await floating.click();
    const pressed = [await theme(page), await kept(page)];
    await floating.click();
    seen.push({ path, arrived, toggle, pressed, back: await theme(page) });
  }
  await page
    .getByRole('button', { name: /^Switch to/ })
    .first()
    .click();
  return { changed, reloaded, seen, dark: [await theme(page), await kept(page)] };
}

/** Two guarantees cover every page: it is visited once, by whichever test comes first. */
let walk: Promise<Walk> | undefined;
const everyPage = (): Promise<Walk> => {
  walk ??= goOverEveryPage();
  return walk;
};

test('the choice is a class on the root, is stored under theme, and holds after a reload and on every page', async () => {
  const { changed, reloaded, seen, dark } = await everyPage();
  expect([changed, reloaded]).toEqual([true, 'light']);
  expect(seen.length).toBeGreaterThan(pathsOf('public', 'staff').length);
  for (const { path, arrived } of seen) expect(arrived, path).toBe('light');
  expect(dark).toEqual(['dark', 'dark']);
});

test('no page flashes: the theme class is set before the first paint (section 4)', async () => {
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

test('the floating toggle is on every staff page and the not-found page, and works (section 2, C7.8)', async () => {
  const floating = (await everyPage()).seen.slice(pathsOf('public').length);
  expect(floating.length).toBeGreaterThan(pathsOf('staff').length);
  for (const { path, toggle, pressed, back } of floating) {
    expect(toggle, path).toContain('theme');
    expect([...pressed, back], path).toEqual(['dark', 'dark', 'light']);
  }
});

test('a theme chosen in one tab applies in the others', async () => {
  const { page, context } = await visit();
  await page.goto('/reports');
  const other = await context.newPage();
  await other.goto('/submit');
  await other.getByRole('button', { name: /theme/ }).click();
  await expect.poll(() => theme(page)).toBe('light');
});
