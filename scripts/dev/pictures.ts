/**
 * `npm run pictures` takes the README's screenshots, from the built product with sample data, and the link preview
 * (web/public/og.png). `npm run pictures -- --languages de pl` makes contact sheets instead, one per language and
 * width, in .cache/pictures/, and lists texts that are cut off or too wide; a `--theme light` after the languages
 * changes the theme. Build first.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '../../domain/language/languages.ts';
import { takeContactSheets } from './contact-sheets/contact-sheets.ts';
import { launchBrowser, signIn, startSampleServer } from './sample-server.ts';

const FOLDER = 'docs/pictures';

/** The size that link previews expect. */
const LINK_PICTURE = { width: 1200, height: 630 };

type Picture = {
  name: string;
  path: string;
  theme: 'dark' | 'light';
  width: number;
  height: number;
  before?: (page: Page) => Promise<void>;
};

async function openReview(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Pending/ }).click();
  await page.getByRole('article').nth(2).click();
  await page
    .getByPlaceholder('Add your analysis')
    .fill('Check the latch by hand and by eye, then have somebody else check it.');
  await page.getByText('Public preview').waitFor();
  await page.waitForTimeout(800);
}

async function followReport(page: Page): Promise<void> {
  await page.getByLabel('Receipt code').fill(server.receipt());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Your report of/ }).waitFor();
}

async function openConversation(page: Page): Promise<void> {
  const found = await page.request.get('/api/reports?keyword=weak%20link%20fourth%20solo');
  const [report] = (await found.json()) as { id: string }[];
  await page.goto(`/manager?report=${report?.id}&view=conversation`);
  await page.getByLabel('Message to the reporter').waitFor();
  await page.waitForTimeout(800);
}

const PICTURES: Picture[] = [
  { name: 'landing-dark', path: '/', theme: 'dark', width: 1280, height: 860 },
  { name: 'landing-light', path: '/', theme: 'light', width: 1280, height: 860 },
  { name: 'reports-dark', path: '/reports', theme: 'dark', width: 1280, height: 860 },
  { name: 'submit-phone', path: '/submit', theme: 'light', width: 390, height: 844 },
  { name: 'dashboard-dark', path: '/manager', theme: 'dark', width: 1280, height: 860 },
  { name: 'review-light', path: '/manager', theme: 'light', width: 1280, height: 860, before: openReview },
  { name: 'follow-phone', path: '/follow', theme: 'dark', width: 390, height: 844, before: followReport },
  { name: 'conversation-light', path: '/manager', theme: 'light', width: 1280, height: 860, before: openConversation },
];

async function takePicture(browser: Browser, address: string, picture: Picture): Promise<void> {
  const { name, path, theme, width, height, before } = picture;
  const localStorage = [{ name: 'theme', value: theme }];
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
  const page = await context.newPage();
  if (path.startsWith('/manager')) await signIn(page);
  // Twice: the second visit has the font, as for every returning visitor.
  await page.goto(path);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await context.close();
}

/** Our scene and mark with the product's tagline; no name, since every installation has a different one. */
async function takeLinkPicture(browser: Browser, address: string): Promise<void> {
  // The page's own CSP forbids the styles that are injected here.
  const context = await browser.newContext({ baseURL: address, viewport: LINK_PICTURE, bypassCSP: true });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.goto('/');
  await page.evaluate(() => {
    const scene = document.querySelector('main svg[viewBox="0 0 1440 720"]')?.outerHTML ?? '';
    const mark = document.querySelector('header svg')?.outerHTML ?? '';
    document.body.innerHTML = `<div id="picture">${scene}<div id="mark">${mark}</div>
      <p>Confidential<br>safety reports<br>for gliding clubs</p></div><style>
      #picture{position:relative;isolation:isolate;width:1200px;height:630px;overflow:hidden;background:#081521}
      #picture>svg{position:absolute;inset:0;width:100%;height:100%}
      #mark{position:absolute;left:72px;top:64px} #mark svg{width:120px;height:96px}
      #picture p{position:absolute;left:76px;top:188px;margin:0;font-size:68px;line-height:1.08;font-weight:700;letter-spacing:-.03em}
      </style>`;
  });
  await page.screenshot({ path: 'web/public/og.png' });
  await context.close();
}

async function takePictures(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const picture of PICTURES) await takePicture(browser, server.address, picture);
  await takeLinkPicture(browser, server.address);
}

const options = argv.includes('--languages') ? argv.slice(argv.indexOf('--languages') + 1) : null;
const server = await startSampleServer();
const browser = await launchBrowser();
try {
  if (options) {
    const languages = LANGUAGES.filter((language) => options.length === 0 || options.includes(language));
    const reportFault = (fault: string) => {
      console.log(fault);
      process.exitCode = 1;
    };
    const theme = options.includes('light') ? 'light' : 'dark';
    await takeContactSheets({ browser, server, theme, reportFault }, languages);
  } else await takePictures(browser);
} finally {
  await browser.close();
  await server.stop();
}
