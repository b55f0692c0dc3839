import { expect, test } from 'vitest';
import { countRow, emptyMeasure, f2, isExact, measure, precision, recall, type Tally } from './measure.ts';
import { readRow } from './row.ts';

const { text, expected } = readRow('We met {Tom Baker|name} at the winch.');
const place = (words: string, kind: 'name' | 'address' = 'name') => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, kind };
};

function tallyOf(...replaced: ReturnType<typeof place>[]): Tally | undefined {
  const result = emptyMeasure();
  countRow(result, expected, replaced);
  return result.kinds.get('name');
}

test('exactly the expected words count as found and as exact', () => {
  expect(tallyOf(place('Tom Baker'))).toEqual({ expected: 1, found: 1, replaced: 1, exact: 1 });
});

test('a whole sentence replaced for one name counts as found, but not as exact', () => {
  expect(tallyOf(place(text))).toEqual({ expected: 1, found: 1, replaced: 1, exact: 0 });
});

test('half a name counts neither as found nor as exact', () => {
  expect(tallyOf(place('Tom'))).toEqual({ expected: 1, found: 0, replaced: 1, exact: 0 });
});

test('only the expected words with the expected kind are exact', () => {
  expect(isExact(expected, [place('Tom Baker')])).toBe(true);
  expect(isExact(expected, [place('Tom Baker', 'address')])).toBe(false);
  expect(isExact(expected, [place('Tom Baker'), place('winch')])).toBe(false);
  expect(isExact(expected, [])).toBe(false);
});

test('a row is a fault if its words are replaced as another kind, even if the text is right', () => {
  const rows = ['We landed at {51.1234, -1.2345|address}.', 'We landed at {51.1234, -1.2345|coordinates}.'];
  const { faults } = measure([{ title: 'here', context: {}, rows }]);
  expect(faults.map(({ row }) => row)).toEqual(rows.slice(0, 1));
});

test('recall is the share found, precision the share exact, and F2 weighs misses more', () => {
  const tally = { expected: 4, found: 3, replaced: 6, exact: 3 };
  expect([recall(tally), precision(tally)]).toEqual([0.75, 0.5]);
  expect(f2(tally)).toBeCloseTo(0.682, 3);
});

test('rejects a row with an unknown kind', () => {
  expect(() => readRow('{Tom|nmae}')).toThrow('nmae');
});
