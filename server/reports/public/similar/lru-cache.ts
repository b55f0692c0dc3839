/** Values that never change once they are read, such as the words of a story: a report has hundreds of candidates, and few are new. */

/** The most values in one cache, some 5 kB each; the least recently used are dropped first. */
const MOST = 3_000;

export class LruCache<Value> {
  /** The key names one state of a thing; the most recently used comes last. */
  readonly #values = new Map<string, Value>();

  /** The values of these keys, in their order; `load` reads those that are missing. What it does not find is left out. */
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
    // What is dropped while the rest is read is still in `found`.
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
    if (this.#values.size <= MOST) return;
    const [oldest = ''] = this.#values.keys();
    this.#values.delete(oldest);
  }
}
