import { expect, test } from 'vitest';
import { LANGUAGES } from '../../language/languages.ts';
import { COMMON_FIELDS } from '../lookups.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const NAMES = ['VSO (Vývojová skupina Orličan)'];
const CODES = ['VFR', 'IFR'];

/** True if a word begins in lower case, or if the form has it for what no list names. */
const isOrdinary = (value: string): boolean =>
  !NAMES.includes(value) && (/(?<!\p{L})\p{Ll}{2}/u.test(value) || ['Other', 'Unknown'].includes(value));

test('C14.5: three manufacturers and `Unknown` are no names', () => {
  expect(COMMON_FIELDS.manufacturers.filter(isOrdinary)).toEqual([
    'Akaflieg (various)',
    'Homebuilt or amateur-built',
    'Other',
    'Unknown',
  ]);
});

test.each(OTHERS)(
  'C14.5: every list value of ordinary words has a label in %s, and names have none',
  async (language) => {
    const { listValues } = await import(`./lists/words/${language}.ts`);
    const { regions } = await import(`./places/words/${language}.ts`);
    const { aircraftCategories } = await import(`./words/${language}.ts`);
    const labels: Record<string, string> = { ...listValues, ...regions, ...aircraftCategories };
    const { manufacturers, ...lists } = COMMON_FIELDS;
    const wanted = [...Object.values(lists).flat(), ...manufacturers.filter(isOrdinary)];
    expect(wanted.filter((value) => !Object.hasOwn(labels, value) && !CODES.includes(value))).toEqual([]);
    for (const value of ['Akaflieg (various)', 'Homebuilt or amateur-built']) expect(labels[value]).not.toBe(value);
    expect(manufacturers.filter((value) => !isOrdinary(value) && Object.hasOwn(labels, value))).toEqual([]);
  },
);
