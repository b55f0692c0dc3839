/** One first visit by a phone on a poor signal, throttled as by Lighthouse and DevTools, with its paint times. */
import type { Browser } from 'playwright-core';
import { watchBlocking } from './blocking.ts';

/** Milliseconds, except `cls`, which has no unit. */
export type Paint = { fcp: number; lcp: number; cls: number; tbt: number };

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };
/** DevTools' "Slow 4G": a round trip of 150 ms costs 562.5 ms per request; 1.44 Mbit/s down, 675 kbit/s up. */
const SIGNAL = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 691_200 / 8 };
const CPU_SLOWDOWN = 4;
/** None of our code runs later than this after the page has loaded, milliseconds. */
const SETTLE_MS = 2_000;

type Entry = PerformanceEntry & { value: number };
type Watched = Window & { seen: Record<string, Entry[]> };

/** Runs in the page before its scripts; contains no named function: the compiler would add a helper to each. */
function watch(): void {
  const seen: Watched['seen'] = {};
  Object.assign(window, { seen });
  for (const type of ['largest-contentful-paint', 'layout-shift']) {
    const entries: Entry[] = [];
    seen[type] = entries;
    new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[]))).observe({
      type,
      buffered: true,
    });
  }
}

/** Opens the page in a new profile and waits until it is idle. */
export async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SIGNAL);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  const blocked = await watchBlocking(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const paint = await page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { seen } = window as unknown as Watched;
    const lcp = seen['largest-contentful-paint']?.at(-1)?.startTime ?? 0;
    const cls = (seen['layout-shift'] ?? []).reduce((sum, { value }) => sum + value, 0);
    return { fcp, lcp, cls };
  });
  const tbt = await blocked();
  await context.close();
  return { ...paint, tbt };
}
