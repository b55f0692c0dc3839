import { afterEach, expect, test, vi } from 'vitest';
import { storeWaiting, WaitingLimit } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

const waiting = {} as Parameters<typeof storeWaiting>[0];

test('only storage that is full is reported as full, not storage that the browser refuses (C15.2)', async () => {
  const failure = (name: string): Promise<unknown> => {
    const open = () => {
      throw new DOMException('', name);
    };
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('indexedDB', { open });
    return storeWaiting(waiting, null).catch((problem: unknown) => problem);
  };
  expect(await failure('QuotaExceededError')).toBeInstanceOf(WaitingLimit);
  expect(await failure('SecurityError')).toMatchObject({ name: 'SecurityError' });
});
