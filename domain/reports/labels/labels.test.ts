import { expect, test } from 'vitest';
import { LANGUAGES } from '../../language/languages.ts';
import { COMMON_FIELDS } from '../lookups.ts';
import { REPLACEMENT_WORDS } from '../spans.ts';
import { categoryLabel } from './category.ts';
import { labelIn } from './label.ts';
import { labelOf } from './labels.ts';
import { copyText, withLabels } from './placeholders.ts';
import { storedValueOf } from './stored-value.ts';

test('a text that is not a list value is shown unchanged, even if objects inherit a property of that name (C14.5)', () => {
  for (const text of ['constructor', '__proto__', 'toString', '', 'Schleppflugzeug'])
    expect([labelOf(text), categoryLabel(text), labelIn({ a: 'A' }, text)]).toEqual([text, text, text]);
  expect(labelIn({ Glider: 'Segelflugzeug' }, 'Glider')).toBe('Segelflugzeug');
});

test('typed text that equals a label, whatever its case and spaces, becomes its value; other text is kept (C14.5)', () => {
  expect(storedValueOf(' no injury ', COMMON_FIELDS.injuryLevels)).toBe('No injury');
  expect(storedValueOf('Winch', COMMON_FIELDS.flightPhases)).toBe('Winch');
  const known = ['Außenlandung', 'Kołowanie', 'Décollage', 'Vol d’onde'];
  expect(['AUSSENLANDUNG', 'kolowanie', 'decollage', "vol d'onde"].map((text) => storedValueOf(text, known))).toEqual(
    known,
  );
});

test('what was removed from a copy is shown in the language of the page, and nothing else changes (C14.4)', async () => {
  const copy = 'Then [name] (D-KIXX is [registration]) said “[sic]”; [removed].';
  expect(withLabels(copy, { name: 'Name', registration: 'Kennzeichen' })).toBe(
    'Then [Name] (D-KIXX is [Kennzeichen]) said “[sic]”; [removed].',
  );
  expect(copyText(copy)).toBe(copy);
  const brackets = [...new Set(Object.values(REPLACEMENT_WORDS))];
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const { removed } = (await import(`./words/${language}.ts`)) as { removed: Record<string, string> };
    expect([language, ...Object.keys(removed).map((word) => `[${word}]`)].sort()).toEqual(
      [language, ...brackets].sort(),
    );
  }
});
