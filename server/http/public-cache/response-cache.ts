/**
 * Caches public responses until a change affects them (C3.16). Every request checks for changes, so that a hidden
 * report is missing from the next response in every instance.
 */
import { utcDay } from '../../../domain/text/calendar.ts';
import type { Invalidation, PublicHistory } from './public-history.ts';

export type PublicResponse = { body: Buffer; type: string; link: string | undefined };
/** `day` (UTC): the only day on which it is valid. */
type BuiltResponse = PublicResponse & { invalidatedBy: Invalidation; day?: string };

/** `moment`: the last one at which it was known to be valid; `isUsed`: since the last eviction. */
type CachedResponse = {
  moment: number;
  response: Promise<BuiltResponse>;
  ready: BuiltResponse | null;
  size: number;
  isUsed: boolean;
};

/** Limits of cached bodies and address lengths; compressed copies add about a quarter. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 1_000;
/** Bytes per entry besides its body. */
const OVERHEAD_BYTES = 1_000;

export class PublicResponseCache {
  readonly #history: PublicHistory;
  readonly #clock: () => Date;
  readonly #cache = new Map<string, CachedResponse>();
  #size = 0;

  constructor(history: PublicHistory, clock: () => Date = () => new Date()) {
    this.#history = history;
    this.#clock = clock;
  }

  /** Null if a change has affected it; synchronous if that is known without a query. Rejects if the query fails. */
  cached(address: string): PublicResponse | null | Promise<PublicResponse | null> {
    const cached = this.#cache.get(address);
    if (!cached?.ready) return null;
    const moment = this.#history.now();
    if (typeof moment === 'number') return this.#readyAt(moment, cached);
    return moment.then((now) => this.#readyAt(now, cached));
  }

  /** The cached response if it is valid; otherwise builds and caches one. */
  async get(address: string, build: () => Promise<BuiltResponse>): Promise<PublicResponse> {
    const moment = await this.#history.now();
    const cached = this.#cache.get(address);
    if (cached && (cached.ready ? this.#readyAt(moment, cached) : cached.moment >= moment)) return cached.response;
    const response = build();
    if (address.length <= MAX_ADDRESS_LENGTH)
      this.#store(address, { moment, response, ready: null, size: OVERHEAD_BYTES, isUsed: false });
    return response;
  }

  #readyAt(now: number, cached: CachedResponse): PublicResponse | null {
    if (!cached.ready) return null;
    if (cached.ready.day !== undefined && cached.ready.day !== utcDay(this.#clock())) return null;
    if (cached.moment < now) {
      if (!this.#history.isValidSince(cached.moment, cached.ready.invalidatedBy)) return null;
      cached.moment = now;
    }
    cached.isUsed = true;
    return cached.ready;
  }

  #store(address: string, entry: CachedResponse): void {
    this.#drop(address);
    this.#cache.set(address, entry);
    this.#size += entry.size;
    entry.response.then(
      (response) => {
        entry.ready = response;
        if (this.#cache.get(address) !== entry) return;
        entry.size += response.body.length;
        this.#size += response.body.length;
        this.#makeRoom();
      },
      () => {
        if (this.#cache.get(address) === entry) this.#drop(address);
      },
    );
  }

  /** Evicts the oldest, but gives those used since a second chance, so that a hit need not reorder anything. */
  #makeRoom(): void {
    for (const [address, cached] of this.#cache) {
      if (this.#size <= MAX_BYTES) return;
      if (cached.isUsed) {
        cached.isUsed = false;
        this.#cache.delete(address);
        this.#cache.set(address, cached);
      } else this.#drop(address);
    }
  }

  #drop(address: string): void {
    const entry = this.#cache.get(address);
    if (!entry) return;
    this.#cache.delete(address);
    this.#size -= entry.size;
  }
}
