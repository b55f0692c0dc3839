import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inGroups, readSymbols, SYMBOLS, symbolsOf } from './crockford.ts';

test('every five bits become one symbol, highest bits first (C11.1)', () => {
  expect(symbolsOf(new Uint8Array([0, 0, 0, 0, 0]))).toBe('00000000');
  expect(symbolsOf(new Uint8Array([255, 255, 255, 255, 255]))).toBe('ZZZZZZZZ');
  expect(symbolsOf(new Uint8Array([0b00001_000, 0b10_00011_0, 0b0100_0010, 0b1_00110_00, 0b111_01000]))).toBe(
    '12345678',
  );
  expect(symbolsOf(new Uint8Array(10))).toHaveLength(16);
});

test('the 32 symbols are distinct and exclude I, L, O and U (C11.1)', () => {
  expect(new Set(SYMBOLS).size).toBe(32);
  expect(SYMBOLS).not.toMatch(/[ILOU]/);
});

test.each([
  'K7M39XWT01',
  'k7m39xwt01',
  'K7M3-9XWT-01',
  ' K7M3 9XWT 01 ',
  'k7m3–9xwt—01',
  'K7M39XWTO1',
  'K7M39XWToI',
  'K7M39XWT0l',
  'K7M3\u00a09XWT\u200901',
  'K-7-M-3-9-X-W-T-0-1',
  'K7M3\n9XWT\n01',
])('%j is read as K7M39XWT01 (C11.1)', (typed) => {
  expect(readSymbols(typed, 10)).toBe('K7M39XWT01');
});

test.each(['', '   ', 'K7M39XWT0', 'K7M39XWT012', 'K7M39XWTU1', 'K7M39XWT0!', 'K'.repeat(5_000), '😀7M39XWT01'])(
  '%j is not a code (C11.1)',
  (typed) => {
    expect(readSymbols(typed, 10)).toBeNull();
  },
);

test('encoded bytes can be read back, even in groups and lower case (C11.1)', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const symbols = symbolsOf(bytes);
      expect(readSymbols(inGroups(symbols, 4).toLowerCase(), 16)).toBe(symbols);
    }),
  );
});
