/** Where focus goes when the focused control is removed, hidden or disabled (WCAG 2.4.3; C19.2). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';

const visit = browser();

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

/** The watcher loads on first interaction, after the page is ready; removing a control shows whether it runs. */
async function untilWatched(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.move(9, 9);
      await page.evaluate(() => {
        const section = document.createElement('section');
        const button = document.createElement('button');
        section.append(button);
        document.querySelector('main')?.append(section);
        button.focus();
        button.remove();
        setTimeout(() => section.remove(), 400);
      });
      await page.waitForTimeout(300);
      return focusedId(page);
    })
    .toBe('SECTION');
}

/** On a page with the watch, `main` holds this and the focus is on the element with this id. */
async function withFocus(page: Page, html: string, id: string): Promise<void> {
  await page.goto('/submit');
  await untilWatched(page);
  await page.evaluate((inner) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', inner);
  }, html);
  await page.locator(`#${id}`).focus();
}

test('the focus stays where a removed control was, past hidden parts, also while another window has it', async () => {
  const { page } = await visit();
  await withFocus(page, '<section id="s"><fieldset id="f"><button id="b">Remove</button></fieldset></section>', 'b');
  await page.evaluate(() => {
    const fieldset = document.querySelector<HTMLElement>('#f');
    document.querySelector('#b')?.remove();
    if (fieldset) fieldset.hidden = true;
  });
  await expect.poll(() => focusedId(page)).toBe('s');
  await page.evaluate(() => document.querySelector('#s')?.dispatchEvent(new FocusEvent('blur')));
  expect(await page.locator('#s').getAttribute('tabindex')).toBe('-1');
  await page.evaluate(() => document.querySelector<HTMLElement>('#clubId')?.focus());
  expect(await page.locator('#s').getAttribute('tabindex')).toBe(null);
});

test('a control that is disabled for a moment gets the focus back, unless the reader has pressed elsewhere', async () => {
  const { page } = await visit();
  const html =
    '<section id="s"><label>Column<select id="c"><option>Date</option></select></label><p id="p">Text</p></section>';
  const setDisabled = (isDisabled: boolean) =>
    page.evaluate((disabled) => document.querySelector('#c')?.toggleAttribute('disabled', disabled), isDisabled);
  await withFocus(page, html, 'c');
  await setDisabled(true);
  await expect.poll(() => focusedId(page)).toBe('s');
  await setDisabled(false);
  await expect.poll(() => focusedId(page)).toBe('c');
  await setDisabled(true);
  await expect.poll(() => focusedId(page)).toBe('s');
  await page.locator('#p').click();
  await setDisabled(false);
  // Long enough for the watch to act.
  await page.waitForTimeout(300);
  expect(await focusedId(page)).not.toBe('c');
});
