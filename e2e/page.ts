/** What journeys look for on a page, and ways to delay or break the responses that it waits for. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type PageEntry, type PageGroup, SITE_MAP } from '../domain/site-map.ts';

/** Waits until each of these texts is visible. */
export async function see(scope: Page | Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await scope.getByText(text).first().waitFor();
}

/** Waits for a toast with exactly this title and, if given, this description (specification section 8). */
export async function seeToast(page: Page, title: string, description?: string, destructive = false): Promise<void> {
  const role = destructive ? 'alert' : 'status';
  const toast = page.getByRole(role).filter({ has: page.getByRole('button', { name: 'Dismiss message' }) });
  await toast.getByText(title, { exact: true }).first().waitFor();
  if (description !== undefined) await toast.getByText(description, { exact: true }).last().waitFor();
}

/** Like `seeToast`, for a failure. */
export async function seeFailure(page: Page, title: string, description?: string): Promise<void> {
  await seeToast(page, title, description, true);
}

/** Stops the installed clock of the page, so that its toasts stay while the test looks at them; `runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // It can only be stopped ahead of the current time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Dismisses a toast, as on a phone, where it covers the header for 5 or 8 s. */
export async function dismissToast(page: Page, title: string, destructive = false): Promise<void> {
  await seeToast(page, title, undefined, destructive);
  await page.getByRole('button', { name: 'Dismiss message' }).click();
}

/** Delays the responses to these requests until the returned function is called. */
export async function hold(page: Page, url: string | RegExp, method = 'GET'): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await gate;
    await route.fallback();
  });
  return release;
}

/** Answers these requests with a refusal, or aborts them if no status is given. */
export async function refuse(
  page: Page,
  url: string | RegExp,
  method: string,
  status?: number,
  message = '',
): Promise<void> {
  await page.route(url, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return status === undefined ? route.abort() : route.fulfill({ status, json: { message } });
  });
}

/** The server gets the next of these requests, but its response is lost. */
export async function loseResponse(page: Page, url: string | RegExp, method = 'POST'): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Waits until the control has the focus. */
export async function seeFocus(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Waits until the focus is on this part of the page or within it: a removed button must not send it to the top. */
export async function seeFocusWithin(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach the control`);
}

/** A date as lists and dialogs write it, in UTC (C3.14). */
export function formatDay(month: 'short' | 'long', date: Date): string {
  return new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(date);
}

/** The keys of the site's local and session storage. */
export function storageKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

/** How far the page or an open dialog scrolls sideways; 0 if nothing overflows. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inDialogs = [...document.querySelectorAll('dialog[open] > div, dialog[open] > div > [tabindex="0"]')];
    const scrollers = inDialogs.filter((element) => getComputedStyle(element).overflowY === 'auto');
    const beyond = scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    return Math.max(0, document.documentElement.scrollWidth - innerWidth, ...beyond);
  });
}

/** The paths of every page in these groups (domain/site-map.ts), so that new pages are covered. */
export function pathsOf(...groups: PageGroup[]): string[] {
  const entries = Object.values<PageEntry>(SITE_MAP).filter(({ group }) => groups.includes(group));
  return entries.map(({ path }) => path);
}

/** Labels of these buttons that are wider than the button. */
export const cutLabels = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        const label = document.createRange();
        label.selectNodeContents(button);
        const [text, box] = [label.getBoundingClientRect(), button.getBoundingClientRect()];
        return text.left < box.left || text.right > box.right;
      })
      .map((button) => button.textContent),
  );

/** The text size that a reader sets in the browser; 16 px by default. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((px) => document.documentElement.style.setProperty('font-size', px), size);
