import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../language/languages.ts';
import { COMMON_FIELDS } from '../lookups.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** The words of a build in that language. */
async function labelsOf(language: Language) {
  vi.resetModules();
  for (const folder of ['../../language/words', './lists/words', './places/words', './words'])
    vi.doMock(`${folder}/en.ts`, () => import(`${folder}/${language}.ts`));
  const [{ labelOf }, { sortedByLabel }] = [await import('./labels.ts'), await import('./places.ts')];
  return { labelOf, sortedByLabel };
}
afterEach(() => {
  vi.doUnmock('../../language/words/en.ts');
  for (const folder of ['./lists/words', './places/words', './words']) vi.doUnmock(`${folder}/en.ts`);
  vi.resetModules();
});

const NAMES = ['VSO (Vývojová skupina Orličan)'];
const CODES = ['VFR', 'IFR'];

/** True if a word begins in lower case, or if the form has it for what no list names. */
const isOrdinary = (value: string): boolean =>
  !NAMES.includes(value) && (/(?<!\p{L})\p{Ll}{2}/u.test(value) || ['Other', 'Unknown'].includes(value));

test('three manufacturers and `Unknown` are not names (C14.5)', () => {
  expect(COMMON_FIELDS.manufacturers.filter(isOrdinary)).toEqual([
    'Akaflieg (various)',
    'Homebuilt or amateur-built',
    'Other',
    'Unknown',
  ]);
});

test.each(OTHERS)(
  'every list value of ordinary words has a label in %s, and names have none (C14.5)',
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

test('in English, regions and manufacturers keep the order of the specification (C14.5)', async () => {
  const { labelOf, sortedByLabel } = await labelsOf('en');
  for (const values of [COMMON_FIELDS.worldRegions, COMMON_FIELDS.manufacturers])
    expect(sortedByLabel(values, labelOf)).toEqual(values);
});

test.each(OTHERS)('regions and manufacturers are in the order of %s, catch-alls last (C14.5)', async (language) => {
  const { labelOf, sortedByLabel } = await labelsOf(language);
  const { compare } = new Intl.Collator(language);
  const catchAlls = {
    manufacturers: ['Homebuilt or amateur-built', 'Other', 'Unknown'],
    worldRegions: COMMON_FIELDS.worldRegions.filter((value) => value.startsWith('Other')),
  };
  for (const list of ['manufacturers', 'worldRegions'] as const) {
    const sorted = sortedByLabel(COMMON_FIELDS[list], labelOf);
    expect([...sorted].sort()).toEqual([...COMMON_FIELDS[list]].sort());
    const first = sorted.slice(0, -catchAlls[list].length);
    expect(sorted.slice(first.length)).toEqual(catchAlls[list]);
    for (const [at, value] of first.slice(1).entries())
      expect(compare(labelOf(first[at] ?? ''), labelOf(value)), `${first[at]}, ${value}`).toBeLessThanOrEqual(0);
  }
});

test('manufacturers of all three groups are in one order (C14.5)', async () => {
  const { labelOf, sortedByLabel } = await labelsOf('de');
  const sorted = sortedByLabel(COMMON_FIELDS.manufacturers, labelOf);
  expect(sorted.slice(0, 3)).toEqual(['Aero AT', 'Aeromot (Ximango)', 'Aeropro (EuroFOX)']);
  expect(sorted.map(labelOf).slice(-3)).toEqual(['Eigenbau', 'Sonstiges', 'Unbekannt']);
});
