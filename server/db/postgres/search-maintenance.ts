/**
 * Empties GIN pending lists after writes, so that searches read little and no request waits
 * (docs/decisions/022-search.md)
 */

export const SEARCH_INDEXES = ['report_words_parts', 'published_words_parts'] as const;

export const emptyPendingList = (index: (typeof SEARCH_INDEXES)[number]): string =>
  `SELECT gin_clean_pending_list('${index}')`;

/** A longer delay saves writers work and costs searches. */
const CLEANUP_DELAY_MS = 2_000;

/** Runs once, a delay after being asked, for all who asked before it began; never concurrently. */
export function debounced(work: () => Promise<unknown>, delayMs = CLEANUP_DELAY_MS): { ask(): void; stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let [isAsked, isAtWork, isOver] = [false, false, false];
  const begin = (): void => {
    if (!isAtWork && !isOver) timer ??= setTimeout(() => void run(), delayMs).unref();
  };
  const run = async (): Promise<void> => {
    timer = null;
    [isAsked, isAtWork] = [false, true];
    await work().catch(() => undefined);
    isAtWork = false;
    if (isAsked) begin();
  };
  return {
    ask: () => {
      isAsked = true;
      begin();
    },
    stop: () => {
      isOver = true;
      if (timer) clearTimeout(timer);
    },
  };
}
