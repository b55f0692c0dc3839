import { expect, test } from 'vitest';
import { namesFoundLessWell, WELL_FOUND_LANGUAGES } from './languages.ts';
import { DEFAULT_NARRATIVE_LANGUAGE } from './report.ts';

test.each([
  ['Polish', 'Names are found less well in Polish: read every word.'],
  ['Czech', 'Names are found less well in Czech: read every word.'],
  ['polish', 'Names are found less well in Polish: read every word.'],
  [' Swiss German ', 'Names are found less well in Swiss German: read every word.'],
  ['English and Czech', 'Names are found less well in English and Czech: read every word.'],
  ['čeština', 'Names are found less well in Čeština: read every word.'],
])('C5.7 names are found less well in %j, and the manager is told', (language, sentence) => {
  expect(namesFoundLessWell(language)).toBe(sentence);
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
  expect(namesFoundLessWell(language)).toBeNull();
});
