/** A dialog closes only where somebody meant to close it. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { browser } from '../browser.ts';

const visit = browser();
const BACKDROP = { x: 8, y: 8 };

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

test('a dialog stays open where a drag leaves or enters it, as when text is selected; a press beside it closes it', async () => {
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
