/** Contact sheets: all pages in a language, one sheet for each of three widths, and a list of texts that are cut off or too wide. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '../../domain/language/languages.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { signIn } from './sample-server.ts';

const FOLDER = '.cache/pictures';
const WIDTHS = [320, 390, 1280] as const;
/** How much of a page the sheet shows; faults are looked for on the whole page. */
const HEIGHT_PX = 2_000;
const OPEN_WITHIN_MS = 2_000;
const COLUMNS: Record<(typeof WIDTHS)[number], number> = { 320: 8, 390: 7, 1280: 3 };

type View = { name: string; path: string; open?: (page: Page) => Promise<void> };

const openFirst = (role: 'article' | 'button') => async (page: Page) => {
  await page.locator('main').getByRole(role).first().click({ timeout: OPEN_WITHIN_MS });
  await page.getByRole('dialog').first().waitFor();
  await page.waitForTimeout(500);
};

const VIEWS: View[] = [
  ...Object.entries(SITE_MAP).map(([name, { path }]) => ({ name, path })),
  { name: 'report', path: SITE_MAP.reports.path, open: openFirst('article') },
  { name: 'review', path: SITE_MAP.dashboard.path, open: openFirst('article') },
  {
    name: 'form, all sections',
    path: SITE_MAP.submit.path,
    open: async (page) => {
      for (const section of await page.locator('main button[aria-expanded="false"]').all())
        await section.click({ timeout: OPEN_WITHIN_MS }).catch(() => undefined);
    },
  },
];

/** Runs in the page: lists content wider than the screen, texts that are cut off, and words broken across lines. */
function faultsOfPage(): string[] {
  const faults: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`wider than the screen by ${scrollWidth - clientWidth} px`);
  for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, summary, [role=tab]')) {
    const shown = element.getBoundingClientRect();
    if (shown.width < 2 || shown.height < 2) continue;
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut: “${element.innerText.trim().slice(0, 60)}”`);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (const word of text.data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`wraps within “${word[0]}”`);
      }
  }
  return faults;
}

async function look(context: BrowserContext, prefix: string, { path, open }: View) {
  const page = await context.newPage();
  if (path.startsWith('/manager') && path !== SITE_MAP.login.path) await signIn(page);
  await page.goto(`${prefix}${path}`.replace(/(?<=.)\/$/, '') || '/');
  await page.waitForLoadState('networkidle');
  const failed = await open?.(page).then(
    () => null,
    (problem: Error) => problem.message.split('\n')[0],
  );
  const faults = await page.evaluate(faultsOfPage);
  if (failed) faults.push(`could not be opened: ${failed}`);
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 });
  await page.close();
  return { faults, picture };
}

async function sheet(browser: Browser, file: string, columns: number, pictures: { name: string; picture: Buffer }[]) {
  const page = await browser.newPage({ viewport: { width: 2_400, height: 1_200 } });
  const figures = pictures.map(
    ({ name, picture }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`,
  );
  await page.setContent(`<style>
    body{margin:16px;font:600 18px sans-serif;background:#777;display:grid;grid-template-columns:repeat(${columns},1fr);gap:16px}
    figure{margin:0} img{width:100%;max-height:${HEIGHT_PX / 2}px;object-fit:cover;object-position:top;display:block}
  </style>${figures.join('')}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** Writes a sheet for each language and width; returns the faults, one line each. */
export async function takeContactSheets(browser: Browser, address: string, languages: readonly Language[]) {
  mkdirSync(FOLDER, { recursive: true });
  const all: string[] = [];
  for (const language of languages)
    for (const width of WIDTHS) {
      const context = await browser.newContext({ baseURL: address, viewport: { width, height: 900 } });
      const pictures = [];
      for (const view of VIEWS) {
        const { faults, picture } = await look(context, language === 'en' ? '' : `/${language}`, view);
        pictures.push({ name: view.name, picture });
        all.push(...faults.map((fault) => `${language} ${width} px, ${view.name}: ${fault}`));
      }
      await context.close();
      await sheet(browser, join(FOLDER, `${language}-${width}.png`), COLUMNS[width], pictures);
    }
  return all;
}
