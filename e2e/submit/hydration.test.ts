/** Hydration changes no control, least of all a consent (C19.2). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { browser, PHONE } from '../browser.ts';
import { holdScripts } from '../hold-scripts.ts';
import { pathsOf } from '../page.ts';
import { newClub } from '../people.ts';
import { ownServer } from '../server.ts';

// With mail configured the form asks whether to write to the reporter. Nothing listens at this port.
ownServer((address) => ({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'windsock@safety.example',
  PUBLIC_URL: address,
  CONTACT_EMAIL: 'safety@windsock.example',
}));
const visit = browser();

/** Every control of a page with what a person could change about it. */
const controlsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('body :is(input, textarea, select, button, summary)')].map(
      (control) => ({
        control: control.id || control.name || control.textContent,
        value: control.tagName === 'BUTTON' ? null : control.value,
        checked: control.checked ?? null,
        ...Object.fromEntries(
          ['aria-pressed', 'aria-checked', 'aria-expanded', 'aria-selected'].map((state) => [
            state,
            control.getAttribute(state),
          ]),
        ),
      }),
    ),
  );

/** Waits until the page is hydrated and has replayed earlier input. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // For a page that hydrates at the first sign of use.
    document.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    return [...document.querySelectorAll('#app :is(input, button)')].some((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    );
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150))));
}

/** What a person could change about the page before and after its scripts run. */
async function beforeAndAfter(page: Page, path: string, ready: () => Promise<void>) {
  const run = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('body :is(input, button)').first().waitFor();
  // The replay of early input does not handle <select>: no page has one in its HTML.
  expect(await page.locator('select').count(), path).toBe(0);
  const before = await controlsOf(page);
  run();
  await ready();
  const after = await controlsOf(page);
  // Some appear or disappear with the address and the lists; those that stay must not change.
  const staying = before.filter(({ control }) => after.some((each) => each.control === control));
  expect(staying.length, path).toBeGreaterThan(0);
  return { staying, after: after.filter(({ control }) => staying.some((each) => each.control === control)) };
}

test.each(['/submit', '/reports', '/follow', '/manager/login', '/manager/reset'])(
  'no control of %s changes when the page hydrates (C19.2)',
  async (path) => {
    const { page } = await visit({ size: PHONE });
    const { staying, after } = await beforeAndAfter(page, path, () => hydrated(page));
    expect(after).toEqual(staying);
  },
);

test('no control of a page without React changes when its scripts run (C19.2)', async () => {
  const { page, expectError } = await visit({ size: PHONE });
  // An unknown link from an email.
  expectError('404');
  for (const path of pathsOf('static')) {
    const { staying, after } = await beforeAndAfter(page, path, () => page.waitForLoadState('networkidle'));
    expect(after, path).toEqual(staying);
  }
});

test('no control of a staff page changes when it hydrates (C19.2)', async () => {
  const { page } = await visit({ as: CAST.superAdmin.email });
  for (const path of pathsOf('staff')) {
    const { staying, after } = await beforeAndAfter(page, path, () => hydrated(page));
    expect(after, path).toEqual(staying);
  }
});

test('a checkbox keeps its state, ticked or not, when the form hydrates (C19.2)', async () => {
  const { club } = await newClub();
  const wish = 'Write to me when there is a question';
  for (const isTicked of [true, false]) {
    const { page } = await visit({ size: PHONE });
    const run = await holdScripts(page);
    await page.goto(`/submit?club=${club.id}`, { waitUntil: 'commit' });
    await page.getByLabel('What happened / Narrative').fill('Typed before anything ran.');
    await page.getByLabel('Email').fill('pat@example.org');
    if (isTicked) await page.getByLabel(wish).tap();
    run();
    await hydrated(page);
    expect(await page.getByLabel(wish).isChecked()).toBe(isTicked);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/reports'),
    );
    await page.getByRole('button', { name: 'Submit Report' }).click();
    expect((await sent).postDataJSON().notifyReporter ?? false).toBe(isTicked);
  }
});

test('without scripts the form offers the address of CONTACT_EMAIL, and says that an email shows who you are', async () => {
  const { page } = await visit({ size: PHONE, javaScriptEnabled: false });
  await page.goto('/submit');
  // Text locators do not look inside <noscript>.
  const instead = page.locator('main noscript');
  expect(await instead.locator('a').getAttribute('href')).toBe(
    'mailto:safety@windsock.example?subject=Safety%20report',
  );
  expect(await instead.textContent()).toContain('An email shows who you are');
});
