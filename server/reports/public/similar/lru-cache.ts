/** An LRU cache for immutable values: a report has hundreds of candidates, few of them new. */

/** About 5 kB each. */
const ENTRIES_MAX = 3_000;

export class LruCache<Value> {
  /** Most recently used last. */
  readonly #values = new Map<string, Value>();

  /** In the order of `keys`; `load` reads missing ones, and those it does not find are left out. */
  async getAll(
    keys: readonly string[],
    load: (missing: ReadonlySet<string>) => Promise<[string, Value][]>,
  ): Promise<Value[]> {
    const found = new Map<string, Value>();
    const missing = new Set<string>();
    for (const key of keys) {
      const value = this.#values.get(key);
      if (value === undefined) missing.add(key);
      else found.set(key, value);
    }
    // Entries evicted in between are still in `found`.
    if (missing.size > 0) for (const [key, value] of await load(missing)) found.set(key, value);
    return keys.flatMap((key) => {
      const value = found.get(key);
      if (value === undefined) return [];
      this.#put(key, value);
      return [value];
    });
  }

  #put(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= ENTRIES_MAX) return;
    const [oldest = ''] = this.#values.keys();
    this.#values.delete(oldest);
  }
}
