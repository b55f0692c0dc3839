/** The `Club` menu in the staff header: each page about a club by name, by permission, and by keyboard (ux of C4.1). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, DESKTOP, NARROW } from '../browser.ts';
import { overflow, see, seeFocus, tabTo } from '../page.ts';
import { api, newClub, rootCookie, signIn } from '../people.ts';

const visit = browser();
const menu = (page: Page) => page.getByRole('button', { name: 'Club', exact: true });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Staff' }).locator('ul').getByRole('link');

test('the Club menu lists exactly the pages that its reader may open, leads to each, and closes after a choice (C4.1)', async () => {
  const { person } = await newClub();
  const { page } = await visit({ as: await signIn((await person('admin')).email), size: NARROW });
  await page.goto('/manager');
  expect(await pages(page).count()).toBe(0);
  await menu(page).click();
  const names = ['Club settings', 'Poster', 'Import old reports', 'Annual report'];
  expect(await pages(page).allTextContents()).toEqual(names);
  await inspect(page, 'club menu');
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  const titles = ['Club settings', 'Poster', 'Import reports', 'Annual Report'];
  for (const [at, name] of names.entries()) {
    if ((await menu(page).getAttribute('aria-expanded')) === 'false') await menu(page).click();
    await pages(page).filter({ hasText: name }).click();
    await page.getByRole('heading', { level: 1, name: titles[at] ?? '', exact: true }).waitFor();
    await expect.poll(() => menu(page).getAttribute('aria-expanded')).toBe('false');
  }
  const manager = await visit({ as: await signIn((await person('sms-manager')).email) });
  await manager.page.goto('/manager');
  await menu(manager.page).click();
  expect(await pages(manager.page).allTextContents()).toEqual(['Annual report']);
});

test('the Club menu works by keyboard: Escape returns focus; tabbing past its end or clicking elsewhere closes it', async () => {
  const { page } = await visit({ as: await rootCookie(), size: DESKTOP });
  await page.goto('/manager');
  await menu(page).waitFor();
  await tabTo(page, menu(page));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await seeFocus(pages(page).first());
  await page.keyboard.press('Escape');
  await seeFocus(menu(page));
  expect(await pages(page).count()).toBe(0);
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  expect(await menu(page).getAttribute('aria-expanded')).toBe('false');
  await menu(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await menu(page).getAttribute('aria-expanded')).toBe('false');
});

test('the poster opens in the language of its club, from the menu and the table, and another can be chosen (C14.9)', async () => {
  const { person, club, root } = await newClub();
  await api('PATCH', `/api/clubs/${club.id}/settings`, { language: 'de' }, root);
  const { page } = await visit({ as: await signIn((await person('admin')).email), size: DESKTOP });
  await page.goto('/manager');
  await menu(page).click();
  await pages(page).filter({ hasText: 'Poster' }).click();
  await page.waitForURL('**/de/manager/poster?club=*');
  await page.getByRole('heading', { level: 1, name: 'Aushang' }).waitFor();
  await page.locator('summary').filter({ hasText: 'Sprache' }).click();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/manager/poster');
  await page.getByRole('heading', { level: 1, name: 'Poster' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Poster' }).waitFor();
  const clubs = await visit({ as: root, size: DESKTOP });
  await clubs.page.goto('/manager/clubs');
  await clubs.page.getByRole('link', { name: `Poster for ${club.name}` }).click();
  await clubs.page.waitForURL('**/de/manager/poster?club=*');
});

test('after their club was deleted, its admin reads who can assign them to another, on each page about it (C4.4)', async () => {
  const { person, club, root } = await newClub();
  const { email } = await person('admin');
  const manager = await person('sms-manager');
  await api('DELETE', `/api/clubs/${club.id}`, undefined, root);
  const { page, expectError } = await visit({ as: await signIn(email), size: NARROW });
  expectError('404');
  const reason = 'This club was deleted. A super-admin can assign you to another one.';
  for (const path of ['settings', 'poster', 'import']) {
    await page.goto(`/manager/${path}`);
    await see(page, reason);
    expect(await page.getByRole('button', { name: /Try again|Choose file/ }).count(), path).toBe(0);
    expect(await overflow(page)).toBe(0);
  }
  await page.goto('/manager/users');
  await page.getByRole('button', { name: 'Create User' }).click();
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create User' });
  expect(await create.isDisabled()).toBe(true);
  await see(page.getByRole('dialog'), reason);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${manager.email}` }).click();
  await page.getByLabel('Name').fill('Robin Keller-Wood');
  await page.getByRole('button', { name: 'Update User' }).click();
  await see(page, 'User updated successfully');
});
