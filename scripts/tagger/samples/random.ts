// Seeded random numbers, the same on every machine (xorshift, 32 bits).

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** An integer from 0 to below `end`. */
  below(end: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (Math.imul(state, 0x2c1b3c6d) >>> 0) % end;
  }

  /** True with this probability in percent. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  /** A random item. Throws if the list is empty. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  /** Shuffles a list in place. */
  shuffle<Item>(items: Item[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const other = this.below(i + 1);
      [items[i], items[other]] = [items[other] as Item, items[i] as Item];
    }
  }
}
