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
/** The folders used for training: rows of the report's own fields (`own/`) contain nothing to learn. */
const SUBJECTS = ['names', 'identifiers', 'harmless'] as const;
/**
 * The files used for training, in any folder; a row added to one of these requires retraining. A new set is added once
 * it has been measured. Their order affects the weights.
 */
const LEARNED: readonly string[] =
  `addresses-abroad blind-1 blind-2 blind-3 blind-4 blind-5 clubs-abroad set-08 set-11 set-05 rules set-04 held-out
  initials-and-particles other-languages set-01 set-09 numbers-abroad radio-alphabets spelt-in-words set-02
  review-1 set-07 similar-to-misses set-06 speakers set-10 things set-03 review-2 vehicles-abroad other-voices
  whole-reports false-cues other-formats`.split(/\s+/);

export type CorpusLines = Record<LanguageCode, Pick<Lines, 'patterns' | 'harmless'>>;

/** The rows by language: patterns with their persons as written, the same with other persons, and harmless lines. */
export function corpusLines(table: WordTable): CorpusLines {
  const lines = Object.fromEntries(
    LANGUAGES.map((code) => [code, { patterns: [], harmless: [] }]),
  ) as unknown as CorpusLines;
  const files = new Map(corpusFiles().map(({ name, chapters }) => [name, chapters]));
  for (const name of SUBJECTS.flatMap((subject) => LEARNED.map((file) => `${subject}/${file}.txt`)))
    for (const { rows, context } of files.get(name) ?? [])
      for (const row of rows) {
        const language = languageOf(row, context.language ?? null, table);
        addMarkedLine(lines[language], row.replace(PERSON, '{=$1}').replace(OTHER, '$1'), language);
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
