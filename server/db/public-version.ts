/** Asking for the version of what is public, once per request at most (contract C3.16). */

/**
 * The question, for either driver; text, so that no driver makes a number of it. The transaction that counted tells two
 * histories apart that came to the same number: a replica's after a fail-over, or an older backup's.
 */
export const PUBLIC_VERSION = "SELECT version || '.' || xmin AS version FROM public_version";

/**
 * One question for all who ask at the same time: who asks while one is under way waits for the next one, since the one
 * under way may have been answered before the change they must see.
 */
export function shared(ask: () => Promise<string>): () => Promise<string> {
  let running: Promise<string> | null = null;
  let next: Promise<string> | null = null;
  const start = (): Promise<string> => {
    const asked = ask().finally(() => {
      if (running === asked) running = null;
    });
    running = asked;
    return asked;
  };
  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}

/**
 * The answer remembered until something was written: for the embedded engine, whose every write goes through this
 * process.
 */
export function remembered(ask: () => Promise<string>): {
  version: () => string | Promise<string>;
  forget: () => void;
} {
  let known: string | null = null;
  let writes = 0;
  const asked = async (): Promise<string> => {
    const before = writes;
    const version = await ask();
    if (before === writes) known = version;
    return version;
  };
  return {
    forget: () => {
      known = null;
      writes += 1;
    },
    version: () => known ?? asked(),
  };
}
