/** Printing a lesson for the noticeboard. `empty.test.ts` prints a long list. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { newClub } from '../people.ts';

const visit = browser();

async function published(texts: Record<string, string>): Promise<string> {
  const { report, approve } = await newClub();
  const id = await report(texts);
  await approve(id, 'Check the latch twice.');
  return id;
}

/** The number of printed sheets. */
const sheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

const colours = (element: Locator) =>
  element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return [color, backgroundColor];
  });

test.each([PHONE, { width: 1280, height: 900 }])(
  'an open report prints alone, whole, black on white and without its buttons ($width wide)',
  async (size) => {
    const id = await published({ headline: 'Canopy open', narrative: `${'A long lesson. '.repeat(700)}The very end.` });
    const { page } = await visit({ size, colorScheme: 'dark' });
    await page.goto(`/reports?report=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Canopy open' });
    await dialog.waitFor();
    const taken = await sheets(page);
    expect(taken).toBeGreaterThan(1);
    expect(taken).toBeLessThan(6);
    await page.emulateMedia({ media: 'print' });
    const seen = await page.locator('body').innerText();
    expect(seen.trim()).toMatch(/^Canopy open\s/);
    expect(seen).toContain('The very end.');
    expect(seen.trim()).toMatch(/safety lessons\.$/);
    expect(await page.locator(':is(button, header, footer, a):visible').count()).toBe(0);
    for (const part of [dialog, dialog.getByText('The very end.')])
      expect(await colours(part)).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    expect((await dialog.boundingBox())?.height).toBeGreaterThan(size.height);
  },
);
