import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/language/languages.ts';
import { languageFor } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['ja', 'en'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['de, en', 'de'],
  ['en;q=0.4,de;q=0.4', 'en'],
  ['ja,fr;q=0.2,*;q=0.1', 'fr'],
  ['en;q=0.1,PL;q=0.9', 'pl'],
  ['de;q=0,it;q=0.001', 'it'],
  ['de;q=2,sv', 'sv'],
  [`${'x'.repeat(8_000)},nl`, 'nl'],
])('%j is answered in %s (C14.7)', (header, language) => {
  expect(languageFor(header, LANGUAGES)).toBe(language);
});
