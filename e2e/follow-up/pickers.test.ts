/** Every part of a list that opens in a dialog is visible and clickable (C19.4). */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { cableBreak, followUpOf } from './fixtures.ts';

const visit = browser();

/** True if nothing covers the first and last pixels of an element. */
const isWholeInSight = (thing: Locator) =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [
      [middle, top + 2],
      [middle, bottom - 2],
    ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
  });

test.each([PHONE, { width: 1280, height: 800 }])(
  'the search box and first options of a list in the follow-up are fully visible and uncovered ($width wide, C19.4)',
  async (size) => {
    const { manager, id } = await cableBreak();
    const { page } = await visit({ as: manager.email, size });
    await page.goto(followUpOf(id));
    const dialog = page.getByRole('dialog');
    for (const name of ['Categories', 'What happened'])
      for (const block of ['start', 'center', 'end'] as const) {
        const button = dialog.getByRole('combobox', { name: new RegExp(name) }).first();
        await button.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
        await button.click();
        const search = dialog.getByRole('combobox', { name: 'Search the list' });
        await search.waitFor();
        const options = dialog.getByRole('listbox', { name: 'Options' }).getByRole('option');
        expect(await isWholeInSight(search), `${name} at the ${block}`).toBe(true);
        for (const at of [0, 1, 2])
          expect(await isWholeInSight(options.nth(at)), `${name} at the ${block}, option ${at}`).toBe(true);
        await page.keyboard.press('Escape');
        await search.waitFor({ state: 'detached' });
      }
  },
);
