import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { fill, numberInText, pluralText } from './text.ts';

test('every placeholder of a sentence is filled, and one within a value is left alone (C14.11)', () => {
  expect(fill('{label} must be at most {max} characters', { label: '{max}', max: '200' })).toBe(
    '{max} must be at most 200 characters',
  );
  const quoted: string = 'the column {constructor} appears twice';
  expect(fill(quoted, {})).toBe(quoted);
});

test('a sentence follows the plural rules of its language (C14.11)', () => {
  const polish = { one: '{count} zgłoszenie', few: '{count} zgłoszenia', many: '{count} zgłoszeń' };
  const said = [1, 2, 5, 22, 1500].map((number) => pluralText(polish, number, undefined, 'pl'));
  expect(said).toEqual(['1 zgłoszenie', '2 zgłoszenia', '5 zgłoszeń', '22 zgłoszenia', '1500 zgłoszeń']);
  expect(pluralText({ one: '{count} report of {club}', other: '{count} reports of {club}' }, 1500, { club: 'X' })).toBe(
    '1,500 reports of X',
  );
});

test('numbers in a text are grouped as in its language, and stay plain in English (C14.10)', () => {
  const tab = (language: Language) => fill('({count})', { count: 1234567 }, language);
  expect([tab('de'), tab('it'), tab('en')]).toEqual(['(1.234.567)', '(1.234.567)', '(1234567)']);
  expect(tab('fr')).toMatch(/^\(1\s234\s567\)$/);
  expect(fill('{year}', { year: '2026' }, 'de')).toBe('2026');
  expect(pluralText({ one: '{shown} von {count}', other: '{shown} von {count}' }, 9876, { shown: 1234 }, 'de')).toBe(
    '1.234 von 9.876',
  );
  expect([numberInText(1234, 'de'), numberInText(1234, 'en')]).toEqual(['1.234', '1234']);
});
