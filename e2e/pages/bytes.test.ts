/** Bytes transferred on a first visit (limits in bench/bytes/first-load.ts; C7.10): the same on every machine. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../bench/browser-test-bed.ts';
import {
  FIRST_SCRIPT_LIMITS,
  firstLoad,
  firstScripts,
  type MeasuredPath,
  OTHER_LANGUAGE_KB,
  SCRIPT_LIMITS,
} from '../../bench/bytes/first-load.ts';
import { LANGUAGES } from '../../domain/language/languages.ts';
import { address, request } from '../people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each(Object.entries(SCRIPT_LIMITS) as [MeasuredPath, number][])(
  'the scripts of a first visit to %s transfer at most %d kB, headers included (C7.10)',
  async (path, limit) => {
    const { js, css } = await firstLoad(browser, address() + path);
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(limit * 1_000);
    // Styles are inlined in the page.
    expect(css).toBe(0);
  },
);

test.each(Object.entries(FIRST_SCRIPT_LIMITS))(
  'the scripts that %s loads first are at most %d kB of brotli, and 3 kB more in another language (C14.11)',
  async (path, limit) => {
    for (const language of LANGUAGES) {
      const isEnglish = language === 'en';
      const bytes = await firstScripts(address() + (isEnglish ? path : `/${language}${path}`.replace(/\/$/, '')));
      expect(bytes, language).toBeGreaterThan(0);
      expect(bytes, language).toBeLessThanOrEqual((limit + (isEnglish ? 0 : OTHER_LANGUAGE_KB)) * 1_000);
    }
  },
);

test('built files are cached for ever, vary by encoding, and carry no document headers', async () => {
  const script = /<script type="module" src="([^"]+)"/.exec(await (await request('/reports')).text())?.[1];
  const { headers } = await request(script ?? '', { headers: { 'accept-encoding': 'br' } });
  const said = (name: string) => headers.get(name);
  expect([said('cache-control'), said('vary'), said('content-encoding'), said('x-content-type-options')]).toEqual([
    'public, max-age=31536000, immutable',
    'Accept-Encoding',
    'br',
    'nosniff',
  ]);
  expect([said('content-security-policy'), said('referrer-policy'), said('last-modified')]).toEqual([null, null, null]);
  const icon = await request('/favicon.svg');
  expect(icon.headers.get('content-security-policy')).toContain("default-src 'none'");
});
