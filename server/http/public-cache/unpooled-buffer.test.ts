import { expect, test } from 'vitest';
import { concatUnpooled } from './unpooled-buffer.ts';

test('concatenated bytes use only their own memory, not that of a shared pool', () => {
  const parts = ['[', 'ä', ']'].map((text) => Buffer.from(text));
  const kept = concatUnpooled(parts);
  expect(kept.toString()).toBe('[ä]');
  expect(kept.buffer.byteLength).toBe(4);
  expect(parts[1]?.buffer.byteLength).toBeGreaterThan(1_000);
  expect(concatUnpooled([]).length).toBe(0);
});
