/** Invalid and barely valid pictures (C16.2): mutated ones, and the largest that take the most work. */
import { cleanJpeg } from '../../domain/photos/clean-jpeg.ts';
import { PHOTO_BYTES_MAX } from '../../domain/photos/limits.ts';
import { jpeg, segment } from '../jpeg.ts';
import { mutatedJpegs } from '../mutated-jpegs.ts';

/** A picture of the maximum size, filled with repeated bytes, before its frame or in its coded data. */
function filledPicture(repeated: number[], place: 'head' | 'scan'): Buffer {
  const room = PHOTO_BYTES_MAX - jpeg({ progressive: true }).length;
  const filling = Array(Math.floor(room / repeated.length))
    .fill(repeated)
    .flat();
  if (place === 'head') return jpeg({ progressive: true, extra: filling });
  const file = jpeg();
  return Buffer.concat([file.subarray(0, -2), Buffer.from(filling), file.subarray(-2)]);
}

/** The slowest pictures to read: as many segments, restarts and escapes as fit. */
export const worstPictures = (): Record<string, Buffer> => ({
  'empty comments': filledPicture(segment(0xfe, []), 'head'),
  'empty tables of an unknown kind': filledPicture(segment(0xe9, []), 'head'),
  'fill bytes': filledPicture([0xff], 'head'),
  'quantisation tables': filledPicture(segment(0xdb, [0, ...Array<number>(64).fill(1)]), 'head'),
  'Huffman tables': filledPicture(segment(0xc4, [0, ...Array<number>(16).fill(0)]), 'head'),
  restarts: filledPicture([0xff, 0xd0], 'scan'),
  escapes: filledPicture([0xff, 0], 'scan'),
  'long scans': filledPicture([0x5a], 'scan'),
});

const timed = (file: Buffer): number => {
  const start = performance.now();
  cleanJpeg(file);
  return performance.now() - start;
};

/** Reads mutated pictures and the worst ones, each three times; returns the slowest best-of-three in milliseconds. */
export function readPictures(count: number, seed: number): { mutatedMs: number; worstMs: Record<string, number> } {
  const best = (file: Buffer) => Math.min(timed(file), timed(file), timed(file));
  let mutatedMs = 0;
  for (const file of mutatedJpegs(count, seed)) mutatedMs = Math.max(mutatedMs, best(file));
  const worst = Object.entries(worstPictures()).map(([name, file]) => [name, best(file)] as const);
  return { mutatedMs, worstMs: Object.fromEntries(worst) };
}
