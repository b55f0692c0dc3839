import { expect, test } from 'vitest';
import { hasRunOfThree, unusualPairs } from './pairs.ts';
import { foldText, searchText, searchWords } from './search.ts';

const TEXTS = [
  'Wing dropped at 1.5 m/s, then the C# plate (zq-17) fell off… – “über” naïve Œuvre',
  'Жёсткая посадка, 着陸が硬い, σκληρή προσγείωση; 🛩️ landed!',
  'a\tb\nc d e−f ½ ﬁn n/a 07:30 3,000ft ?? !!! x',
];

test('every part of a word of a text is found by its pairs: none leaves out a text that holds it (C3.13)', () => {
  for (const text of TEXTS) {
    const folded = searchText([text]);
    const kept = new Set(unusualPairs(folded));
    for (const word of searchWords(text))
      for (let start = 0; start < word.length; start += 1)
        for (let end = start + 1; end <= word.length; end += 1) {
          const asked = foldText(word.slice(start, end));
          if (!asked.isWellFormed()) continue;
          for (const pair of unusualPairs(asked)) expect(kept, `${pair} of ${asked}`).toContain(pair);
        }
  }
});

test('a word without a run of three has something unusual, or is in nearly every text (C3.13)', () => {
  for (const word of ['zq', 'c#', '1.5', 'ж', '着陸', '??', 'n/a', '07:30', 'ö/', 'ø!']) {
    expect(hasRunOfThree(foldText(word)), word).toBe(false);
    expect(unusualPairs(foldText(word)), word).not.toEqual([]);
  }
  for (const word of ['th', 'e', 'in', '7']) expect(unusualPairs(word)).toEqual([]);
  for (const word of ['glider', 'zqj', 'ab1-zq']) expect(hasRunOfThree(word)).toBe(true);
});

test('no pair reaches over a space or a line', () => {
  expect(unusualPairs('az qz\nzz')).toEqual(['az', 'qz', 'zz']);
});
