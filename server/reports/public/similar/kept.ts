/** What was read once and never changes, such as the words of a story: a report has hundreds of candidates, and few are new. */

/** So many are kept, some 5 kB each; those that were used longest ago go first. */
const KEPT_MAX = 3_000;

export class Kept<Value> {
  /** By what names this very state; used last is last. */
  readonly #kept = new Map<string, Value>();

  /** The values of these keys, in their order; `find` gives those that are not known. What is gone is left out. */
  async of(
    keys: readonly string[],
    find: (missing: ReadonlySet<string>) => Promise<[string, Value][]>,
  ): Promise<Value[]> {
    const missing = new Set(keys.filter((key) => !this.#kept.has(key)));
    const found = new Map(missing.size === 0 ? [] : await find(missing));
    return keys.flatMap((key) => {
      const value = this.#kept.get(key) ?? found.get(key);
      if (value === undefined) return [];
      this.#keep(key, value);
      return [value];
    });
  }

  #keep(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT_MAX) return;
      this.#kept.delete(oldest);
    }
  }
}
