/** Asking for the version of what is public, once per request at most (contract C3.16). */

/** When this server started: what it knew before may be lost after a fail-over or a restore, which both start one. */
export const START = '(extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint';

/** The state of what is public, the same on a database and its replicas: its number, and a mark that no other history has. */
export const PUBLIC_STATE = "SELECT version || '.' || mark AS state FROM public_version";

/** The question, for either driver; text, so that no driver makes a number of it. */
export const PUBLIC_VERSION = `SELECT version || '.' || mark || '.' || ${START} AS version FROM public_version`;

/** The state that a version is of. */
export const stateOf = (version: string): string => version.slice(0, version.lastIndexOf('.'));

/** Resolves when what has arrived by now was looked at. */
const allLookedAt = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** So many looks that brought nobody, and so many in all, end the gathering: some microseconds, or some dozens of them. */
const QUIET_LOOKS = 2;
const MOST_LOOKS = 10;

/**
 * One question for all who ask at the same time: who asks while one is under way waits for the next one, since the one
 * under way may have been answered before the change they must see. A question costs more than ten answers, so it is not
 * asked as long as each look at the sockets brings more who want to know.
 */
export function shared(ask: () => Promise<string>): () => Promise<string> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<string> | null = null;
  let askers = 0;
  const gather = async (): Promise<void> => {
    for (let looks = 0, quiet = 0; looks < MOST_LOOKS && quiet < QUIET_LOOKS; looks += 1) {
      const before = askers;
      await allLookedAt();
      quiet = askers === before ? quiet + 1 : 0;
    }
  };
  const askNext = async (): Promise<string> => {
    await running.catch(() => undefined);
    await gather();
    next = null;
    const asked = ask();
    running = asked;
    return asked;
  };
  return () => {
    askers += 1;
    next ??= askNext();
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
  let asking: Promise<string> | null = null;
  const asked = (): Promise<string> => {
    const question = ask().then(
      (version) => {
        if (asking === question) [known, asking] = [version, null];
        return version;
      },
      (error: unknown) => {
        if (asking === question) asking = null;
        throw error;
      },
    );
    asking = question;
    return question;
  };
  return {
    // A question that is under way may have been answered before what was written.
    forget: () => {
      [known, asking] = [null, null];
    },
    version: () => known ?? asking ?? asked(),
  };
}
