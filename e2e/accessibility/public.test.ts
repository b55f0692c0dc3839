/** Accessibility of the public pages: axe, zoom, target size, no motion (WCAG 2.2 AA). */
import { expect, test } from 'vitest';
import { SITE_MAP } from '../../domain/site-map.ts';
import { browser, NARROW } from '../browser.ts';
import { expandAll, fillRequired, submitButton } from '../form.ts';
import { overflow, pathsOf, seeFocus } from '../page.ts';
import { newClub } from '../people.ts';
import { ownServer } from '../server.ts';
import { findSmallTargets, inspect } from './accessibility.ts';

// The longer the lists, the longer axe takes.
ownServer();
const visit = browser();
test('landing page, list, report and form: axe finds nothing in any state and theme, and every target is 44 px', async () => {
  const { club, report, approve } = await newClub();
  const id = await report({ headline: 'Canopy open', injuryLevel: 'Fatal injury', locationOccurrence: 'North ridge' });
  await approve(id);
  const { page, expectError } = await visit({ size: NARROW });
  expectError('404');
  for (const path of ['/', '/nothing', '/reports']) {
    await page.goto(path);
    await inspect(page, path);
    expect(await findSmallTargets(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Start Date').waitFor();
  await inspect(page, 'filters');
  await page.goto(`/reports?report=${id}`);
  await page.getByRole('dialog', { name: 'Canopy open' }).waitFor();
  await inspect(page, 'report');
  expect(await findSmallTargets(page), 'report').toEqual([]);
  await page.goto('/reports?keyword=nothingmatchesthis');
  await page.getByText('No reports match these filters').waitFor();
  await inspect(page, 'no match');

  await page.goto('/submit');
  await expandAll(page);
  await inspect(page, 'form');
  expect(await findSmallTargets(page), 'form').toEqual([]);
  await page.getByRole('combobox', { name: 'Injury Level' }).click();
  await page.getByRole('listbox').waitFor();
  await inspect(page, 'open list');
  await page.keyboard.press('Escape');
  await fillRequired(page, club.name, 'Winch cable over the road.');
  await page.getByLabel('Email').fill('nobody');
  await submitButton(page).click();
  await page.locator('#reporterEmail-error').waitFor();
  await inspect(page, 'errors and toast');
  await page.getByLabel('Email').fill('pat@example.org');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  await inspect(page, 'confirmation');
  expect(await findSmallTargets(page), 'confirmation').toEqual([]);
});

test('at 200 % zoom neither the public pages nor the login page scroll sideways (WCAG 1.4.4, 1.4.10)', async () => {
  const { page, expectError } = await visit({ size: { width: 640, height: 450 } });
  // An unknown link from an email.
  expectError('404');
  for (const path of [...pathsOf('static', 'public'), SITE_MAP.login.path]) {
    await page.goto(path);
    expect(await overflow(page), path).toBe(0);
  }
});

test('nothing on the landing page moves for a reader who prefers reduced motion (prefers-reduced-motion)', async () => {
  const { page } = await visit();
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('navigating within the browser focuses the new page, sets its title and starts at its top', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('banner').getByRole('link', { name: 'Public Reports' }).click();
  await page.getByRole('heading', { name: 'Public Safety Reports' }).waitFor();
  await seeFocus(page.getByRole('main'));
  expect(await page.title()).toBe('Public Safety Reports · Windsock');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a dialog traps the focus, and the page behind it cannot be reached', async () => {
  const { report, approve } = await newClub();
  const id = await report({ headline: 'Canopy open' });
  await approve(id);
  const { page } = await visit();
  await page.goto(`/reports?report=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Canopy open' });
  await dialog.waitFor();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
});
