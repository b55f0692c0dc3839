import { expect, test } from 'vitest';
import { CALLING_CODES, telephoneError } from '../../../../domain/text/telephone.ts';
import { callingCode, callingCountries, internationalNumber, splitNumber } from './calling-countries.ts';

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

test.each([
  ['+1 2125550123', 'US', 'US', '2125550123'],
  ['+1 2125550123', 'CA', 'CA', '2125550123'],
  ['+44 7700 900123', 'US', 'GB', '7700 900123'],
  ['+39 06 1234 5678', 'VA', 'VA', '06 1234 5678'],
  ['+442079460958', 'DE', 'GB', '+442079460958'],
  ['+44 (0)20 7946 0958', 'DE', 'GB', '+44 (0)20 7946 0958'],
  ['+999 123456', 'DE', 'DE', '+999 123456'],
  ['0171 1234567', 'DE', 'DE', '0171 1234567'],
])('%s, where %s is preferred, is shown as a number of %s: %s', (number, preferred, country, typed) => {
  expect(splitNumber(number, preferred)).toEqual({ country, typed });
});

test('a number shown in the field is reported as it was', () => {
  for (const { value } of callingCountries()) {
    const number = internationalNumber(value, '2025550123');
    const shown = splitNumber(number, value);
    expect(internationalNumber(shown.country, shown.typed)).toBe(number);
  }
});
