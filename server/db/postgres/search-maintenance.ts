/**
 * Emptying the pending lists of the GIN indexes: new entries wait there, each search reads the list whole, and the writer
 * who finds it full has to move it into the index (docs/decisions/022-search.md). On a server another connection does so,
 * debounced after each write: no request waits for it, and searches have little to read.
 */

export const SEARCH_INDEXES = ['report_words_parts', 'published_words_parts'] as const;

export const emptyPendingList = (index: (typeof SEARCH_INDEXES)[number]): string =>
  `SELECT gin_clean_pending_list('${index}')`;

/** How long new entries may wait: longer saves work where much is written, and costs searches. */
const CLEANUP_DELAY_MS = 2_000;

/**
 * Debounces work: it runs a delay after it was asked for, once for all who asked before it began, never twice at a time;
 * where it fails, whoever asks next has it done.
 */
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
