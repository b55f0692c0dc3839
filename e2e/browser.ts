/** Starts a real browser for a journey; a console error or a request to another origin fails the journey. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { address, signIn } from './people.ts';

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The narrowest screen that WCAG 2.2 requires (1.4.10). */
export const NARROW = { width: 320, height: 640 };

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
/** A page is closed before optimising its scripts pays off: without it, journeys use 6 to 10 % less CPU time. */
const SHORT_LIVED_SCRIPTS = ['--js-flags=--no-opt --no-maglev'];
/**
 * Keeps the first page of a visit in the process of the blank page before it: our Cross-Origin-Opener-Policy header
 * would start a second one. Profiles never share a process.
 */
const ONE_PROCESS = ['--renderer-process-limit=1'];
const OFFLINE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Timeout of each step: Playwright's default of 30 s is too short on a slow, busy machine. */
export const STEP_TIMEOUT_MS = 60_000;

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Part of a console error that this journey provokes on purpose. */
  expectError(part: string): void;
};

type VisitOptions = {
  size?: typeof DESKTOP;
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  javaScriptEnabled?: boolean;
  /** The preferred language of the browser; English by default. */
  locale?: string;
  /** The email of a member of the cast, already signed in, or a session cookie. */
  as?: string;
};

async function signInto(context: BrowserContext, as: string): Promise<void> {
  const [name = '', value = ''] = (as.includes('@') ? await signIn(as) : as).split('=');
  await context.addCookies([{ name, value, url: address(), httpOnly: true, sameSite: 'Lax' }]);
}

let started: Promise<Browser> | undefined;

/** One browser per process, shared by its test files: every visit has a separate profile. */
async function sharedBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  started ??= chromium.launch({ executablePath, args: [...QUIET, ...SHORT_LIVED_SCRIPTS, ...ONE_PROCESS, ...OFFLINE] });
  const browserProcess = await started;
  if (browserProcess.isConnected()) return browserProcess;
  started = undefined;
  throw new Error('the browser exited unexpectedly');
}

/** Returns the function that starts a visit with a new profile. */
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
    const context = await (await sharedBrowser()).newContext({
      baseURL: address(),
      viewport: size,
      colorScheme,
      hasTouch,
      javaScriptEnabled,
      locale,
      reducedMotion: 'reduce',
      // Requests of a service worker can be neither held back nor counted; the journeys in e2e/offline have one.
      serviceWorkers: 'block',
    });
    open.push(context);
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    if (as) await signInto(context, as);
    const page = await context.newPage();
    recordComplaints(page, complaints);
    return { page, context, expectError: (part) => expected.push(part) };
  };
}

function recordComplaints(page: Page, complaints: string[]): void {
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
