/**
 * Published copies as they go out, written once for each state of a copy (docs/decisions/027-kept-answers.md): a list that
 * is asked for in a new way is put together from them, and the database only tells which ones, in which order.
 */
import type { PublicListQuery } from '../../../domain/reports/filters.ts';
import type { Db } from '../../db/database.ts';
import type { Cursor } from '../../http/paging.ts';
import { concatUnpooled } from '../../http/public-cache/unpooled-buffer.ts';
import { presentPublic } from './present.ts';
import { findCopies, type ListEntry, listEntries } from './queries.ts';

/** Most bytes that are kept; what was used longest ago goes first. */
const KEEP_BYTES = 16 * 1024 * 1024;
/** What a copy costs beside its bytes. */
const OVERHEAD_BYTES = 300;

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** A JSON list of values that are JSON already. */
export function asJsonList(written: readonly Buffer[]): Buffer {
  const parts = written.flatMap((each, at) => (at === 0 ? [each] : [COMMA, each]));
  return concatUnpooled([OPEN, ...parts, CLOSE]);
}

export class SerialisedCopies {
  /** By the revision of the copy, used last is last. */
  readonly #kept = new Map<string, Buffer>();
  #size = 0;

  /** The copies of one page and where they stand, all as of the moment at which the places were read. */
  async list(
    read: Db,
    query: PublicListQuery,
    after: Cursor | null,
  ): Promise<{ places: ListEntry[]; written: Buffer[] }> {
    for (;;) {
      const places = await listEntries(read, query, after);
      const written = await this.#at(read, places);
      // Changed or hidden in between: the places are read again. Each round takes another change of just these copies.
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
