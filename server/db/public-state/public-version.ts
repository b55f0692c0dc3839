/** Queries the public version (C3.16), with one query for simultaneous requests */
import { setTimeout as wait } from 'node:timers/promises';

/** The database server's start time: a fail-over or restore restarts it, and may lose known versions. */
export const SERVER_START = '(extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint';

/** The same on a database and its replicas: a number, and a version token unique to this history (column `mark`). */
export const PUBLIC_STATE = "SELECT version || '.' || mark AS state FROM public_version";

/** As text, so that no driver converts it to a number. */
export const PUBLIC_VERSION = `SELECT version || '.' || mark || '.' || ${SERVER_START} AS version FROM public_version`;

export const stateOf = (version: string): string => version.slice(0, version.lastIndexOf('.'));

const nextPoll = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Gathering ends after this many idle polls, polls in total, or time. */
const IDLE_POLLS_MAX = 2;
const POLLS_MAX = 10;
const GATHERING_MS = 0.5;
/** This many queries start without delay; other reads are served in between. */
const CONCURRENT_QUERIES = 2;
/** The fourth query waits four times as long: if earlier ones are slow, another query costs less than waiting. */
const THIRD_QUERY_DELAY_MS = 2;
/** More slow queries would take connections from other reads. */
const QUERIES_MAX = 4;

/**
 * Shares one query among simultaneous callers, but never one already running: it may predate a change they must see.
 * The query is delayed while each poll of the sockets brings more callers, since it costs more than ten answers.
 */
export function batchCallers(query: () => Promise<string>, thirdDelayMs = THIRD_QUERY_DELAY_MS): () => Promise<string> {
  const running = new Set<Promise<unknown>>();
  let next: Promise<string> | null = null;
  let callers = 0;
  const gather = async (): Promise<void> => {
    const end = performance.now() + GATHERING_MS;
    for (let polls = 0, idle = 0; polls < POLLS_MAX && idle < IDLE_POLLS_MAX; polls += 1) {
      if (performance.now() > end) return;
      const previous = callers;
      await nextPoll();
      idle = callers === previous ? idle + 1 : 0;
    }
  };
  const waitForSlot = async (): Promise<void> => {
    const more = running.size - CONCURRENT_QUERIES;
    if (more < 0) return;
    const delay = running.size < QUERIES_MAX ? [wait(thirdDelayMs * 4 ** more)] : [];
    await Promise.race([...running, ...delay]).catch(() => undefined);
  };
  const startNext = async (): Promise<string> => {
    await waitForSlot();
    await gather();
    next = null;
    const started = query();
    running.add(started);
    const done = () => void running.delete(started);
    started.then(done, done);
    return started;
  };
  return () => {
    callers += 1;
    next ??= startNext();
    return next;
  };
}

/** Caches the version until something is written. For the embedded engine, where this process makes every write. */
export function memoise(query: () => Promise<string>): {
  version: () => string | Promise<string>;
  forget: () => void;
} {
  let known: string | null = null;
  let pending: Promise<string> | null = null;
  const refresh = (): Promise<string> => {
    const current = query().then(
      (version) => {
        if (pending === current) [known, pending] = [version, null];
        return version;
      },
      (error: unknown) => {
        if (pending === current) pending = null;
        throw error;
      },
    );
    pending = current;
    return current;
  };
  return {
    // The result of a running query may predate the write.
    forget: () => {
      [known, pending] = [null, null];
    },
    version: () => known ?? pending ?? refresh(),
  };
}
