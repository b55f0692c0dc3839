import { expect, test } from 'vitest';
import { TYPED_TEXTS } from '../../test/typed-severities.ts';
import { LANGUAGES } from '../language/languages.ts';
import { SEVERITIES, severityOf } from './severity.ts';

const wrongly = (texts: typeof TYPED_TEXTS) =>
  texts
    .map((typed) => ({
      ...typed,
      read: severityOf({ injuryLevel: null, highestDamage: null, [typed.field]: typed.text }),
    }))
    .filter(({ severity, read }) => read !== severity)
    .map(({ field, text, severity, read }) => `${field} ${text}: ${read}, not ${severity}`);

test.each(LANGUAGES)(
  'what pilots type in %s has its severity, whatever the language of the page (C14.5)',
  (language) => {
    const texts = TYPED_TEXTS.filter((typed) => typed.language === language);
    for (const field of ['injuryLevel', 'highestDamage'])
      for (const level of SEVERITIES) {
        const count = texts.filter((typed) => typed.field === field && typed.severity === level).length;
        expect(count, `${field}, ${level}`).toBeGreaterThanOrEqual(language === 'en' ? 6 : 15);
      }
    expect(wrongly(texts)).toEqual([]);
  },
);
