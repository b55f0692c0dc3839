/**
 * Copies serialised once per revision: lists are assembled from them, and the database returns only ids and order
 * (docs/decisions/027-kept-answers.md).
 */
import type { PublicListQuery } from '../../../domain/reports/filters.ts';
import type { Db } from '../../db/database.ts';
import type { Cursor } from '../../http/paging.ts';
import { concatUnpooled } from '../../http/public-cache/unpooled-buffer.ts';
import { presentPublic } from './present.ts';
import { findCopies, type ListEntry, listEntries } from './queries.ts';

/** The least recently used is evicted first. */
const KEEP_BYTES = 16 * 1024 * 1024;
/** Besides its bytes. */
const OVERHEAD_BYTES = 300;

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** For values that are already JSON. */
export function asJsonList(written: readonly Buffer[]): Buffer {
  const parts = written.flatMap((each, at) => (at === 0 ? [each] : [COMMA, each]));
  return concatUnpooled([OPEN, ...parts, CLOSE]);
}

export class SerialisedCopies {
  /** By the copy's revision; most recently used last. */
  readonly #kept = new Map<string, Buffer>();
  #size = 0;

  /** All as of the moment at which the positions were read. */
  async list(
    read: Db,
    query: PublicListQuery,
    after: Cursor | null,
  ): Promise<{ places: ListEntry[]; written: Buffer[] }> {
    for (;;) {
      const places = await listEntries(read, query, after);
      const written = await this.#at(read, places);
      // Changed or hidden in between: read again. Each round takes another change to just these copies.
      if (written) return { places, written };
    }
  }

  async #at(read: Db, places: readonly ListEntry[]): Promise<Buffer[] | null> {
    const known = new Map<string, Buffer>();
    for (const { revision } of places) {
      const written = this.#kept.get(revision);
      if (written) this.#keep(revision, written);
      if (written) known.set(revision, written);
    }
    const missing = places.filter(({ revision }) => !known.has(revision)).map(({ id }) => id);
    for (const { revision, ...copy } of missing.length === 0 ? [] : await findCopies(read, missing)) {
      const written = concatUnpooled([Buffer.from(JSON.stringify(presentPublic(copy)))]);
      this.#keep(revision, written);
      known.set(revision, written);
    }
    const found = places.map(({ revision }) => known.get(revision));
    return found.every((each) => each !== undefined) ? found : null;
  }

  #keep(revision: string, written: Buffer): void {
    if (this.#kept.delete(revision)) this.#size -= written.length + OVERHEAD_BYTES;
    this.#kept.set(revision, written);
    this.#size += written.length + OVERHEAD_BYTES;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= KEEP_BYTES) return;
      this.#kept.delete(oldest);
      this.#size -= length + OVERHEAD_BYTES;
    }
  }
}
