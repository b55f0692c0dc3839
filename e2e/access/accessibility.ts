/** What every page and dialog must be for everybody (WCAG 2.2 AA). */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow } from '../page.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of these that ask for colours; the themes differ in nothing else, so every other rule needs to look once. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Looks at the page with axe, in both themes unless said otherwise; nothing may have to be scrolled sideways. */
export async function inspect(page: Page, place: string, themes: readonly string[] = ['light', 'dark']): Promise<void> {
  for (const [at, theme] of themes.entries()) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    // What is still fading in has not its colours yet.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    // There are no frames, so no second page is needed to put their findings together.
    // Of what is right, axe need not tell every element: that costs it much of its time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (at === 0 ? axe.withTags(RULES) : axe.withRules(OF_COLOUR)).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${place}, ${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(found).toEqual([]);
  }
  expect(await overflow(page), `${place} is wider than the screen`).toBe(0);
}

/** Buttons, links and fields that are smaller than a finger; links within a sentence may be (WCAG 2.5.8). */
export function tooSmall(page: Page): Promise<string[]> {
  return page.locator(':is(button, a[href], input, select, textarea, summary):visible').evaluateAll((all) =>
    all
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const inSentence = getComputedStyle(control).display === 'inline';
        return !inSentence && !control.closest('.sr-only') && width > 1 && (height < 43.5 || width < 43.5);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}
