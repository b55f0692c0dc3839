import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { textStream } from './text-stream.ts';

const PIECE = 'x'.repeat(100_000);
const PIECES = 40;

test('a slow reader gets the whole text, and no listeners accumulate', async () => {
  let waiting = 0;
  const stream = textStream(async (write) => {
    for (let at = 0; at < PIECES; at += 1) {
      await write(PIECE);
      waiting = Math.max(waiting, stream.listenerCount('close') + stream.listenerCount('drain'));
    }
  });
  const before = stream.listenerCount('close') + stream.listenerCount('drain');
  let length = 0;
  for await (const chunk of stream) {
    length += (chunk as Buffer).length;
    await setImmediate();
  }
  expect(length).toBe(PIECE.length * PIECES);
  expect(waiting - before).toBeLessThan(5);
});

test('a write fails once the reader has gone', async () => {
  const failure = await new Promise((failed) => {
    const stream = textStream(async (write) => {
      try {
        for (;;) await write(PIECE);
      } catch (error) {
        failed(error);
      }
    });
    void setImmediate().then(() => stream.destroy());
  });
  expect(String(failure)).toContain('the reader is gone');
});
