import { expect, test } from 'vitest';
import { RELIABLE_LANGUAGES, unreliableLanguage } from './name-detection.ts';
import { DEFAULT_NARRATIVE_LANGUAGE } from './report.ts';

test.each([
  ['Polish', 'Polish'],
  ['Czech', 'Czech'],
  ['polish', 'Polish'],
  [' Swiss German ', 'Swiss German'],
  ['English and Czech', 'English and Czech'],
  ['čeština', 'Čeština'],
])('name detection is less reliable in %j, and the language is named (C5.7)', (language, named) => {
  expect(unreliableLanguage(language)).toBe(named);
});

test.each([...RELIABLE_LANGUAGES, DEFAULT_NARRATIVE_LANGUAGE, 'english', ' ENGLISH ', 'English (UK)', null, '', '  '])(
  'name detection is reliable in %j (C5.7)',
  (language) => {
    expect(unreliableLanguage(language)).toBeNull();
  },
);
