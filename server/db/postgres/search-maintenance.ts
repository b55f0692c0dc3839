/**
 * Empties GIN pending lists after writes, so that searches read little and no request has to empty one
 * (docs/decisions/022-search.md)
 */

export const SEARCH_INDEXES = ['report_words_parts', 'published_words_parts'] as const;

export const emptyPendingList = (index: (typeof SEARCH_INDEXES)[number]): string =>
  `SELECT gin_clean_pending_list('${index}')`;

/** A longer delay saves writers work and costs searches. */
const CLEANUP_DELAY_MS = 2_000;

/** Runs the work once, after a delay, for all calls made before it begins; never concurrently. */
export function throttle(work: () => Promise<unknown>, delayMs = CLEANUP_DELAY_MS): { schedule(): void; stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let [isScheduled, isRunning, isStopped] = [false, false, false];
  const startTimer = (): void => {
    if (!isRunning && !isStopped) timer ??= setTimeout(() => void run(), delayMs).unref();
  };
  const run = async (): Promise<void> => {
    timer = null;
    [isScheduled, isRunning] = [false, true];
    await work().catch(() => undefined);
    isRunning = false;
    if (isScheduled) startTimer();
  };
  return {
    schedule: () => {
      isScheduled = true;
      startTimer();
    },
    stop: () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
