/**
 * Each report's public changes since this process started, so that a change invalidates only the responses it affects.
 * If the changes are unknown, all earlier responses count as affected (C3.16).
 */
import type { Database } from '../../db/database.ts';
import type { PublicChange } from '../../db/public-state/public-changes.ts';

/** Whether a change to a report affects a response. */
export type Invalidation = (change: PublicChange) => boolean;

export const anyReportChange: Invalidation = () => true;
export const noReportChange: Invalidation = () => false;

const REMEMBERED_MAX = 300;

export class PublicHistory {
  readonly #database: Pick<Database, 'publicVersion' | 'publicChanges'>;
  #latest: string | null = null;
  #moment = 0;
  /** Responses built before this moment may be affected by changes that are no longer remembered. */
  #completeSince = 0;
  readonly #pastVersions = new Map<string, number>();
  /** The last change to each report, latest last. */
  readonly #changes = new Map<string, { moment: number; change: PublicChange }>();
  #reading: Promise<void> | null = null;

  constructor(database: Pick<Database, 'publicVersion' | 'publicChanges'>) {
    this.#database = database;
  }

  /** A logical clock: reflects everything committed before the call. Synchronous if no query is needed. */
  now(): number | Promise<number> {
    const before = this.#moment;
    const version = this.#database.publicVersion();
    if (version === this.#latest) return before;
    return this.#catchUp(version, before);
  }

  isValidSince(since: number, invalidatedBy: Invalidation): boolean {
    if (since < this.#completeSince) return false;
    for (const { moment, change } of this.#changes.values()) if (moment > since && invalidatedBy(change)) return false;
    return true;
  }

  /** A version last seen before `before` belongs to another history. */
  async #catchUp(queried: string | Promise<string>, before: number): Promise<number> {
    const version = await queried;
    const isKnown = () => version === this.#latest || (this.#pastVersions.get(version) ?? 0) > before;
    // A read already in progress may predate this call; a second one cannot.
    for (let attempt = 0; attempt < 2 && !isKnown(); attempt += 1) {
      this.#reading ??= this.#readChanges(version).finally(() => {
        this.#reading = null;
      });
      await this.#reading;
    }
    // A version that does not follow from ours belongs to another history.
    if (!isKnown()) this.#forget(version);
    return this.#moment;
  }

  async #readChanges(version: string): Promise<void> {
    const since = this.#latest;
    // If the changes cannot be read, no earlier response is valid.
    const read = since === null ? null : await this.#database.publicChanges(since).catch(() => null);
    if (!read || since === null) return this.#forget(version);
    this.#moment += 1;
    this.#latest = read.version;
    for (const past of [since, ...read.versions]) this.#pastVersions.set(past, this.#moment);
    this.#pastVersions.delete(read.version);
    for (const change of read.changes) {
      this.#changes.delete(change.id);
      this.#changes.set(change.id, { moment: this.#moment, change });
    }
    this.#trim();
  }

  #trim(): void {
    for (const version of this.#pastVersions.keys())
      if (this.#pastVersions.size > REMEMBERED_MAX) this.#pastVersions.delete(version);
    for (const [id, { moment }] of this.#changes) {
      if (this.#changes.size <= REMEMBERED_MAX) return;
      this.#completeSince = moment;
      this.#changes.delete(id);
    }
  }

  #forget(version: string): void {
    this.#moment += 1;
    this.#completeSince = this.#moment;
    this.#latest = version;
    this.#pastVersions.clear();
    this.#changes.clear();
  }
}
