/** Wider text spacing and forced colours (WCAG 1.4.12; C19.2). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { REPORTS_MIN } from '../../web/components/charts/too-few.tsx';
import { browser, NARROW } from '../browser.ts';
import { overflow, pathsOf } from '../page.ts';
import { newClub } from '../people.ts';
import { widenTextSpacing } from './accessibility.ts';

const visit = browser();

async function look(page: Page, paths: readonly string[]): Promise<void> {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await widenTextSpacing(page);
    if ((await overflow(page)) > 0) wide.push(`${path}: ${await overflow(page)} px`);
  }
  expect(wide).toEqual([]);
}

test('at 320 px with wider text spacing no public page scrolls sideways (WCAG 1.4.12, C19.2)', async () => {
  const { page, expectError } = await visit({ size: NARROW });
  // An unknown link from an email.
  expectError('404');
  await look(page, [...pathsOf('static', 'public'), '/manager/login', '/manager/reset']);
});

test('at 320 px with wider text spacing no staff page scrolls sideways (WCAG 1.4.12, C19.2)', async () => {
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  await look(page, pathsOf('staff'));
});

/** The languages with the longest words; the other pages have the same parts, or hold no long words. */
const LONG_WORDS = ['de', 'fr', 'it', 'nl', 'sv'];

test('at 320 px no language scrolls sideways, with wider text spacing or in a wide fallback font (WCAG 1.4.12, C19.2)', async () => {
  const { page, expectError } = await visit({ size: NARROW });
  expectError('ERR_FAILED');
  await page.route('**/*.woff2', (route) => route.abort());
  const wide: string[] = [];
  for (const path of LONG_WORDS.flatMap((code) => [`/${code}`, `/${code}/submit`, `/${code}/reports`])) {
    await page.goto(path);
    if ((await overflow(page)) > 0) wide.push(`${path}: ${await overflow(page)} px`);
    await widenTextSpacing(page);
    if ((await overflow(page)) > 0) wide.push(`${path}, wider: ${await overflow(page)} px`);
  }
  expect(wide).toEqual([]);
});

test('in forced colours the main button of each public page keeps a visible border (C19.2)', async () => {
  const { page } = await visit();
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, name] of [
    ['/', 'Submit a Safety Report'],
    ['/submit', 'Submit Report'],
    ['/reports', 'Submit a Report'],
  ] as const) {
    await page.goto(path);
    const frame = await page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: name })
      .first()
      .evaluate((button) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
        return { borderTopWidth, borderTopStyle, isSeen: borderTopColor !== backgroundColor };
      });
    expect(frame, path).toEqual({ borderTopWidth: '1px', borderTopStyle: 'solid', isSeen: true });
  }
});

test('in forced colours the selected tab differs from the others, and the text of charts has the colour of text (C19.2)', async () => {
  const { report, approve } = await newClub();
  // With fewer published reports trends have no charts.
  for (let reports = 0; reports < REPORTS_MIN; reports += 1) await approve(await report({ localDate: '2026-06-01' }));
  const { page } = await visit({ as: CAST.superAdmin.email });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/manager/actions');
  const tabs = page.getByRole('tablist').getByRole('tab');
  await tabs.first().waitFor();
  const looks = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { backgroundColor, borderTopStyle } = getComputedStyle(tab);
      return { isSelected: tab.getAttribute('aria-selected') === 'true', backgroundColor, borderTopStyle };
    }),
  );
  expect(looks.every(({ borderTopStyle }) => borderTopStyle === 'solid')).toBe(true);
  const selected = looks.find(({ isSelected }) => isSelected)?.backgroundColor;
  expect(looks.filter(({ backgroundColor }) => backgroundColor === selected)).toHaveLength(1);
  await page.goto('/trends');
  const text = page.locator('svg text').first();
  await text.waitFor({ state: 'attached' });
  const [fill, canvas] = await text.evaluate((element) => [
    getComputedStyle(element).fill,
    getComputedStyle(document.body).color,
  ]);
  expect(fill).toBe(canvas);
});
