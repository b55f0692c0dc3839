/**
 * Caches public answers until a change affects them (C3.16). Every request checks for changes, so that a hidden report
 * is missing from the next answer in every instance.
 */
import { utcDay } from '../../../domain/text/calendar.ts';
import type { PublicHistory, TouchedBy } from './public-history.ts';

export type Answer = { body: Buffer; type: string; link: string | undefined };
/** `day` (UTC): the only one on which it is valid. */
export type BuiltAnswer = Answer & { touchedBy: TouchedBy; day?: string };

/** `moment`: the last at which it was valid; `isUsed`: since the last eviction. */
type CachedAnswer = {
  moment: number;
  answer: Promise<BuiltAnswer>;
  ready: BuiltAnswer | null;
  size: number;
  isUsed: boolean;
};

/** Limits of cached bodies and address lengths; compressed copies add about a quarter. */
const KEEP_BYTES = 16 * 1024 * 1024;
const KEEP_ADDRESS = 1_000;
/** Bytes per entry besides its body. */
const OVERHEAD = 1_000;

export class PublicAnswers {
  readonly #history: PublicHistory;
  readonly #clock: () => Date;
  readonly #kept = new Map<string, CachedAnswer>();
  #size = 0;

  constructor(history: PublicHistory, clock: () => Date = () => new Date()) {
    this.#history = history;
    this.#clock = clock;
  }

  /** Null if affected since; synchronous if known without asking. Rejects if the version cannot be queried. */
  kept(address: string): Answer | null | Promise<Answer | null> {
    const kept = this.#kept.get(address);
    if (!kept?.ready) return null;
    const moment = this.#history.now();
    if (typeof moment === 'number') return this.#readyAt(moment, kept);
    return moment.then((now) => this.#readyAt(now, kept));
  }

  /** Builds and caches it if no valid one exists. */
  async get(address: string, build: () => Promise<BuiltAnswer>): Promise<Answer> {
    const moment = await this.#history.now();
    const kept = this.#kept.get(address);
    if (kept && (kept.ready ? this.#readyAt(moment, kept) : kept.moment >= moment)) return kept.answer;
    const answer = build();
    if (address.length <= KEEP_ADDRESS)
      this.#keep(address, { moment, answer, ready: null, size: OVERHEAD, isUsed: false });
    return answer;
  }

  #readyAt(now: number, kept: CachedAnswer): Answer | null {
    if (!kept.ready) return null;
    if (kept.ready.day !== undefined && kept.ready.day !== utcDay(this.#clock())) return null;
    if (kept.moment < now) {
      if (!this.#history.stands(kept.moment, kept.ready.touchedBy)) return null;
      kept.moment = now;
    }
    kept.isUsed = true;
    return kept.ready;
  }

  #keep(address: string, entry: CachedAnswer): void {
    this.#drop(address);
    this.#kept.set(address, entry);
    this.#size += entry.size;
    entry.answer.then(
      (answer) => {
        entry.ready = answer;
        if (this.#kept.get(address) !== entry) return;
        entry.size += answer.body.length;
        this.#size += answer.body.length;
        this.#makeRoom();
      },
      () => {
        if (this.#kept.get(address) === entry) this.#drop(address);
      },
    );
  }

  /** Evicts the oldest; one used since then gets a second chance, so that hits cost nothing. */
  #makeRoom(): void {
    for (const [address, kept] of this.#kept) {
      if (this.#size <= KEEP_BYTES) return;
      if (kept.isUsed) {
        kept.isUsed = false;
        this.#kept.delete(address);
        this.#kept.set(address, kept);
      } else this.#drop(address);
    }
  }

  #drop(address: string): void {
    const entry = this.#kept.get(address);
    if (!entry) return;
    this.#kept.delete(address);
    this.#size -= entry.size;
  }
}
