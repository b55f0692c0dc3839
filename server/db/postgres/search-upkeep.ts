/**
 * New search entries wait in a list that each search reads whole and that the writer who finds it full has to put away
 * (docs/decisions/022-search.md). On a server another connection does so, soon after something was written: no request
 * waits for it, and searches have little to read.
 */

/** What waits for the indexes of words. */
export const SEARCHES = ['report_words_parts', 'published_words_parts'] as const;

/** The statement that takes in what waits for one of them. */
export const takeIn = (index: (typeof SEARCHES)[number]): string => `SELECT gin_clean_pending_list('${index}')`;

/** How long new entries may wait, milliseconds: longer saves work where much is written, and costs searches. */
const SOON = 2_000;

/**
 * Runs the work soon after it was asked for, once for all who asked before it began; where it fails, whoever asks next has
 * it done. `soon`: milliseconds.
 */
export function soonAfter(work: () => Promise<unknown>, soon = SOON): { ask(): void; stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let [isAsked, isAtWork, isOver] = [false, false, false];
  const begin = (): void => {
    if (!isAtWork && !isOver) timer ??= setTimeout(() => void run(), soon).unref();
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
