/** Measures the transfer size of a first visit, from the browser's network layer: bodies as sent, and headers. */
import type { Browser } from 'playwright-core';

/** C7.10: limits, in kB (1,000 bytes), on scripts transferred, including those loaded when idle; see docs/web.md. */
export const SCRIPT_LIMITS = { '/': 62, '/reports': 81, '/submit': 93.4, '/follow': 70 } as const;
export type MeasuredPath = keyof typeof SCRIPT_LIMITS;

/** C14.11: limits, in kB, on the scripts that an English document references (brotli, without headers). */
export const FIRST_SCRIPT_LIMITS = { '/': 1.2, '/reports': 80.2, '/submit': 90.4 } as const;
/** How much more another language may take. */
export const OTHER_LANGUAGE_KB = 3;

const KINDS = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'fonts' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other';

/** Bytes by kind, response headers included; `scripts` is the number of script files. */
type FirstLoad = Record<Kind, number> & { scripts: number };

type LoadingFinished = { requestId: string; encodedDataLength: number };
type ResponseReceived = { requestId: string; type: string; response: { encodedDataLength: number } };

/** Opens a page in a new profile and waits until the network is idle. */
export async function firstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const load: FirstLoad = { html: 0, js: 0, css: 0, fonts: 0, other: 0, scripts: 0 };
  network.on('Network.responseReceived', ({ requestId, type }: ResponseReceived) => {
    const kind = KINDS[type as keyof typeof KINDS] ?? 'other';
    kinds.set(requestId, kind);
    if (kind === 'js') load.scripts += 1;
  });
  // Counts headers and body as transferred, before decompression.
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }: LoadingFinished) => {
    load[kinds.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await network.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return load;
}

/** Brotli size in bytes of the scripts that a document tells the browser to load at once (C14.11). */
export async function firstScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const files = new Set([...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
  const sizes = [...files].map(async (file) => {
    const { headers } = await fetch(new URL(file, url), { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
