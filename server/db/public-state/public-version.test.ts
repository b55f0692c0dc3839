import { setImmediate as nextTick, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchCallers, memoise } from './public-version.ts';

/** Queries that the test answers, in order; `thirdDelayMs`: how long a third one waits, in milliseconds. */
function controlledQueries(thirdDelayMs?: number) {
  const open: { answer: (version: string) => void; refuse: (error: Error) => void }[] = [];
  const ask = batchCallers(
    () =>
      new Promise<string>((resolve, reject) => {
        open.push({ answer: resolve, refuse: reject });
      }),
    thirdDelayMs,
  );
  /** Resolves when this many queries were sent. */
  const untilSent = async (count: number) => {
    while (open.length < count) await nextTick();
  };
  return { open, ask, untilSent };
}

test('simultaneous callers share one query', async () => {
  const { open, ask, untilSent } = controlledQueries();
  const versions = [ask(), ask(), ask()];
  await untilSent(1);
  open[0]?.answer('1');
  expect(await Promise.all(versions)).toEqual(['1', '1', '1']);
  expect(open.length).toBe(1);
});

test('a caller that comes during a query gets the result of a later one (C3.16)', async () => {
  const { open, ask, untilSent } = controlledQueries();
  const first = ask();
  await untilSent(1);
  const later = [ask(), ask()];
  open[0]?.answer('before the change');
  expect(await first).toBe('before the change');
  await untilSent(2);
  open[1]?.answer('after it');
  expect(await Promise.all(later)).toEqual(['after it', 'after it']);
});

test('at most two queries run while they are answered promptly, and each begins after its callers came', async () => {
  const { open, ask, untilSent } = controlledQueries(60_000);
  const first = ask();
  await untilSent(1);
  const second = ask();
  await untilSent(2);
  const third = ask();
  for (let tick = 0; tick < 20; tick += 1) await nextTick();
  expect(open.length).toBe(2);
  open[1]?.answer('2');
  expect(await second).toBe('2');
  await untilSent(3);
  open[2]?.answer('3');
  open[0]?.answer('1');
  expect(await Promise.all([first, third])).toEqual(['1', '3']);
});

test('queries that hang do not block later callers', async () => {
  const { open, ask, untilSent } = controlledQueries();
  void ask();
  await untilSent(1);
  void ask();
  await untilSent(2);
  const later = ask();
  await untilSent(3);
  open[2]?.answer('3');
  expect(await later).toBe('3');
});

test('at most four queries run, however long they hang and however many callers wait', async () => {
  const { open, ask, untilSent } = controlledQueries(1);
  for (let number = 1; number <= 4; number += 1) {
    void ask();
    await untilSent(number);
  }
  const fifth = ask();
  await wait(50);
  expect(open.length).toBe(4);
  open[2]?.answer('3');
  await untilSent(5);
  open[4]?.answer('5');
  expect(await fifth).toBe('5');
});

test('a failed query fails only for its own callers', async () => {
  const { open, ask, untilSent } = controlledQueries();
  const first = ask();
  await untilSent(1);
  const later = ask();
  open[0]?.refuse(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await untilSent(2);
  open[1]?.answer('2');
  expect(await later).toBe('2');
});

test('the embedded version is read once for all callers until something is written (C3.16)', async () => {
  const open: ((version: string) => void)[] = [];
  const { version, forget } = memoise(() => new Promise((resolve) => open.push(resolve)));
  const first = [version(), version()];
  expect(open.length).toBe(1);
  forget();
  const afterWriting = version();
  expect(open.length).toBe(2);
  open[0]?.('before');
  expect(await Promise.all(first)).toEqual(['before', 'before']);
  open[1]?.('after');
  expect(await afterWriting).toBe('after');
  expect(version()).toBe('after');
});

test('an embedded version that could not be read is read again', async () => {
  let isAway = true;
  const { version } = memoise(async () => {
    if (isAway) throw new Error('away');
    return '1';
  });
  await expect(version()).rejects.toThrow('away');
  isAway = false;
  expect(await version()).toBe('1');
});
