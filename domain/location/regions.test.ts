import { expect, test } from 'vitest';
import { countryOfRegion, regionOfCountry, stateAreaLabel, WORLD_REGIONS } from './regions.ts';

test.each([
  ['GB', 'United Kingdom'],
  ['gb', 'United Kingdom'],
  ['JE', 'United Kingdom'],
  ['US', 'United States'],
  ['PR', 'United States'],
  ['CA', 'Canada'],
  ['DE', 'Germany'],
  ['FR', 'France'],
  ['RE', 'France'],
  ['TR', 'Türkiye'],
  ['MT', 'Other Europe'],
  ['AE', 'Other Asia'],
  ['EG', 'Other Africa'],
  ['CR', 'Other North & Central America'],
  ['PE', 'Other South America'],
  ['FJ', 'Other Oceania'],
  ['AQ', 'Other'],
])('the country %s is in the region %s (C3.7)', (country, region) => {
  expect(regionOfCountry(country)).toBe(region);
});

test.each(['', 'ZZ', 'XX', 'EU', 'GBR', 'G', 'constructor', '__proto__'])('%j is not a country (C3.7)', (country) => {
  expect(regionOfCountry(country)).toBeNull();
});

/** Codes in Unicode that ISO 3166 has withdrawn, reserved or never assigned. */
const NOT_ISO = 'AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TP UN VD XA XB YD YU ZR ZZ AC TA XK UK'.split(
  ' ',
);

test('every ISO 3166 country is in a region (C3.7)', () => {
  const named = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const countries = codes.filter((code) => named.of(code) && !NOT_ISO.includes(code));
  expect(countries.length).toBeGreaterThanOrEqual(249);
  expect(countries.filter((code) => regionOfCountry(code) === null)).toEqual([]);
});

test('each region that is a nation has a country of its own, and a catch-all has none', () => {
  for (const region of WORLD_REGIONS) {
    const country = countryOfRegion(region);
    if (region.startsWith('Other')) expect(country, region).toBeNull();
    else expect(country && regionOfCountry(country), region).toBe(region);
  }
});

test.each([
  ['United Kingdom', 'GB'],
  ['United States', 'US'],
  ['France', 'FR'],
  ['Finland', 'FI'],
  ['China', 'CN'],
  ['Norway', 'NO'],
  ['Switzerland', 'CH'],
  [null, null],
  ['', null],
  ['Scotland', null],
  ['constructor', null],
  ['toString', null],
  ['__proto__', null],
])('the country of the region %s is %s', (region, country) => {
  expect(countryOfRegion(region)).toBe(country);
});

test.each([
  ['United Kingdom', 'County'],
  ['Canada', 'Province/Territory'],
  ['United States', 'State'],
  ['Germany', 'State/Area'],
  ['Other Europe', 'State/Area'],
  ['my own words', 'State/Area'],
  ['', 'State/Area'],
  [null, 'State/Area'],
])('in %s the field reads %s (section 2)', (region, label) => {
  expect(stateAreaLabel(region)).toBe(label);
});
