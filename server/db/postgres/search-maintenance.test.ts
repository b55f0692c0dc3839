import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { debounced } from './search-maintenance.ts';

const CLEANUP_DELAY_MS = 5;

/** Work that the test ends, and how often it was started. */
function byHand() {
  const begun: ((how?: Error) => void)[] = [];
  const work = debounced(
    () => new Promise<void>((resolve, reject) => begun.push((how) => (how ? reject(how) : resolve()))),
    CLEANUP_DELAY_MS,
  );
  const times = async (count: number) => {
    await expect.poll(() => begun.length, { interval: 1 }).toBe(count);
    await wait(4 * CLEANUP_DELAY_MS);
    expect(begun.length).toBe(count);
  };
  return { begun, work, times };
}

test('several requests before the work begins start it once', async () => {
  const { work, times } = byHand();
  work.schedule();
  work.schedule();
  await times(1);
});

test('requests while the work is running start it once more afterwards', async () => {
  const { begun, work, times } = byHand();
  work.schedule();
  await times(1);
  work.schedule();
  work.schedule();
  await times(1);
  begun[0]?.();
  await times(2);
  begun[1]?.();
  await times(2);
});

test('a failure is silent, and the next request starts the work again', async () => {
  const { begun, work, times } = byHand();
  work.schedule();
  await times(1);
  begun[0]?.(new Error('away'));
  await times(1);
  work.schedule();
  await times(2);
});

test('nothing starts after stop, not even what was requested before', async () => {
  const { begun, work, times } = byHand();
  work.schedule();
  await times(1);
  work.schedule();
  work.stop();
  begun[0]?.();
  await times(1);
  work.schedule();
  await times(1);
});
