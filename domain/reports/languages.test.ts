import { expect, test } from 'vitest';
import { lessWellFoundLanguage, WELL_FOUND_LANGUAGES } from './languages.ts';
import { DEFAULT_NARRATIVE_LANGUAGE } from './report.ts';

test.each([
  ['Polish', 'Polish'],
  ['Czech', 'Czech'],
  ['polish', 'Polish'],
  [' Swiss German ', 'Swiss German'],
  ['English and Czech', 'English and Czech'],
  ['čeština', 'Čeština'],
])('C5.7 names are found less well in %j, and the manager is told which it is', (language, named) => {
  expect(lessWellFoundLanguage(language)).toBe(named);
});

test.each([
  ...WELL_FOUND_LANGUAGES,
  DEFAULT_NARRATIVE_LANGUAGE,
  'english',
  ' ENGLISH ',
  'English (UK)',
  null,
  '',
  '  ',
])('C5.7 names are found well in %j, and nothing is said', (language) => {
  expect(lessWellFoundLanguage(language)).toBeNull();
});
