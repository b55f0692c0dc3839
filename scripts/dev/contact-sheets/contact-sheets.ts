/** Contact sheets: all pages in a language, a sheet for each of three widths, and a list of cut-off or wide texts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Language } from '../../../domain/language/languages.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { type SampleServer, signIn } from '../sample-server.ts';
import { PUBLIC_VIEWS } from './public-views.ts';
import { STAFF_VIEWS } from './staff-views.ts';
import { type View, type Visit, waitForIdle, wordsOf } from './visiting.ts';

const FOLDER = '.cache/pictures';
const WIDTHS = [320, 390, 1280] as const;
/** How much of a page is shown; the whole page is checked for faults. */
const HEIGHT_PX = 3_000;
const OPEN_WITHIN_MS = 10_000;
const LOAD_WITHIN_MS = 30_000;
const SETTLE_MS = 300;
const COLUMNS: Record<(typeof WIDTHS)[number], number> = { 320: 8, 390: 7, 1280: 3 };

const SIGNED_OUT = [SITE_MAP.login.path, SITE_MAP.reset.path] as string[];

const PAGES: View[] = Object.entries(SITE_MAP).map(([name, { path }]) => ({
  name,
  path,
  isSignedOut: SIGNED_OUT.includes(path),
}));

const VIEWS: View[] = [...PAGES, ...PUBLIC_VIEWS, ...STAFF_VIEWS];

/** Runs in the page: lists content wider than the screen, texts that are cut off, and words broken across lines. */
function faultsOfPage(): string[] {
  const LINE_PX = 8;
  const faults: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`wider than the screen by ${scrollWidth - clientWidth} px`);
  for (const element of document.querySelectorAll<HTMLElement>(
    'button, a, h1, h2, h3, label, legend, summary, li, td, th, dt, dd, [role=tab]',
  )) {
    // Skips what is closed, or for screen readers only.
    if (!element.checkVisibility() || element.closest('.sr-only')) continue;
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut: “${element.innerText.trim().slice(0, 60)}”`);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (const word of text.data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > LINE_PX) faults.push(`wraps within “${word[0]}”`);
      }
  }
  return faults;
}

type Capture = { faults: string[]; picture: Buffer };

/** Opens a view once and captures it at each width. */
async function capture(visit: Visit, { path, open }: View): Promise<Capture[]> {
  const { page, at } = visit;
  await page.goto(at(path));
  await waitForIdle(page);
  const failed = await open?.(visit).then(
    () => null,
    (problem: Error) => problem.message.split('\n')[0],
  );
  const seen: Capture[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(SETTLE_MS);
    const faults = [...new Set(await page.evaluate(faultsOfPage))];
    if (failed) faults.push(`could not be opened: ${failed}`);
    const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), HEIGHT_PX);
    const clip = { x: 0, y: 0, width, height };
    seen.push({
      faults,
      picture: await page.screenshot({ clip, fullPage: true, type: 'jpeg', quality: 60, timeout: LOAD_WITHIN_MS }),
    });
  }
  return seen;
}

async function drawSheet(
  browser: Browser,
  file: string,
  columns: number,
  pictures: { name: string; picture: Buffer }[],
) {
  const page = await browser.newPage({ viewport: { width: 2_400, height: 1_200 } });
  const figures = pictures.map(
    ({ name, picture }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`,
  );
  await page.setContent(`<style>
    body{margin:16px;font:600 18px sans-serif;background:#777;display:grid;grid-template-columns:repeat(${columns},1fr);gap:16px}
    figure{margin:0} img{width:100%;max-height:1000px;object-fit:cover;object-position:top;display:block}
  </style>${figures.join('')}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

export type Theme = 'dark' | 'light';

type Setup = { browser: Browser; server: SampleServer; theme: Theme; reportFault: (fault: string) => void };

async function captureLanguage(
  { browser, server: { address, receipt }, theme, reportFault }: Setup,
  language: Language,
) {
  const options = {
    baseURL: address,
    locale: language,
    viewport: { width: 390, height: 900 },
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'theme', value: theme }] }] },
  };
  const [staff, guest] = [await browser.newContext(options), await browser.newContext(options)];
  for (const context of [staff, guest]) {
    context.setDefaultTimeout(OPEN_WITHIN_MS);
    context.setDefaultNavigationTimeout(LOAD_WITHIN_MS);
  }
  const t = await wordsOf(language);
  const at = (path: string) => (language === 'en' ? path : `/${language}${path}`.replace(/\/$/, ''));
  await signIn(staff);
  const named = theme === 'light' ? `${language}-light` : language;
  const pictures = WIDTHS.map(() => [] as { name: string; picture: Buffer }[]);
  for (const view of VIEWS) {
    const page = await (view.isSignedOut ? guest : staff).newPage();
    const seen = await capture({ page, t, at, receipt: receipt() }, view);
    await page.close();
    for (const [index, { faults, picture }] of seen.entries()) {
      const file = join(FOLDER, `${named}-${WIDTHS[index]}`, `${view.name}.jpg`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
      pictures[index]?.push({ name: view.name, picture });
      for (const fault of faults) reportFault(`${language} ${WIDTHS[index]} px, ${view.name}: ${fault}`);
    }
  }
  await staff.close();
  await guest.close();
  for (const [index, width] of WIDTHS.entries())
    await drawSheet(browser, join(FOLDER, `${named}-${width}.png`), COLUMNS[width], pictures[index] ?? []);
}

/** Writes a sheet for each language and width, with each picture beside it; prints each fault on a line. */
export async function takeContactSheets(setup: Setup, languages: readonly Language[]): Promise<void> {
  await Promise.all(languages.map((language) => captureLanguage(setup, language)));
}
