import { expect, test } from 'vitest';
import { inputWithTagger as inputWithout } from '../bench/deidentify/name-tagger.ts';
import { COMMON_FIELDS } from '../domain/reports/lookups.ts';
import { type DeidentifyInput, deidentify } from './deidentify.ts';

const listValues = new Set(Object.values(COMMON_FIELDS).flat());
const inputOf = (texts: DeidentifyInput['texts'], context: Partial<DeidentifyInput> = {}) =>
  inputWithout(texts, { listValues, ...context });

test("values of the form's lists are kept word for word, even if the reporter has that name (C5.3)", () => {
  const known = { ...inputOf({}).known, reporterName: 'Georgia Grob-Schneider' };
  const values = Object.values(COMMON_FIELDS).flat();
  expect(values.length).toBeGreaterThan(200);
  for (const value of values) {
    const { texts } = deidentify(inputOf({ worldRegion: value, manufacturer: value }, { known }));
    expect(texts).toEqual({ worldRegion: value, manufacturer: value });
  }
});

test("a manager's marks replace list values as they do any other text (C5.4)", () => {
  const marks = [
    { field: 'worldRegion', start: 0, end: 5, action: 'replace', replacement: 'Eastern Africa' },
    { field: 'manufacturer', start: 0, end: 6, action: 'replace' },
    { field: 'model', start: 0, end: 4, action: 'replace', replacement: 'the Grob of Zqortan' },
  ] as const;
  const values = { worldRegion: 'Kenya', manufacturer: 'Schempp-Hirth', model: 'Grob' };
  const known = { ...inputOf({}).known, reporterName: 'Zqortan' };
  const { texts, spans } = deidentify(inputOf(values, { known, redactions: [...marks] }));
  expect(texts).toEqual({
    worldRegion: 'Eastern Africa',
    manufacturer: expect.stringMatching(/^\[removed\]/),
    model: '[removed]',
  });
  expect(spans).toEqual(
    marks.map(({ field, start, end }) =>
      expect.objectContaining({ field, start, end, kind: 'marked', action: 'replace' }),
    ),
  );
  expect(deidentify(inputOf(texts, { known })).texts).toEqual(texts);
});

test('a list value that nobody marked is kept beside one that was (C5.3)', () => {
  const redactions = [{ field: 'worldRegion', start: 0, end: 5, action: 'replace' } as const];
  const known = { ...inputOf({}).known, reporterName: 'Georgia Grob' };
  const input = inputOf({ worldRegion: 'Kenya', manufacturer: 'Grob' }, { known, redactions });
  expect(deidentify(input).texts).toEqual({ worldRegion: '[removed]', manufacturer: 'Grob' });
});

test('null and empty texts are returned unchanged', () => {
  expect(deidentify(inputOf({ headline: null, narrative: '' })).texts).toEqual({ headline: null, narrative: '' });
});
