import { expect, test } from 'vitest';
import { COMMON_FIELDS } from '../lookups.ts';
import { categoryLabel } from './category.ts';
import { labelIn } from './label.ts';
import { labelOf } from './labels.ts';
import { storedValueOf } from './stored-value.ts';

test('C14.5: a text that is no value of a list is shown as it is, whatever objects inherit', () => {
  for (const text of ['constructor', '__proto__', 'toString', '', 'Schleppflugzeug'])
    expect([labelOf(text), categoryLabel(text), labelIn({ a: 'A' }, text)]).toEqual([text, text, text]);
  expect(labelIn({ Glider: 'Segelflugzeug' }, 'Glider')).toBe('Segelflugzeug');
});

test('C14.5: a typed text that equals a label, case and accents ignored, is that value; in English values are labels', () => {
  expect(storedValueOf(' no injury ', COMMON_FIELDS.injuryLevels)).toBe('No injury');
  expect(storedValueOf('Winch', COMMON_FIELDS.flightPhases)).toBe('Winch');
});
