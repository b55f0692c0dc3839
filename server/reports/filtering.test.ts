import { expect, test } from 'vitest';
import { pageAmongNewest } from './filtering.ts';

const LIMIT = 50;

/** Rows with the word in every `every`-th, a search over them, and how many it read each time. */
function rowsWithWord(every: number) {
  const read: number[] = [];
  const scan = async (rowCount: number) => {
    read.push(rowCount);
    const found = Array.from({ length: rowCount }, (_, index) => index).filter((index) => index % every === 0);
    return found.slice(0, LIMIT + 1);
  };
  return { read, scan };
}

test('a page for a common word is read from the newest rows only (C3.13)', async () => {
  const { read, scan } = rowsWithWord(2);
  expect(await pageAmongNewest(LIMIT, scan)).toHaveLength(LIMIT + 1);
  expect(read).toEqual([102]);
});

test('for a less common word a second read takes enough of the newest rows, without gaps (C3.13)', async () => {
  for (const every of [3, 5, 9]) {
    const { read, scan } = rowsWithWord(every);
    const page = await pageAmongNewest(LIMIT, scan);
    expect(page).toEqual(Array.from({ length: LIMIT + 1 }, (_, index) => index * every));
    expect(read).toHaveLength(2);
    expect(read[1]).toBeLessThanOrEqual(15 * (LIMIT + 1));
  }
});

test('for a rare or missing word the index is used at once (C3.13)', async () => {
  for (const every of [15, 60, 1_000_000]) {
    const { read, scan } = rowsWithWord(every);
    expect(await pageAmongNewest(LIMIT, scan)).toBeNull();
    expect(read).toEqual([102]);
  }
});

test('if the rows read do not fill a page after all, the index is used (C3.13)', async () => {
  const scan = async (rowCount: number) => Array.from({ length: rowCount > 102 ? 50 : 20 }, (_, index) => index);
  expect(await pageAmongNewest(LIMIT, scan)).toBeNull();
});
