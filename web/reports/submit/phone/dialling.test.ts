import fc from 'fast-check';
import { expect, test } from 'vitest';
import { telephoneError } from '../../../../domain/text/telephone.ts';
import { callingCountries, internationalNumber } from './calling-countries.ts';

const COUNTRIES = callingCountries().map(({ value }) => value);

test.each([
  ['DE', '0049 171 1234567', '+49 171 1234567'],
  ['US', '0049 171 1234567', '+49 171 1234567'],
  ['GB', '(00) 49 171 1234567', '+49 171 1234567'],
  ['GB', '(0049) 171/1234567', '+49 171/1234567'],
  ['GB', '00-49-171-1234567 ext. 12', '+49-171-1234567 ext. 12'],
  ['GB', '001 202 555 0100', '+1 202 555 0100'],
  ['US', '011 44 20 7946 0958', '+44 20 7946 0958'],
  ['CA', '011-44-20-7946-0958', '+44-20-7946-0958'],
  ['AU', '0011 44 20 7946 0958', '+44 20 7946 0958'],
  ['AU', '0049 171 1234567', '+49 171 1234567'],
  ['RU', '8 10 44 20 7946 0958', '+44 20 7946 0958'],
  ['KZ', '810 44 20 7946 0958', '+44 20 7946 0958'],
  ['JP', '010 44 20 7946 0958', '+44 20 7946 0958'],
  ['HK', '001 44 20 7946 0958', '+44 20 7946 0958'],
])('from %s, the prefix for calls abroad is recognised: %s becomes %s', (country, typed, number) => {
  expect(internationalNumber(country, typed)).toBe(number);
});

test.each([
  ['GB', '(020) 7946 0958', '+44 20 7946 0958'],
  ['GB', '(0)20 7946 0958', '+44 20 7946 0958'],
  ['GB', '0 (20) 7946 0958', '+44 (20) 7946 0958'],
  ['DE', '0171/1234567', '+49 171/1234567'],
  ['AU', '(02) 5550 1234', '+61 2 5550 1234'],
  ['HU', '06 1 234 5678', '+36 1 234 5678'],
  ['HU', '(06 1) 234 5678', '+36 1 234 5678'],
  ['HU', '06-30-123-4567', '+36 30-123-4567'],
  ['RU', '8 (912) 345-67-89', '+7 (912) 345-67-89'],
  ['RU', '812 345 67 89', '+7 812 345 67 89'],
  ['KZ', '8 701 234 56 78', '+7 701 234 56 78'],
  ['BY', '8 029 123-45-67', '+375 29 123-45-67'],
  ['BY', '80 29 123-45-67', '+375 29 123-45-67'],
  ['BY', '29 123-45-67', '+375 29 123-45-67'],
  ['LT', '8 612 34567', '+370 612 34567'],
  ['LT', '800 12345', '+370 800 12345'],
  ['US', '1 (202) 555-0100', '+1 (202) 555-0100'],
  ['US', '1-202-555-0100', '+1 202-555-0100'],
])('the trunk prefix of %s is dropped: %s becomes %s', (country, typed, number) => {
  expect(internationalNumber(country, typed)).toBe(number);
});

test.each([
  ['IT', '02 1234 5678', '+39 02 1234 5678'],
  ['IT', '(02) 1234 5678', '+39 (02) 1234 5678'],
  ['SM', '0549 886377', '+378 0549 886377'],
  ['CI', '07 07 12 34 56', '+225 07 07 12 34 56'],
  ['ES', '612 34 56 78', '+34 612 34 56 78'],
  ['DK', '32 12 34 56', '+45 32 12 34 56'],
  ['NO', '406 12 345', '+47 406 12 345'],
])('%s has no trunk prefix: %s becomes %s', (country, typed, number) => {
  expect(internationalNumber(country, typed)).toBe(number);
});

test.each([
  // 999 is not assigned.
  ['GB', '00999 123456', '+44 00999 123456'],
  ['US', '011 999 123456', '+1 011 999 123456'],
  // Germany, or India via carrier 004.
  ['TH', '0049 171 1234567', '+66 0049 171 1234567'],
  // A British number, but the country is still United States.
  ['US', '07700 900123', '+1 07700 900123'],
  ['GB', '01', '+44 01'],
])('from %s, an ambiguous number is kept as typed after the calling code: %s becomes %s', (country, typed, number) => {
  expect(internationalNumber(country, typed)).toBe(number);
});

test.each(['+44 (0)20 7946 0958', '(+44) 20 7946 0958', '+1 0171'])('%s, written with a +, stays as it is', (typed) => {
  for (const country of ['US', 'GB', 'HU', 'RU']) expect(internationalNumber(country, typed)).toBe(typed);
});

test('a number that is valid as typed is also valid as stored', () => {
  const piece = fc.constantFrom(...'0123456789'.split(''), '00', '011', ' ', '-', '(', ')', '/', '.', ' x1', ',2');
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.array(piece, { maxLength: 24 }), (country, pieces) => {
      const typed = pieces.join('').trim();
      if (typed && telephoneError(typed) === null)
        expect(telephoneError(internationalNumber(country, typed))).toBeNull();
    }),
    { numRuns: 5_000 },
  );
});
