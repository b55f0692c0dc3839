/**
 * Total blocking time after the first paint, from a trace in the main thread's CPU time, so that other load on the
 * machine does not count.
 */
import type { Browser, CDPSession } from 'playwright-core';

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

const TASK = 'ThreadControllerImpl::RunTask';
const BLOCKS_FROM_MS = 50;

/** Blocking time, milliseconds. */
function blockedIn(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('the trace has no first paint');
  const isLate = ({ ph, name, pid, tid, ts, dur = 0 }: TraceEvent) =>
    ph === 'X' && name === TASK && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts;
  return events.filter(isLate).reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1_000 - BLOCKS_FROM_MS), 0);
}

/** Starts tracing the browser; the returned function stops it and returns milliseconds. */
export async function watchBlocking(browser: Browser): Promise<() => Promise<number>> {
  const devtools: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'loading'] } });
  return async () => {
    const whole = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await whole;
    await devtools.detach();
    return blockedIn(events);
  };
}
