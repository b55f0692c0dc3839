/** Queries the public version, at most once per request (C3.16) */
import { setTimeout as wait } from 'node:timers/promises';

/** The server's start time: a fail-over or restore restarts it and may lose known versions. */
export const START = '(extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint';

/** The same on a database and its replicas: a number, and a mark unique to this history. */
export const PUBLIC_STATE = "SELECT version || '.' || mark AS state FROM public_version";

/** As text, so that no driver converts it to a number. */
export const PUBLIC_VERSION = `SELECT version || '.' || mark || '.' || ${START} AS version FROM public_version`;

export const stateOf = (version: string): string => version.slice(0, version.lastIndexOf('.'));

const allLookedAt = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Idle polls, total polls or time after which gathering ends. */
const QUIET_LOOKS = 2;
const MOST_LOOKS = 10;
const GATHERING_MS = 0.5;
/** Concurrent queries; others are served in between. */
const AT_ONCE = 2;
/** A fourth waits four times as long: on a busy server another query costs less than waiting. */
const THIRD_QUESTION_AFTER_MS = 2;
/** More would take connections from other reads if queries are slow. */
const MOST = 4;

/**
 * One query for all simultaneous callers, but never one already running, which may predate a change they must see. It
 * waits while each poll of the sockets brings more callers, since it costs more than ten answers.
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

/** Cached until something is written. For the embedded engine, where every write passes through this process. */
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
    // A running query may predate the write.
    forget: () => {
      [known, asking] = [null, null];
    },
    version: () => known ?? asking ?? asked(),
  };
}
