/** Randomly corrupted JPEGs, the same for the same seed. */
import { seeded } from '../bench/server/texts.ts';
import { jpeg, METADATA } from './jpeg.ts';

/** Files with bytes changed, removed or duplicated, or truncated. */
export function* mutatedJpegs(count: number, seed = 1): Generator<Buffer> {
  const next = seeded(seed);
  const random = (limit: number): number => (next() * 2 ** 32) % limit;
  const extras = Object.values(METADATA);
  const bases = [{}, { progressive: true }, { components: 4 }, { components: 1 }].flatMap((options) =>
    extras.map((extra) => jpeg({ ...options, extra, trailing: [1, 2, 3] })),
  );
  for (let fileNumber = 0; fileNumber < count; fileNumber += 1) {
    const base = bases[random(bases.length)] ?? jpeg();
    const at = random(base.length);
    const kind = random(6);
    const length = random(20);
    if (kind <= 2) {
      const file = Buffer.from(base);
      for (let change = 0; change <= kind * 3; change += 1) file[random(file.length)] = random(2) ? 0xff : random(256);
      yield file;
    } else if (kind === 3) yield Buffer.concat([base.subarray(0, at), base.subarray(at + length)]);
    else if (kind === 4) yield Buffer.concat([base.subarray(0, at + length), base.subarray(at)]);
    else yield base.subarray(0, at);
  }
}
