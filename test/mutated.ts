/** Randomly corrupted JPEGs, the same for the same seed. */
import { jpeg, METADATA } from './jpeg.ts';

/** A seeded generator of integers below a limit (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Files with bytes changed, cut out, doubled or cut off. */
export function* mutated(count: number, seed = 1): Generator<Buffer> {
  const below = numbers(seed);
  const extras = Object.values(METADATA);
  const bases = [{}, { progressive: true }, { components: 4 }, { components: 1 }].flatMap((options) =>
    extras.map((extra) => jpeg({ ...options, extra, trailing: [1, 2, 3] })),
  );
  for (let made = 0; made < count; made += 1) {
    const base = bases[below(bases.length)] ?? jpeg();
    const at = below(base.length);
    const kind = below(6);
    const length = below(20);
    if (kind <= 2) {
      const file = Buffer.from(base);
      for (let change = 0; change <= kind * 3; change += 1) file[below(file.length)] = below(2) ? 0xff : below(256);
      yield file;
    } else if (kind === 3) yield Buffer.concat([base.subarray(0, at), base.subarray(at + length)]);
    else if (kind === 4) yield Buffer.concat([base.subarray(0, at + length), base.subarray(at)]);
    else yield base.subarray(0, at);
  }
}
