/**
 * Public answers, built once per change and address (contract C3.16): as long as nothing public has changed, the same
 * bytes are sent again. Every request asks for the version of what is public, so that a hidden report is gone from the
 * very next answer, in every instance.
 */

export type Answer = { body: Buffer; type: string; link: string | undefined };

/** Gives another value after each change of what is public; at once where it is known without asking. */
export type VersionOf = () => string | Promise<string>;

type Kept = { version: string; answer: Promise<Answer>; ready: Answer | null; size: number };

/** Most bytes and longest address that are kept; compressed copies come on top, at about a quarter. */
const KEEP_BYTES = 16 * 1024 * 1024;
const KEEP_ADDRESS = 1_000;
/** What an entry costs beside its body. */
const OVERHEAD = 1_000;

export class PublicAnswers {
  readonly #versionOf: VersionOf;
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  constructor(versionOf: VersionOf) {
    this.#versionOf = versionOf;
  }

  /**
   * The kept answer for an address where nothing has changed since, else `null`; at once where the version is known.
   * Rejects where the version cannot be asked for.
   */
  kept(address: string): Answer | null | Promise<Answer | null> {
    const kept = this.#kept.get(address);
    if (!kept?.ready) return null;
    const version = this.#versionOf();
    if (typeof version === 'string') return this.#readyAt(version, address, kept);
    return version.then((asked) => this.#readyAt(asked, address, kept));
  }

  /** The answer for an address: the kept one where nothing has changed, else what `build` gives, kept from now on. */
  async get(address: string, build: () => Promise<Answer>): Promise<Answer> {
    const version = await this.#versionOf();
    const kept = this.#kept.get(address);
    if (kept?.version === version) {
      this.#use(address, kept);
      return kept.answer;
    }
    const answer = build();
    if (address.length <= KEEP_ADDRESS) this.#keep(address, { version, answer, ready: null, size: OVERHEAD });
    return answer;
  }

  #readyAt(version: string, address: string, kept: Kept): Answer | null {
    if (kept.version !== version) return null;
    this.#use(address, kept);
    return kept.ready;
  }

  /** Last used is last in the map, and the first goes when room is needed. */
  #use(address: string, kept: Kept): void {
    if (this.#kept.get(address) !== kept) return;
    this.#kept.delete(address);
    this.#kept.set(address, kept);
  }

  #keep(address: string, entry: Kept): void {
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

  #makeRoom(): void {
    for (const address of this.#kept.keys()) {
      if (this.#size <= KEEP_BYTES) return;
      this.#drop(address);
    }
  }

  #drop(address: string): void {
    const entry = this.#kept.get(address);
    if (!entry) return;
    this.#kept.delete(address);
    this.#size -= entry.size;
  }
}
