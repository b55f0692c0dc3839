/** The phone field's dialling rules agree with libphonenumber, which is too large for a page. */
import { type CountryCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/metadata.max.json';
import { expect, test } from 'vitest';
import { callingCountries, internationalNumber } from '../../web/reports/submit/phone/calling-countries.ts';

const KNOWN = callingCountries()
  .map(({ value }) => value)
  .filter((country) => isSupportedCountry(country)) as CountryCode[];
/** A country's plan in libphonenumber: the international prefix (a pattern) and the trunk prefix. */
const plan = (country: CountryCode) => {
  const { 1: wayOut, 5: trunk } = metadata.countries[country] as unknown as Record<number, string>;
  return { wayOut: new RegExp(`^(?:${wayOut})$`), trunk: trunk || '' };
};
/** Possible international prefixes: one to five digits, where five digits begin with 00. */
const WAYS = [1, 2, 3, 4, 5].flatMap((length) =>
  Array.from({ length: 10 ** (length === 5 ? 3 : length) }, (_, n) => String(n).padStart(length, '0')),
);

test("every country's own numbers, as written and dialled there, become international numbers", () => {
  expect(KNOWN.length).toBeGreaterThan(220);
  for (const country of KNOWN) {
    const example = getExampleNumber(country, examples);
    if (!example) throw new Error(`no example of ${country}`);
    const ways = [`${plan(country).trunk}${example.nationalNumber}`, example.nationalNumber, example.formatNational()];
    // In Argentina a mobile has 15 after the area code; from abroad, a digit before the area code instead.
    for (const typed of country === 'AR' ? ways.slice(0, 2) : ways)
      expect(internationalNumber(country, typed).replace(/[^\d+]/g, ''), `${country} ${typed}`).toBe(example.number);
  }
});

test('every international prefix is understood or left as typed, and never gives another number', () => {
  const numbers = ['44 20 7946 0958', '33 1 99 00 12 34', '1 202 555 0100', '61 2 5550 1234', '86 10 6552 9988'];
  for (const country of KNOWN) {
    const { wayOut } = plan(country);
    const reached = WAYS.filter((way) => wayOut.test(way)).flatMap((way) =>
      numbers.map((number) => {
        const stored = internationalNumber(country, `${way} ${number}`);
        const asTyped = stored.endsWith(` ${way} ${number}`);
        if (!asTyped) expect(stored, `${country} ${way}`).toBe(`+${number}`);
        return !asTyped;
      }),
    );
    // In Cabo Verde and Samoa the 0 is ambiguous; 009 in Nigeria may be 00 and a country code 9….
    if (!['CV', 'WS', 'NG'].includes(country)) expect(reached, country).toContain(true);
  }
});
