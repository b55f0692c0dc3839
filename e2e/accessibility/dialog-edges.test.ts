/** A dialog closes only on purpose, and is usable on the lowest screens (WCAG 1.4.10). */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { browser } from '../browser.ts';
import { overflow, seeFocus } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();
const BACKDROP = { x: 8, y: 8 };
/** 1280 by 1024 at 400 %, a phone in landscape, and a low desktop window. */
const LOW = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 1024, height: 420 },
];

async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: typeof BACKDROP, to: typeof BACKDROP): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a dialog stays open when a drag crosses its edge, as when selecting text; a click outside closes it', async () => {
  const { page } = await visit({ as: CAST.superAdmin.email });
  await page.goto('/manager/users');
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name');
  await name.fill('Ann Field');
  await drag(page, await middle(name), BACKDROP);
  await drag(page, BACKDROP, await middle(dialog.getByRole('heading')));
  expect(await name.inputValue()).toBe('Ann Field');
  await page.mouse.click(BACKDROP.x, BACKDROP.y);
  await dialog.waitFor({ state: 'hidden' });
});

test('a dialog opened by its address leaves the focus on the page when it closes', async () => {
  const { report } = await newClub();
  const { page } = await visit({ as: CAST.superAdmin.email });
  await page.goto(`/manager?report=${await report()}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Pending Review:').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await seeFocus(page.locator('#main'));
});

/** True if the control can be scrolled fully into view, with nothing covering its middle. */
async function reachable(control: Locator): Promise<boolean> {
  await control.scrollIntoViewIfNeeded();
  return control.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return inside && element.contains(there);
  });
}

/** Sticky parts of the dialog, which take room from the part that scrolls. */
const still = (dialog: Locator) =>
  dialog.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).position === 'sticky')
      .map(({ className }) => className),
  );

test.each([
  { width: 320, height: 568 },
  { width: 390, height: 664 },
])(
  'on a phone of $width by $height the head of a review scrolls away, and its buttons stay within reach',
  async (size) => {
    const { report } = await newClub();
    const headline = 'Near miss over the ridge, west of the field, with a glider of the other club';
    const id = await report({ headline, narrative: 'Word. '.repeat(200) });
    const { page } = await visit({ as: CAST.superAdmin.email, size });
    await page.goto(`/manager?report=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('region', { name: 'Public preview' }).getByText('What Happened').waitFor();
    const comment = dialog.getByLabel('SMS Manager Comment');
    await comment.fill('A lesson.');
    await comment.evaluate((element) => element.scrollIntoView());
    const heading = await dialog.getByRole('heading', { level: 2 }).boundingBox();
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(0);
    const foot = await dialog.getByRole('button', { name: 'Approve & Publish' }).boundingBox();
    if (!foot) throw new Error('not drawn');
    expect(foot.y).toBeGreaterThan(size.height / 2);
    expect(foot.y + foot.height).toBeLessThanOrEqual(size.height);
  },
);

test.each(LOW)('at $width by $height a dialog scrolls as a whole, and every button can be reached', async (size) => {
  const { report } = await newClub();
  const id = await report({ headline: 'Near miss over the ridge, west of the field', narrative: 'Word. '.repeat(400) });
  const { page } = await visit({ as: CAST.superAdmin.email, size });
  await page.goto('/manager/users');
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog');
  for (const button of ['Cancel', 'Create User', 'Close'])
    expect(await reachable(dialog.getByRole('button', { name: button })), button).toBe(true);

  await page.goto(`/manager?report=${id}`);
  const preview = dialog.getByRole('region', { name: 'Public preview' });
  await preview.getByText('What Happened').waitFor();
  for (const button of ['Approve & Publish', 'Save Comment Only', 'Close'])
    expect(await reachable(dialog.getByRole('button', { name: button })), button).toBe(true);
  await dialog.getByLabel('SMS Manager Comment').fill('A lesson.\n'.repeat(30));
  expect(await reachable(preview.getByText('What Happened'))).toBe(true);
  expect(await still(dialog)).toEqual([]);
  const scrolls = await dialog.evaluate(({ firstElementChild: all }) => all && all.scrollHeight > 2 * all.clientHeight);
  expect(scrolls).toBe(true);
  expect(await overflow(page)).toBe(0);
});
