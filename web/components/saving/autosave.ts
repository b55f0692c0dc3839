/**
 * Autosave: changes are debounced, sent single-flight and kept as a draft until saved; nobody overwrites somebody
 * else's change unseen (C8.3).
 */

import { failureText } from '../../api.ts';
import { fieldErrors, hasStatus } from '../api-failure.ts';
import * as words from './words/en.ts';

export type Values = Record<string, unknown>;

/** `base`: the saved value when editing began. */
export type Draft = { values: Values; base: Values; refused: Record<string, string> };

/** `conflict`: fields that somebody else has changed. */
export type SaveStatus =
  | { kind: 'saved' | 'waiting' | 'saving' }
  | { kind: 'failed'; words: string }
  | { kind: 'conflict'; fields: readonly string[] };

export type AutosaveOptions = {
  /** The last known saved state; undefined if unknown. */
  saved: () => { values: Values; revision: string } | undefined;
  /** Refetches `saved`. */
  refetch: () => Promise<unknown>;
  /** Sends a change and updates `saved`. */
  save: (change: Values & { revision: string }) => Promise<unknown>;
  draft: () => Draft | undefined;
  setDraft: (draft: Draft | undefined) => void;
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function without(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));
}

/** Keeps its draft in the options, so that it outlives the saver. */
export class Autosave {
  readonly #options: AutosaveOptions;
  readonly #listeners = new Set<() => void>();
  #status: SaveStatus = { kind: 'saved' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #snapshot: { status: SaveStatus; draft: Draft | undefined };

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#snapshot = { status: this.#status, draft: options.draft() };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** A stable snapshot: the same object until status or draft changes. */
  readonly getSnapshot = () => this.#snapshot;

  isLoaded(): boolean {
    return this.#options.saved() !== undefined;
  }

  /** Records a change and sends it once `afterMs` have passed without another. */
  change(values: Values, afterMs: number): void {
    const saved = this.#options.saved()?.values ?? {};
    const { values: before, base, refused } = this.#options.draft() ?? { values: {}, base: {}, refused: {} };
    const fields = Object.keys(values);
    const newBase = Object.fromEntries(fields.map((field) => [field, field in base ? base[field] : saved[field]]));
    this.#setDraft({
      values: { ...before, ...values },
      base: { ...base, ...newBase },
      refused: without(refused, fields) as Draft['refused'],
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), afterMs);
    if (this.#status.kind !== 'conflict') this.#publish({ kind: this.#running ? 'saving' : 'waiting' });
  }

  /** True if nothing is left unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#running) await this.#running;
    if (this.#options.draft()) {
      this.#running = this.#run().finally(() => {
        this.#running = null;
      });
      await this.#running;
    }
    return this.#options.draft() === undefined;
  }

  /** Overwrites the other person's values, which the user has seen. */
  async saveMine(): Promise<void> {
    const draft = this.#options.draft();
    const saved = this.#options.saved();
    if (draft && saved) this.#setDraft({ ...draft, base: { ...draft.base, ...saved.values } });
    await this.flush();
  }

  async drop(fields: readonly string[]): Promise<void> {
    this.#dropFields(fields);
    this.#publish({ kind: 'saved' });
    await this.flush();
  }

  async #run(): Promise<void> {
    while (this.#timer === undefined) {
      const saved = this.#options.saved();
      if (!saved) return this.#publish({ kind: 'failed', words: words.pleaseTryAgain });
      const change = this.#outstanding(saved.values);
      const { refused = {} } = this.#options.draft() ?? {};
      if (Object.keys(change).length === 0)
        return this.#publish(
          Object.keys(refused).length > 0 ? { kind: 'failed', words: words.checkMarked } : { kind: 'saved' },
        );
      const fields = this.#conflicts(saved.values, change);
      if (fields.length > 0) return this.#publish({ kind: 'conflict', fields });
      this.#publish({ kind: 'saving' });
      try {
        await this.#options.save({ ...change, revision: saved.revision });
        this.#settle(change);
      } catch (problem) {
        if (!(await this.#canContinue(problem, change, saved.revision)))
          return this.#publish({ kind: 'failed', words: failureText(problem) });
      }
    }
    this.#publish({ kind: 'waiting' });
  }

  /** Keeps input typed during the request. */
  #settle(change: Values): void {
    this.#dropFields(
      Object.keys(change).filter((field) => isEqual(this.#options.draft()?.values[field], change[field])),
    );
    const draft = this.#options.draft();
    if (draft) this.#setDraft({ ...draft, base: { ...draft.base, ...change } });
  }

  /** Records field errors, or refetches after a conflict; returns whether to continue. */
  async #canContinue(problem: unknown, change: Values, revision: string): Promise<boolean> {
    const draft = this.#options.draft();
    const errors = Object.entries(fieldErrors(problem)).map(([path, words]) => [
      path.split('.')[0] ?? path,
      words ?? '',
    ]);
    const refused = Object.fromEntries(errors.filter(([field = '']) => field in change)) as Draft['refused'];
    if (draft && hasStatus(problem, 400) && Object.keys(refused).length > 0) {
      this.#setDraft({ ...draft, refused: { ...draft.refused, ...refused } });
      return true;
    }
    if (!hasStatus(problem, 409)) return false;
    await this.#options.refetch().catch(() => undefined);
    const now = this.#options.saved();
    return now !== undefined && now.revision !== revision;
  }

  /** Drops fields already saved; returns what remains to be sent. */
  #outstanding(saved: Values): Values {
    const { values = {}, refused = {} } = this.#options.draft() ?? {};
    this.#dropFields(Object.keys(values).filter((field) => isEqual(values[field], saved[field])));
    return without(this.#options.draft()?.values ?? {}, Object.keys(refused));
  }

  #conflicts(saved: Values, change: Values): string[] {
    const { base = {} } = this.#options.draft() ?? {};
    return Object.keys(change).filter((field) => !isEqual(base[field], saved[field]));
  }

  #dropFields(fields: readonly string[]): void {
    const draft = this.#options.draft();
    if (!draft || fields.length === 0) return;
    const values = without(draft.values, fields);
    const isEmpty = Object.keys(values).length === 0;
    this.#setDraft(
      isEmpty
        ? undefined
        : {
            values,
            base: without(draft.base, fields),
            refused: without(draft.refused, fields) as Draft['refused'],
          },
    );
  }

  #setDraft(draft: Draft | undefined): void {
    this.#options.setDraft(draft);
    this.#publish(this.#status);
  }

  #publish(status: SaveStatus): void {
    this.#status = status;
    this.#snapshot = { status, draft: this.#options.draft() };
    for (const listener of this.#listeners) listener();
  }
}
