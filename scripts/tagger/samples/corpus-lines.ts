// Rows of the corpus as training lines. A set of sentences is measured once, before training on it
// (deidentify/README.md); afterwards it only shows that its rows do not get worse.

import { corpusFiles } from '../../../bench/deidentify/corpus-files.ts';
import { readSentences } from '../../../deidentify/reading/sentences.ts';
import { readTokens } from '../../../deidentify/reading/tokens.ts';
import { LANGUAGES, type LanguageCode, languageNumber } from '../../../deidentify/tagger/languages.ts';
import { readLanguages } from '../../../deidentify/tagger/sentence-language.ts';
import { lookUpWords } from '../../../deidentify/tagger/words/knowledge.ts';
import type { WordTable } from '../../../deidentify/tagger/words/word-table.ts';
import { addMarkedLine } from './marked-lines.ts';
import type { Lines } from './samples.ts';

/** Marks in a row: a person, and any other identifier. */
const PERSON = /\{([^|{}]+)\|name\}/g;
const OTHER = /\{([^|{}]+)\|[a-z]+\}/g;
/**
 * The sets used for training, in any folder; a row added to one of these requires retraining. A new set is added once
 * it has been measured. Rows of the report's own fields (`own/`) contain nothing to learn.
 */
const LEARNED: ReadonlySet<string> = new Set(
  `nine-countries second-countries third-countries fourth-countries fifth-countries sixth-countries seventh-countries eighth-countries ninth-countries tenth-countries eleventh-countries
  blind-1 blind-2 blind-3 blind-4 blind-5 held-out siblings voices speakers whole-reports first languages things with-the written-otherwise
  second-reading third-reading initials-and-small-words said-in-words radio-alphabets numbers-abroad vehicles-abroad addresses-abroad clubs-abroad`.split(
    /\s+/,
  ),
);
const FILE = /^(?:names|identifiers|harmless)\/(.+)\.txt$/;

export type CorpusLines = Record<LanguageCode, Pick<Lines, 'patterns' | 'harmless'>>;

/** The rows by language: patterns with their persons as written, the same with other persons, and harmless lines. */
export function corpusLines(table: WordTable): CorpusLines {
  const lines = Object.fromEntries(
    LANGUAGES.map((code) => [code, { patterns: [], harmless: [] }]),
  ) as unknown as CorpusLines;
  for (const { name, chapters } of corpusFiles()) {
    if (!LEARNED.has(FILE.exec(name)?.[1] ?? '')) continue;
    for (const { rows, context } of chapters)
      for (const row of rows) {
        const language = languageOf(row, context.language ?? null, table);
        addMarkedLine(lines[language], row.replace(PERSON, '{=$1}').replace(OTHER, '$1'), language);
      }
  }
  return lines;
}

/** The stated language of the row's file, otherwise the detected one. */
function languageOf(row: string, stated: string | null, table: WordTable): LanguageCode {
  const number = languageNumber(stated);
  if (number >= 0) return LANGUAGES[number] ?? 'en';
  const tokens = readTokens(row.replace(PERSON, '$1').replace(OTHER, '$1'));
  const known = lookUpWords(tokens, table);
  readLanguages(tokens, readSentences(tokens), known, table, number);
  return LANGUAGES[known.language[0] ?? 0] ?? 'en';
}
