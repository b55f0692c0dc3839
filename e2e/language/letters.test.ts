/** One font file has the letters of all languages: none is ever shown in another font than its word (C14.4). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';

const visit = browser();

/** Names of the fonts in which the browser shows an element's text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** The family name within the font file. */
const OUR_FONT = 'Inter Variable';

test.each(['/pl/submit', '/cs/submit'])('at %s every letter is in our font (C14.4)', async (path) => {
  const { page } = await visit();
  const fonts = async () => {
    // On a slow machine the font can arrive too late for the first paint (`font-display: optional`).
    await page.goto(path, { waitUntil: 'networkidle' });
    return [...(await fontsOf(page, 'h1')), ...(await fontsOf(page, 'button[type=submit]'))];
  };
  await expect.poll(fonts).toEqual([OUR_FONT, OUR_FONT]);
});
