/** A real browser for a journey; whatever a page logs as an error, or asks of another origin, fails the journey. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { address, signIn } from './people.ts';

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The narrowest screen of WCAG 2.2, 1.4.10. */
export const NARROW = { width: 320, height: 640 };

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
/**
 * The first page of a visit stays in the process of the empty one before it. Our header Cross-Origin-Opener-Policy parts the two, so
 * that by default a second process is started for it; profiles never share one.
 */
const ONE_PROCESS = ['--renderer-process-limit=1'];
const OFFLINE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** How long a page waits for what a journey asks of it: Playwright's own 30 s were too short on a slow machine with much else to do. */
export const PATIENCE_MS = 60_000;

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Words of console errors that this journey provokes on purpose. */
  expectError(part: string): void;
};

export type VisitOptions = {
  size?: typeof DESKTOP;
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  javaScriptEnabled?: boolean;
  /** What the browser prefers; English where nothing is said. */
  locale?: string;
  /** The email of the person of the cast who is signed in already, or a session's cookie. */
  as?: string;
};

async function signInto(context: BrowserContext, as: string): Promise<void> {
  const [name = '', value = ''] = (as.includes('@') ? await signIn(as) : as).split('=');
  await context.addCookies([{ name, value, url: address(), httpOnly: true, sameSite: 'Lax' }]);
}

let started: Promise<Browser> | undefined;

/** The browser of this process: every visit has a profile of its own, so that files can share one. It ends with the process. */
async function running(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  started ??= chromium.launch({ executablePath, args: [...QUIET, ...ONE_PROCESS, ...OFFLINE] });
  const found = await started;
  if (found.isConnected()) return found;
  started = undefined;
  throw new Error('the browser ended by itself');
}

/** Gives the function that starts a visit in a fresh profile. */
export function browser(): (options?: VisitOptions) => Promise<Visit> {
  const complaints: string[] = [];
  const open: BrowserContext[] = [];
  let expected: string[] = [];

  afterEach(async () => {
    await Promise.all(open.splice(0).map((context) => context.close()));
    const unexpected = complaints.splice(0).filter((line) => !expected.some((part) => line.includes(part)));
    expected = [];
    expect(unexpected).toEqual([]);
  });

  return async ({
    size = DESKTOP,
    colorScheme = 'dark',
    hasTouch = size === PHONE,
    javaScriptEnabled = true,
    locale = 'en-GB',
    as,
  } = {}) => {
    const context = await (await running()).newContext({
      baseURL: address(),
      viewport: size,
      colorScheme,
      hasTouch,
      javaScriptEnabled,
      locale,
      reducedMotion: 'reduce',
      // What a worker fetches can be neither held back nor counted; journeys in e2e/offline have one.
      serviceWorkers: 'block',
    });
    open.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    if (as) await signInto(context, as);
    const page = await context.newPage();
    listen(page, complaints);
    return { page, context, expectError: (part) => expected.push(part) };
  };
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address()) && !url.startsWith('data:') && !url.startsWith('blob:'))
      complaints.push(`other origin: ${url}`);
  });
}
