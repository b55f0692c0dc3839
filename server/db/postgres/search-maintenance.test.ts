import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { throttle } from './search-maintenance.ts';

const CLEANUP_DELAY_MS = 5;

/** Work that the test ends, and how often it was started. */
function controlledWork() {
  const running: ((failure?: Error) => void)[] = [];
  const work = throttle(
    () => new Promise<void>((resolve, reject) => running.push((failure) => (failure ? reject(failure) : resolve()))),
    CLEANUP_DELAY_MS,
  );
  const expectStarts = async (count: number) => {
    await expect.poll(() => running.length, { interval: 1 }).toBe(count);
    await wait(4 * CLEANUP_DELAY_MS);
    expect(running.length).toBe(count);
  };
  return { running, work, expectStarts };
}

test('several requests before the work begins start it once', async () => {
  const { work, expectStarts } = controlledWork();
  work.schedule();
  work.schedule();
  await expectStarts(1);
});

test('requests while the work is running start it once more afterwards', async () => {
  const { running, work, expectStarts } = controlledWork();
  work.schedule();
  await expectStarts(1);
  work.schedule();
  work.schedule();
  await expectStarts(1);
  running[0]?.();
  await expectStarts(2);
  running[1]?.();
  await expectStarts(2);
});

test('a failure is silent, and the next request starts the work again', async () => {
  const { running, work, expectStarts } = controlledWork();
  work.schedule();
  await expectStarts(1);
  running[0]?.(new Error('away'));
  await expectStarts(1);
  work.schedule();
  await expectStarts(2);
});

test('nothing starts after stop, not even what was requested before', async () => {
  const { running, work, expectStarts } = controlledWork();
  work.schedule();
  await expectStarts(1);
  work.schedule();
  work.stop();
  running[0]?.();
  await expectStarts(1);
  work.schedule();
  await expectStarts(1);
});
