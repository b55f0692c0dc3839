import { expect, test } from 'vitest';
import { namesFoundLessWell, WELL_FOUND_LANGUAGES } from './languages.ts';
import { DEFAULT_NARRATIVE_LANGUAGE } from './report.ts';

test.each([
  ['Polish', 'Name detection is less reliable in Polish. Please read every word.'],
  ['Czech', 'Name detection is less reliable in Czech. Please read every word.'],
  ['polish', 'Name detection is less reliable in Polish. Please read every word.'],
  [' Swiss German ', 'Name detection is less reliable in Swiss German. Please read every word.'],
  ['English and Czech', 'Name detection is less reliable in English and Czech. Please read every word.'],
  ['čeština', 'Name detection is less reliable in Čeština. Please read every word.'],
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
