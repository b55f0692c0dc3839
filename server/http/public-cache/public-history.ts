/**
 * Public changes per report while this program runs, so that a change invalidates only the answers it affects; if
 * unknown, everything made before counts as affected (C3.16).
 */
import type { Database } from '../../db/database.ts';
import type { PublicChange } from '../../db/public-state/public-changes.ts';

export type TouchedBy = (change: PublicChange) => boolean;

export const byAny: TouchedBy = () => true;
export const byNone: TouchedBy = () => false;

const REMEMBERED = 300;

export class PublicHistory {
  readonly #database: Pick<Database, 'publicVersion' | 'publicChanges'>;
  #latest: string | null = null;
  #moment = 0;
  /** Anything made before may be affected. */
  #notedSince = 0;
  readonly #passed = new Map<string, number>();
  /** Each report's last change, latest last. */
  readonly #changes = new Map<string, { moment: number; change: PublicChange }>();
  #learning: Promise<void> | null = null;

  constructor(database: Pick<Database, 'publicVersion' | 'publicChanges'>) {
    this.#database = database;
  }

  /** Everything committed when it was called is known; synchronous if known without asking. */
  now(): number | Promise<number> {
    const before = this.#moment;
    const version = this.#database.publicVersion();
    if (version === this.#latest) return before;
    return this.#reach(version, before);
  }

  stands(since: number, touchedBy: TouchedBy): boolean {
    if (since < this.#notedSince) return false;
    for (const { moment, change } of this.#changes.values()) if (moment > since && touchedBy(change)) return false;
    return true;
  }

  /** Versions passed before `before` belong to another history. */
  async #reach(asked: string | Promise<string>, before: number): Promise<number> {
    const version = await asked;
    const isReached = () => version === this.#latest || (this.#passed.get(version) ?? 0) > before;
    // A read already in progress may predate this call; the second one does not.
    for (let time = 0; time < 2 && !isReached(); time += 1) {
      this.#learning ??= this.#learn(version).finally(() => {
        this.#learning = null;
      });
      await this.#learning;
    }
    // A version that does not follow belongs to another history.
    if (!isReached()) this.#forget(version);
    return this.#moment;
  }

  async #learn(version: string): Promise<void> {
    const since = this.#latest;
    // If the changes cannot be read, nothing made before is valid.
    const learnt = since === null ? null : await this.#database.publicChanges(since).catch(() => null);
    if (!learnt || since === null) return this.#forget(version);
    this.#moment += 1;
    this.#latest = learnt.version;
    for (const passed of [since, ...learnt.passed]) this.#passed.set(passed, this.#moment);
    this.#passed.delete(learnt.version);
    for (const change of learnt.changes) {
      this.#changes.delete(change.id);
      this.#changes.set(change.id, { moment: this.#moment, change });
    }
    this.#trim();
  }

  #trim(): void {
    for (const version of this.#passed.keys()) if (this.#passed.size > REMEMBERED) this.#passed.delete(version);
    for (const [id, { moment }] of this.#changes) {
      if (this.#changes.size <= REMEMBERED) return;
      this.#notedSince = moment;
      this.#changes.delete(id);
    }
  }

  #forget(version: string): void {
    this.#moment += 1;
    this.#notedSince = this.#moment;
    this.#latest = version;
    this.#passed.clear();
    this.#changes.clear();
  }
}
