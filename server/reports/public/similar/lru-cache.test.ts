/** The cache of stories used to compare reports (C17.1). */
import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

const keysFrom = (first: number, many: number) => Array.from({ length: many }, (_, at) => `${first + at}`);

/** Values that are their own keys, and the keys that were loaded. */
function cacheOfKeys() {
  const cache = new LruCache<string>();
  const read: string[] = [];
  const ask = (keys: string[], meanwhile: () => Promise<unknown> = async () => null) =>
    cache.getAll(keys, async (missing) => {
      read.push(...missing);
      await meanwhile();
      return [...missing].filter((key) => key !== 'gone').map((key) => [key, key]);
    });
  return { ask, read };
}

test('values are read once, returned in the requested order, and left out if they are gone (C17.1)', async () => {
  const { ask, read } = cacheOfKeys();
  expect(await ask(['b', 'gone', 'a'])).toEqual(['b', 'a']);
  expect(await ask(['a', 'c', 'b'])).toEqual(['a', 'c', 'b']);
  expect(read).toEqual(['b', 'gone', 'a', 'c']);
});

test('at most 3,000 values are kept, those used last (C17.1)', async () => {
  const { ask, read } = cacheOfKeys();
  await ask(keysFrom(0, 3_000));
  await ask(keysFrom(0, 1_000));
  await ask(keysFrom(3_000, 2_000));
  read.length = 0;
  await ask(keysFrom(0, 1_000));
  expect(read).toEqual([]);
  await ask(['1000']);
  expect(read).toEqual(['1000']);
});

test('an answer is complete even if its values are evicted while it is read (C17.1)', async () => {
  const { ask } = cacheOfKeys();
  await ask(['kept']);
  expect(await ask(['kept', 'new'], () => ask(keysFrom(0, 3_000)))).toEqual(['kept', 'new']);
});
