/** Asking for the version of what is public, once per request at most, and for what changed between two (contract C3.16). */
import type { Sought } from '../../domain/reports/sought.ts';
import type { Connection } from './connection.ts';

/** When this server started: what it knew before may be lost after a fail-over or a restore, which both start one. */
const START = '(extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint';

/** The state of what is public, the same on a database and its replicas: its number, and a mark that no other history has. */
export const PUBLIC_STATE = "SELECT version || '.' || mark AS state FROM public_version";

/** The question, for either driver; text, so that no driver makes a number of it. */
export const PUBLIC_VERSION = `SELECT version || '.' || mark || '.' || ${START} AS version FROM public_version`;

/** The state that a version is of. */
export const stateOf = (version: string): string => version.slice(0, version.lastIndexOf('.'));

/** A report whose public copy changed, and the copy as it is now, `null` where it is not public (any more). */
export type PublicChange = { id: string; copy: Sought | null };

/** All that changed from one version up to a newer one, and every version that came up on the way. */
export type PublicChanges = { version: string; passed: string[]; changes: PublicChange[] };

/** So many changes are told; who is further behind had better begin anew. */
const TOLD = 300;

/**
 * What changed since a version; no row where that version is not known here (long ago, or of another history), a row
 * without an id where it cannot be told by report.
 */
const CHANGED = `SELECT v.version || '.' || v.mark || '.' || ${START} AS version,
    c.version || '.' || c.mark || '.' || ${START} AS passed, c.report_id AS id, p.search_text AS "searchText",
    p.injury_key AS "injuryKey", p.damage_key AS "damageKey", p.category_key AS "categoryKey",
    to_char(p.submitted_on, 'YYYY-MM-DD') AS "submittedOn"
  FROM public_version v
  LEFT JOIN public_changes c ON c.version > $1
  LEFT JOIN published_reports p ON p.id = c.report_id
  WHERE EXISTS (SELECT FROM public_changes known WHERE known.version = $1 AND known.mark = $2::uuid) AND $3 = ${START}
  ORDER BY c.version
  LIMIT ${TOLD + 1}`;
type Changed = { version: string; passed: string | null; id: string | null } & (Sought | Record<keyof Sought, null>);

/** What changed since a version, all of one moment; `null` where that cannot be told. */
export async function changesSince(since: string, rows: Connection['rows']): Promise<PublicChanges | null> {
  const found = await rows<Changed>(CHANGED, since.split('.'));
  const [first] = found;
  if (!first || found.length > TOLD) return null;
  const changes = new Map<string, PublicChange>();
  for (const { version: _, passed, id, ...copy } of found) {
    if (passed !== null && id === null) return null;
    if (id !== null) changes.set(id, { id, copy: copy.searchText === null ? null : copy });
  }
  const passed = found.flatMap((row) => (row.passed === null ? [] : [row.passed]));
  // What is noted has to lead up to the version that stands.
  if ((passed.at(-1) ?? since) !== first.version) return null;
  return { version: first.version, passed, changes: [...changes.values()] };
}

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
