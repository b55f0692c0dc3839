import { expect, test } from 'vitest';
import { SYMBOLS } from '../../../../domain/crockford/crockford.ts';
import { CODE_LENGTH } from '../../../../domain/receipt/code.ts';
import { newCode } from './new-code.ts';

test('a new code has four groups of five characters of the alphabet (C10.1)', () => {
  expect(newCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
});

test('all characters of new codes are equally likely, and codes do not repeat (C10.1)', () => {
  const codes = Array.from({ length: 20_000 }, newCode);
  expect(new Set(codes).size).toBe(codes.length);
  const counts = new Map<string, number>();
  for (const letter of codes.join('').replaceAll('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const expected = (codes.length * CODE_LENGTH) / SYMBOLS.length;
  const deviation = (letter: string) => ((counts.get(letter) ?? 0) - expected) ** 2 / expected;
  // Chi-square with 31 degrees of freedom: an unbiased source exceeds this once in tens of millions of runs.
  expect([...SYMBOLS].reduce((sum, letter) => sum + deviation(letter), 0)).toBeLessThan(95);
});
