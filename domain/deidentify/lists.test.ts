import { expect, test } from 'vitest';
import { COMMON_FIELDS } from '../reports/lookups.ts';
import { inputOf } from './corpus/row.ts';
import { deidentify } from './deidentify.ts';

test("what the form's lists offer stays word for word, even beside a reporter of that name (C5.3)", () => {
  const known = { ...inputOf({}).known, reporterName: 'Georgia Grob-Schneider' };
  const values = Object.values(COMMON_FIELDS).flat();
  expect(values.length).toBeGreaterThan(200);
  for (const value of values) {
    const { texts } = deidentify(inputOf({ worldRegion: value, manufacturer: value }, { known }));
    expect(texts).toEqual({ worldRegion: value, manufacturer: value });
  }
});

test('unset texts stay unset and every field is answered', () => {
  expect(deidentify(inputOf({ headline: null, narrative: '' })).texts).toEqual({ headline: null, narrative: '' });
});
