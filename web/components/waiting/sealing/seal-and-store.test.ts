import { afterEach, expect, test, vi } from 'vitest';
import { sealAndStore } from './seal-and-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that could not find a report again stores none, and requests no key (C15.2)', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('indexedDB', {});
  expect(await sealAndStore({ body: '{}', key: 'key', code: 'code' }, null)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
