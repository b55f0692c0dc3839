/**
 * Every corpus row: text, positions and kinds must match exactly. Known misses are listed, and the list may only
 * shrink.
 */
import { describe, expect, test } from 'vitest';
import { corpusFiles, knownMisses, SUBJECTS } from '../../bench/deidentify/corpus-files.ts';
import { tagger } from '../../bench/deidentify/name-tagger.ts';
import { generatePeople } from './generator.ts';
import { measure } from './measure.ts';
import { readRow } from './row.ts';

/** Lower it whenever a row leaves the list; raise it only for a new set of rows that nobody had looked at. */
const MISSES_MAX = 390;
/** Misses outside the numbered sets (`set-NN.txt`): retraining may not bring any back. */
const MISSES_ELSEWHERE_MAX = 28;
const ROWS_MIN = 16_200;

const files = corpusFiles();
const misses = knownMisses();
const rowsOf = (name: string): string[] =>
  files.filter((file) => file.name === name).flatMap(({ chapters }) => chapters.flatMap(({ rows }) => rows));

describe('the corpus', () => {
  test('no set is empty, and no rows have been lost', () => {
    for (const { name } of files) expect(rowsOf(name).length, name).toBeGreaterThan(0);
    for (const subject of SUBJECTS)
      expect(files.filter(({ name }) => name.startsWith(subject)).length).toBeGreaterThan(2);
    expect(files.flatMap(({ name }) => rowsOf(name)).length).toBeGreaterThanOrEqual(ROWS_MIN);
  });

  test.each(files)('every row of $name fits its subject', ({ name }) => {
    const kinds = rowsOf(name).map((row) => readRow(row).expected.map(({ kind }) => kind));
    if (name.startsWith('names/')) expect(kinds.every((some) => some.includes('name'))).toBe(true);
    if (name.startsWith('identifiers/')) expect(kinds.every((some) => some.length > 0)).toBe(true);
    if (name.startsWith('harmless/')) expect(kinds.every((some) => some.length === 0)).toBe(true);
  });
});

test.each(files)(
  'in $name exactly the marked words are replaced, each as its kind, apart from known misses (C5.2, C5.3)',
  ({ name, chapters }) => {
    const { faults } = measure(chapters, { tagger });
    const listed = misses.filter((miss) => miss.name === name).map(({ row }) => row);
    const unlisted = faults.filter(({ row }) => !listed.includes(row));
    expect(unlisted).toEqual([]);
    const passing = listed.filter((row) => !faults.some((fault) => fault.row === row));
    expect(passing, 'these pass or are no longer in the file: remove them from the list').toEqual([]);
  },
);

test('known misses never increase, are listed once, and name an existing set', () => {
  expect(misses.length).toBeLessThanOrEqual(MISSES_MAX);
  const elsewhere = misses.filter(({ name }) => !/\/set-\d\d\.txt$/.test(name));
  expect(elsewhere.length).toBeLessThanOrEqual(MISSES_ELSEWHERE_MAX);
  expect(new Set(misses.map(({ name, row }) => `${name}\t${row}`)).size).toBe(misses.length);
  expect(misses.filter(({ name }) => !files.some((file) => file.name === name))).toEqual([]);
});

test('generated names from many nations are replaced in every context (C5.2)', () => {
  const { faults, kinds } = measure([generatePeople(20260601, 1_500)], { tagger });
  expect(kinds.get('name')?.expected).toBe(1_500);
  expect(faults).toEqual([]);
});
