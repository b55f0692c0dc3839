/** Asking for the version of what is public, once per request at most (contract C3.16). */
import { setTimeout as wait } from 'node:timers/promises';

/** When this server started: what it knew before may be lost after a fail-over or a restore, which both start one. */
export const START = '(extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint';

/** The state of what is public, the same on a database and its replicas: its number, and a mark that no other history has. */
export const PUBLIC_STATE = "SELECT version || '.' || mark AS state FROM public_version";

/** The question, for either driver; text, so that no driver makes a number of it. */
export const PUBLIC_VERSION = `SELECT version || '.' || mark || '.' || ${START} AS version FROM public_version`;

export const stateOf = (version: string): string => version.slice(0, version.lastIndexOf('.'));

const allLookedAt = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** So many looks that brought nobody, so many in all, or so long a time end the gathering: on a busy process one look is long. */
const QUIET_LOOKS = 2;
const MOST_LOOKS = 10;
const GATHERING_MS = 0.5;
/** So many questions are under way at once: while one is, those who have their answer are served. */
const AT_ONCE = 2;
/** So long a third waits for one of them, and a fourth four times as long: on a busy server one more costs less than waiting. */
const THIRD_QUESTION_AFTER_MS = 2;
/** More would take the connections from every other read where each question takes long. */
const MOST = 4;

/**
 * Single-flight, but never by a flight that has begun: one question for all who ask at the same time; who asks while one is
 * under way is told by a later one, since the one under way may have been answered before the change they must see. A
 * question costs more than ten answers, so it is not asked as long as each look at the sockets brings more who want to know.
 */
export function singleFlight(
  ask: () => Promise<string>,
  thirdAfterMs = THIRD_QUESTION_AFTER_MS,
): () => Promise<string> {
  const running = new Set<Promise<unknown>>();
  let next: Promise<string> | null = null;
  let askers = 0;
  const gather = async (): Promise<void> => {
    const end = performance.now() + GATHERING_MS;
    for (let looks = 0, quiet = 0; looks < MOST_LOOKS && quiet < QUIET_LOOKS; looks += 1) {
      if (performance.now() > end) return;
      const before = askers;
      await allLookedAt();
      quiet = askers === before ? quiet + 1 : 0;
    }
  };
  const turn = async (): Promise<void> => {
    const more = running.size - AT_ONCE;
    if (more < 0) return;
    const waited = running.size < MOST ? [wait(thirdAfterMs * 4 ** more)] : [];
    await Promise.race([...running, ...waited]).catch(() => undefined);
  };
  const askNext = async (): Promise<string> => {
    await turn();
    await gather();
    next = null;
    const asked = ask();
    running.add(asked);
    const done = () => void running.delete(asked);
    asked.then(done, done);
    return asked;
  };
  return () => {
    askers += 1;
    next ??= askNext();
    return next;
  };
}

/**
 * Memoised and single-flight: the answer is remembered until something was written. For the embedded engine, whose every write goes through this
 * process.
 */
export function memoised(ask: () => Promise<string>): {
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
