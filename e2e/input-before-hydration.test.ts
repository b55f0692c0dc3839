/** A page before its script runs, or without it: no click or input is lost, or ends up in an address. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST_PASSWORD } from '../test/cast.ts';
import { browser, PHONE } from './browser.ts';
import { holdScripts } from './hold-scripts.ts';
import { see } from './page.ts';
import { newClub } from './people.ts';

const visit = browser();

/** Every address that the page navigates to from now on. */
function visited(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && addresses.push(new URL(request.url()).pathname));
  page.on('framenavigated', (frame) => addresses.push(frame.url().replace(/^https?:..[^/]+/, '')));
  return addresses;
}

test('clicks and text entered before the scripts of the form run are not lost', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE });
  const run = await holdScripts(page);
  await page.goto('/submit', { waitUntil: 'commit' });
  await page.getByLabel('What happened / Narrative').fill('Typed before anything ran, on a poor signal.');
  await page.getByLabel('Email').fill('pat@example.org');
  await page.getByLabel('Club', { exact: true }).click();
  run();
  // The list may be long because of other journeys, and only its visible part is rendered.
  await page.getByRole('combobox', { name: 'Search the list' }).fill(club.name);
  await page.getByRole('option', { name: club.name }).click();
  await expect
    .poll(() => page.getByLabel('What happened / Narrative').inputValue())
    .toBe('Typed before anything ran, on a poor signal.');
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
});

test.each([
  ['script', 'main'],
  ['imported module', 'submit'],
])('a form whose %s fails to load says so, and keeps what was typed when loaded again', async (_kind, name) => {
  const { page, expectError } = await visit({ size: PHONE });
  expectError('Failed to load resource');
  expectError('Failed to fetch dynamically imported module');
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.abort());
  await page.goto('/submit');
  await page.getByLabel('What happened / Narrative').fill('Typed on a poor signal.');
  await page.getByLabel('Email').fill('pat@example.org');
  await see(page, 'This page has not loaded completely');
  await page.unroute(files);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.locator('#load-failure').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('pat@example.org');
  expect(await page.getByLabel('What happened / Narrative').inputValue()).toBe('Typed on a poor signal.');
  expect(await page.evaluate(() => window.name)).toBe('');
});

test('text kept from a form that failed to load is restored only by a reload, not by a later visit', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.evaluate(() => {
    window.name = 'typed:["/submit",["reporterEmail","pat@example.org"]]';
  });
  await page.goto('/submit');
  await page.locator('#load-failure').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  expect(await page.evaluate(() => window.name)).toBe('');
});

test('text typed on a closed list before the scripts run becomes its search, spaces included', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  const run = await holdScripts(page);
  await page.goto('/submit', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Club' }).focus();
  await page.keyboard.type(club.name);
  run();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Search the list' }).inputValue(), { timeout: 10_000 })
    .toBe(club.name);
  await page.getByRole('option', { name: club.name }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('combobox', { name: 'Club' }).textContent()).toBe(club.name);
});

test('text typed on a closed list before the scripts run does not open it once the focus has moved on', async () => {
  const { page } = await visit();
  const run = await holdScripts(page);
  await page.goto('/submit', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Club' }).focus();
  await page.keyboard.type('abc');
  await page.getByLabel('What happened / Narrative').focus();
  await page.keyboard.type('Told before anything ran.');
  run();
  const narrative = page.getByLabel('What happened / Narrative');
  await expect
    .poll(() => narrative.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.keyboard.type(' And after.');
  await expect.poll(() => narrative.inputValue()).toBe('Told before anything ran. And after.');
  expect(await page.getByRole('combobox', { name: 'Search the list' }).count()).toBe(0);
});

test('text typed while earlier input is being restored is added after it', async () => {
  const { page } = await visit();
  // A slow phone paints late.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 1_000);
  });
  const run = await holdScripts(page);
  await page.goto('/submit', { waitUntil: 'commit' });
  const narrative = page.getByLabel('What happened / Narrative');
  await narrative.focus();
  await page.keyboard.type('Told before anything ran.');
  run();
  await expect
    .poll(() => narrative.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.keyboard.type(' And after.');
  await page.waitForTimeout(1_500);
  expect(await narrative.inputValue()).toBe('Told before anything ran. And after.');
});

test('signing in before the scripts run works once they do, and nothing typed appears in an address (C6.6)', async () => {
  const { person } = await newClub();
  const manager = await person('sms-manager');
  for (const how of ['Enter', 'the button']) {
    const { page } = await visit();
    const run = await holdScripts(page);
    await page.goto('/manager/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(manager.email);
    await page.getByLabel('Password').fill(CAST_PASSWORD);
    const addresses = visited(page);
    if (how === 'Enter') await page.getByLabel('Password').press('Enter');
    else await page.getByRole('button', { name: 'Sign In' }).click();
    // A native submit would navigate by now.
    await page.waitForTimeout(300);
    expect(addresses, how).toEqual([]);
    run();
    await page.getByRole('heading', { name: 'SMS Manager Dashboard' }).waitFor();
    expect(addresses, how).toEqual(['/manager']);
  }
});

test('Enter in the report form before the scripts run keeps all input and does not navigate', async () => {
  const { page } = await visit();
  const run = await holdScripts(page);
  await page.goto('/submit', { waitUntil: 'commit' });
  await page.getByLabel('What happened / Narrative').fill('Told before anything ran.');
  await page.getByLabel('Email').fill('pat@example.org');
  const addresses = visited(page);
  await page.getByLabel('Email').press('Enter');
  // A forced submit, as by some password managers.
  await page.evaluate(() => document.querySelector('form')?.requestSubmit(null));
  await page.waitForTimeout(300);
  run();
  await expect.poll(() => page.getByLabel('What happened / Narrative').inputValue()).toBe('Told before anything ran.');
  await page.getByRole('button', { name: 'Submit Report' }).waitFor();
  expect(addresses).toEqual([]);
});

test.each([
  ['/manager/login', 'Signing in needs JavaScript'],
  ['/submit', 'Sending a report needs JavaScript'],
])('without scripts %s says so, and its form sends nothing', async (path, words) => {
  const { page, expectError } = await visit({ javaScriptEnabled: false });
  // The page's own policy blocks the form (C6.5).
  expectError('form-action');
  await page.goto(path);
  // Text locators do not look inside <noscript>.
  const line = page.locator('main noscript p').first();
  await line.waitFor();
  expect(await line.textContent()).toContain(words);
  const addresses = visited(page);
  await page.getByLabel('Email').fill('pat@example.org');
  await page.getByLabel('Email').press('Enter', { noWaitAfter: true });
  await page.waitForTimeout(300);
  expect(addresses).toEqual([]);
  expect(page.url()).toMatch(new RegExp(`${path}$`));
  expect(await page.getByLabel('Email').inputValue()).toBe('pat@example.org');
});

test.each(['later', 'in the same moment'])(
  'text entered at the very moment of hydration counts, and is sent %s',
  async (when) => {
    const { page, expectError } = await visit();
    expectError('404');
    await page.addInitScript((pressed) => {
      // The page reads early input when it starts to hydrate, before it has any field.
      let take: (() => object) | undefined;
      Object.defineProperty(window, 'takeEarlyInput', {
        get: () => () => {
          const field = document.querySelector<HTMLInputElement>('#code');
          if (field) field.value = 'K7M3Q-9XWTB-2F6HC-8RDPN';
          field?.dispatchEvent(new Event('input', { bubbles: true }));
          const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
          if (pressed === 'in the same moment') requestAnimationFrame(() => button?.click());
          return take?.();
        },
        set: (value) => {
          take = value;
        },
      });
    }, when);
    await page.goto('/follow');
    const field = page.getByLabel('Receipt code');
    await field.focus();
    await expect.poll(() => field.inputValue()).toBe('K7M3Q-9XWTB-2F6HC-8RDPN');
    if (when === 'later') {
      // Two frames later the page is hydrated.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
      await page.getByRole('button', { name: 'Show my report' }).click();
    }
    await page.getByText('We do not know this code').first().waitFor();
  },
);

test('if early input cannot be restored, what is typed later is still sent', async () => {
  const { page, expectError } = await visit();
  expectError('404');
  expectError('as it has to be');
  const run = await holdScripts(page);
  await page.goto('/follow', { waitUntil: 'commit' });
  await page.getByLabel('Receipt code').fill('typed before');
  await page.getByLabel('Receipt code').evaluate((field) => {
    const dispatch = field.dispatchEvent.bind(field);
    field.dispatchEvent = (event) => {
      if (event.type !== 'input') return dispatch(event);
      document.documentElement.dataset['typed'] = 'again';
      throw new Error('as it has to be');
    };
  });
  run();
  await page.locator('html[data-typed=again]').waitFor({ timeout: 5_000 });
  await page.getByLabel('Receipt code').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('K7M3Q-9XWTB-2F6HC-8RDPN');
  await page.getByRole('button', { name: 'Show my report' }).click();
  await page.getByText('We do not know this code').first().waitFor();
});
