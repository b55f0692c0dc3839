import { expect, test } from 'vitest';
import { CALLING_CODES, telephoneError } from '../../../../domain/text/telephone.ts';
import { callingCode, callingCountries, internationalNumber } from './calling-countries.ts';

test('every country has an existing calling code, and a name', () => {
  const countries = callingCountries();
  expect(countries.length).toBeGreaterThan(220);
  expect(new Set(countries.map(({ value }) => value)).size).toBe(countries.length);
  for (const { value, label, hint } of countries) {
    expect(CALLING_CODES.has(hint.slice(1)), value).toBe(true);
    expect(label, value).not.toBe(value);
    expect(callingCode(value)).toBe(hint.slice(1));
  }
});

test.each([
  ['GB', '07700 900123', '+44 7700 900123'],
  ['GB', '(0)7700 900123', '+44 7700 900123'],
  ['US', '202 555 0100', '+1 202 555 0100'],
  ['IT', '06 1234 5678', '+39 06 1234 5678'],
  ['GB', '+49 30 123456', '+49 30 123456'],
  ['GB', '  ', ''],
  ['XX', '12345', '12345'],
])('from %s, %s is stored as %s', (country, typed, number) => {
  expect(internationalNumber(country, typed)).toBe(number);
  if (number) expect(telephoneError(number)).toBeNull();
});
