/**
 * Copies serialised once per revision: lists are assembled from them, so that the database returns only ids and order
 * (docs/decisions/027-cached-responses.md).
 */
import type { PublicListQuery } from '../../../domain/reports/filters.ts';
import type { Db } from '../../db/database.ts';
import type { Cursor } from '../../http/paging.ts';
import { concatUnpooled } from '../../http/public-cache/unpooled-buffer.ts';
import { presentPublic } from './present.ts';
import { findCopies, type ListEntry, listEntries } from './queries.ts';

/** The least recently used copies are evicted first. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Per copy, besides its bytes. */
const OVERHEAD_BYTES = 300;

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** For values that are already JSON. */
export function asJsonList(serialised: readonly Buffer[]): Buffer {
  const parts = serialised.flatMap((each, at) => (at === 0 ? [each] : [COMMA, each]));
  return concatUnpooled([OPEN, ...parts, CLOSE]);
}

export class SerialisedCopies {
  /** By the copy's revision; most recently used last. */
  readonly #cache = new Map<string, Buffer>();
  #size = 0;

  /** The copies as they were when their positions were read. */
  async list(
    read: Db,
    query: PublicListQuery,
    after: Cursor | null,
  ): Promise<{ entries: ListEntry[]; serialised: Buffer[] }> {
    for (;;) {
      const entries = await listEntries(read, query, after);
      const serialised = await this.#read(read, entries);
      // If a copy was changed or hidden in between, read again: every further round needs another such change.
      if (serialised) return { entries, serialised };
    }
  }

  async #read(read: Db, entries: readonly ListEntry[]): Promise<Buffer[] | null> {
    const byRevision = new Map<string, Buffer>();
    for (const { revision } of entries) {
      const serialised = this.#cache.get(revision);
      if (serialised) this.#store(revision, serialised);
      if (serialised) byRevision.set(revision, serialised);
    }
    const missing = entries.filter(({ revision }) => !byRevision.has(revision)).map(({ id }) => id);
    for (const { revision, ...copy } of missing.length === 0 ? [] : await findCopies(read, missing)) {
      const serialised = concatUnpooled([Buffer.from(JSON.stringify(presentPublic(copy)))]);
      this.#store(revision, serialised);
      byRevision.set(revision, serialised);
    }
    const found = entries.map(({ revision }) => byRevision.get(revision));
    return found.every((each) => each !== undefined) ? found : null;
  }

  #store(revision: string, serialised: Buffer): void {
    if (this.#cache.delete(revision)) this.#size -= serialised.length + OVERHEAD_BYTES;
    this.#cache.set(revision, serialised);
    this.#size += serialised.length + OVERHEAD_BYTES;
    for (const [oldest, { length }] of this.#cache) {
      if (this.#size <= MAX_BYTES) return;
      this.#cache.delete(oldest);
      this.#size -= length + OVERHEAD_BYTES;
    }
  }
}
