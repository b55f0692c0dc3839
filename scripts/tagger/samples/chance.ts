// Numbers by chance that are the same again for the same seed on every machine (xorshift, 32 bits).

/** Draws from one seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (Math.imul(state, 0x2c1b3c6d) >>> 0) % end;
  }

  /** True in so many of a hundred draws. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  /** One of a list. Throws for an empty one. */
  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  /** Puts a list into another order, in place. */
  shuffle<Item>(items: Item[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const other = this.below(i + 1);
      [items[i], items[other]] = [items[other] as Item, items[i] as Item];
    }
  }
}
