import { expect, test } from 'vitest';
import { concatUnpooled } from './unpooled-buffer.ts';

test('kept bytes hold no memory but their own', () => {
  const parts = ['[', 'ä', ']'].map((text) => Buffer.from(text));
  const kept = concatUnpooled(parts);
  expect(kept.toString()).toBe('[ä]');
  expect(kept.buffer.byteLength).toBe(4);
  expect(parts[1]?.buffer.byteLength).toBeGreaterThan(1_000);
  expect(concatUnpooled([]).length).toBe(0);
});
