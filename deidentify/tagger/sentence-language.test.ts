import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSentences } from '../reading/sentences.ts';
import { readTokens } from '../reading/tokens.ts';
import { LANGUAGES, languageNumber } from './languages.ts';
import { readLanguages } from './sentence-language.ts';
import { lookUpWords } from './words/knowledge.ts';
import { readWordTable } from './words/word-table.ts';

const table = readWordTable(brotliDecompressSync(readFileSync(new URL('./data/words.bin.br', import.meta.url))));

/** Languages of the sentences, in order, without repetition. */
function languagesOf(text: string, stated: string | null = null): string[] {
  const tokens = readTokens(text);
  const known = lookUpWords(tokens, table);
  readLanguages(tokens, readSentences(tokens), known, table, languageNumber(stated));
  const languages = [...known.language].map((number) => LANGUAGES[number] ?? '');
  return languages.filter((language, i) => language !== languages[i - 1]);
}

test.each([
  ['de', 'Der Wind drehte auf Ost und wir mussten aufhören.'],
  ['en', 'The wind backed to the east and we had to stop.'],
  ['es', 'El viento roló al este y tuvimos que parar.'],
  ['fr', "Le vent a tourné à l'est et nous avons dû arrêter."],
  ['it', 'Il vento è girato da est e abbiamo dovuto smettere.'],
  ['nl', 'De wind draaide naar het oosten en we moesten stoppen.'],
  ['pl', 'Wiatr skręcił na wschód i musieliśmy przerwać loty.'],
  ['cs', 'Vítr se stočil na východ a museli jsme skončit.'],
  ['sv', 'Vinden vred till ost och vi var tvungna att sluta.'],
])('a sentence in %s is recognised as such, even if the report states English (the default)', (language, text) => {
  expect(languagesOf(text)).toEqual([language]);
  expect(languagesOf(text, 'English')).toEqual([language]);
  expect(languagesOf(text.toUpperCase(), 'English')).toEqual([language]);
});

test('the language of a mixed report is detected sentence by sentence', () => {
  const text = 'Wir haben das Seil nach dem Start nicht mehr gesehen. The tower asked us to stop all launches at once.';
  expect(languagesOf(text)).toEqual(['de', 'en']);
});

test('if the words do not show the language, the stated one applies, else English', () => {
  expect(languagesOf('Brandstetter', 'German')).toEqual(['de']);
  expect(languagesOf('Brandstetter', 'pl')).toEqual(['pl']);
  expect(languagesOf('Brandstetter')).toEqual(['en']);
});

test('a stated language is recognised by its code or its name; unsupported ones are not', () => {
  expect(['de', 'German', ' DEUTSCH ', 'sv-SE', 'Czech', 'finnish', null].map(languageNumber)).toEqual([
    0, 0, 0, 8, 7, -1, -1,
  ]);
});
