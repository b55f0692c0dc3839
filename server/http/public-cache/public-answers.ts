/**
 * Public answers, built once per change and address (contract C3.16): as long as nothing has changed that touches an
 * answer, the same bytes are sent again. Every request asks whether anything changed, so that a hidden report is gone from
 * the very next answer, in every instance.
 */
import { utcDay } from '../../../domain/text/calendar.ts';
import type { PublicHistory, TouchedBy } from './public-history.ts';

export type Answer = { body: Buffer; type: string; link: string | undefined };
/** An answer as it was built, with what would make it another; `day` (in UTC) is the only one on which it is right, where there is one. */
export type BuiltAnswer = Answer & { touchedBy: TouchedBy; day?: string };

/** `moment` is the last at which the answer was right; `isUsed` since room was last sought where it stands. */
type CachedAnswer = {
  moment: number;
  answer: Promise<BuiltAnswer>;
  ready: BuiltAnswer | null;
  size: number;
  isUsed: boolean;
};

/** Most bytes and longest address that are kept; compressed copies come on top, at about a quarter. */
const KEEP_BYTES = 16 * 1024 * 1024;
const KEEP_ADDRESS = 1_000;
/** What an entry costs beside its body. */
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

  /**
   * The kept answer for an address where nothing has changed since that touches it, else `null`; at once where that is
   * known without asking. Rejects where it cannot be asked.
   */
  kept(address: string): Answer | null | Promise<Answer | null> {
    const kept = this.#kept.get(address);
    if (!kept?.ready) return null;
    const moment = this.#history.now();
    if (typeof moment === 'number') return this.#readyAt(moment, kept);
    return moment.then((now) => this.#readyAt(now, kept));
  }

  /** The answer for an address: the kept one where nothing has changed, else what `build` gives, kept from now on. */
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

  /** The oldest goes, but one that was used meanwhile counts as new once more: using costs nothing, making room does. */
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
