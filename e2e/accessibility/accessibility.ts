/** Accessibility checks for every page and dialog (WCAG 2.2 AA). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow } from '../page.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on colours; the themes differ in nothing else, so every other rule runs once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Minified, since every checked page has to parse it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type RuleSelection = { type: 'tag' | 'rule'; values: string[] };

/** Violations found by axe. It is injected once per page: for every theme, that would take as long as the check. */
async function findViolations(page: Page, runOnly: RuleSelection): Promise<{ id: string; html: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (only) => {
    const here = window as unknown as { axe: typeof axe };
    // Without details of passed rules, which would take axe much of its time.
    const { violations } = await here.axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
  }, runOnly);
}

/** Runs axe on the page, in both themes by default; nothing may scroll sideways. */
export async function inspect(page: Page, place: string, themes: readonly string[] = ['light', 'dark']): Promise<void> {
  for (const [at, theme] of themes.entries()) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    // Elements that are still fading in do not have their final colours.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const results = await findViolations(
      page,
      at === 0 ? { type: 'tag', values: RULES } : { type: 'rule', values: COLOUR_RULES },
    );
    const descriptions = results.map(({ id, html }) => `${place}, ${theme}: ${id}: ${html.join(' ')}`);
    expect(descriptions).toEqual([]);
  }
  expect(await overflow(page), `${place} is wider than the screen`).toBe(0);
}

/** In the light theme every text has a contrast of 7:1 (C19.2), except labels of disabled controls. */
export async function expectOutdoorContrast(page: Page, place: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.className = 'light';
  });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const descriptions = await findViolations(page, { type: 'rule', values: ['color-contrast-enhanced'] });
  expect(descriptions.map(({ html }) => `${place}: ${html.join(' ')}`)).toEqual([]);
}

/** Buttons, links and fields smaller than a fingertip; links within a sentence are exempt (WCAG 2.5.8). */
export function findSmallTargets(page: Page, least = 44): Promise<string[]> {
  return page.locator(':is(button, a[href], input, select, textarea, summary):visible').evaluateAll(
    (all, side) =>
      all
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          const inSentence = getComputedStyle(control).display === 'inline';
          return !inSentence && !control.closest('.sr-only') && width > 1 && Math.min(height, width) < side - 0.5;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    least,
  );
}

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Widens the text spacing, as readers may need; the CSP allows constructed style sheets, as they are not inline. */
export const widenTextSpacing = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
