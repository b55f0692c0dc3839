/** One first visit by a phone on a poor signal, as Lighthouse and devtools throttle it, and what its reader waits for. */
import type { Browser } from 'playwright-core';

/** Milliseconds, but for `cls`, which has no unit. */
export type Paint = { fcp: number; lcp: number; cls: number; tbt: number };

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };
/** "Slow 4G" with real throttling: 150 ms of round trip cost 562.5 ms a request; 1.44 Mbit/s down, 675 kbit/s up. */
const SIGNAL = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 691_200 / 8 };
const CPU_SLOWDOWN = 4;
/** Nothing of ours comes later than this after the page has loaded, milliseconds. */
const SETTLE = 2_000;

type Watched = Window & { paint: { lcp: number; cls: number; long: { start: number; blocked: number }[] } };

/** Runs in the page before anything of it. */
function watch(): void {
  const paint: Watched['paint'] = { lcp: 0, cls: 0, long: [] };
  Object.assign(window, { paint });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    paint.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    paint.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ startTime, duration }) => paint.long.push({ start: startTime, blocked: duration - 50 }));
}

/** Opens the page in a fresh profile and waits until it has come to rest. */
export async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SIGNAL);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE);
  const paint = await page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { lcp, cls, long } = (window as unknown as Watched).paint;
    const tbt = long.filter(({ start }) => start >= fcp).reduce((sum, { blocked }) => sum + blocked, 0);
    return { fcp, lcp, cls, tbt };
  });
  await context.close();
  return paint;
}
