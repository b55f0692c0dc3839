// Reads a sample into the model's input, with its labels.

import { readSentences } from '../../deidentify/reading/sentences.ts';
import { readTokens, type Token } from '../../deidentify/reading/tokens.ts';
import { LANGUAGES } from '../../deidentify/tagger/languages.ts';
import { type Columns, readColumns } from '../../deidentify/tagger/model/features.ts';
import { fillLanguageColumns, type Hiding, lookUpWords } from '../../deidentify/tagger/words/knowledge.ts';
import { ANY_NAME, BAND, DOMAIN, PROPER, ROLE, SPEECH_VERB } from '../../deidentify/tagger/words/word-kinds.ts';
import type { WordTable } from '../../deidentify/tagger/words/word-table.ts';
import { DOMAIN_LINES } from '../word-lists/sources/field-words.ts';
import type { Random } from './samples/random.ts';
import type { Sample } from './samples/samples.ts';

/** How often each word occurs in training lines, by language. */
export type DomainCounts = ReadonlyMap<string, number>[];

/** Percentages of cases in which the facts from the lists are hidden. */
const HIDDEN_NAME = 28;
const HIDDEN_SAY = 30;
const HIDDEN_ROLE = 12;
const HIDDEN_WORD = 12;

/** 1 for each token that belongs to a person. */
export function labelsOf(tokens: readonly Token[], sample: Sample): Uint8Array {
  const labels = new Uint8Array(tokens.length);
  for (const [i, token] of tokens.entries()) {
    if (sample.persons.some(({ start, end }) => token.start < end && start < token.end)) labels[i] = 1;
  }
  return labels;
}

/** Reads a sample for training: list facts are sometimes hidden; a word in this line only is not a domain word. */
export function readForLearning(
  sample: Sample,
  table: WordTable,
  counts: DomainCounts,
  random: Random,
): { columns: Columns; labels: Uint8Array } {
  const tokens = readTokens(sample.text);
  const labels = labelsOf(tokens, sample);
  const known = lookUpWords(tokens, table);
  const language = LANGUAGES.indexOf(sample.language);
  known.language.fill(language);
  let hideName = false;
  const hiding: Hiding = {
    own: (i, bits) => {
      if (labels[i] && !labels[i - 1]) hideName = random.percent(HIDDEN_NAME);
      let hidden = 0;
      if (bits & DOMAIN && (counts[language]?.get(tokens[i]?.fold ?? '') ?? 0) - 1 < DOMAIN_LINES) hidden |= DOMAIN;
      if (bits & SPEECH_VERB && random.percent(HIDDEN_SAY)) hidden |= SPEECH_VERB;
      if (bits & ROLE && random.percent(HIDDEN_ROLE)) hidden |= ROLE;
      if (labels[i] && hideName && (bits & BAND) === 1) hidden |= 1;
      return hidden;
    },
    common: (i) => (labels[i] && hideName ? ANY_NAME | PROPER : 0),
  };
  fillLanguageColumns(tokens, known, table, hiding);
  const columns = readColumns(tokens, readSentences(tokens), known);
  for (let at = 0; at < columns.word.length; at++) if (random.percent(HIDDEN_WORD)) columns.word[at] = 0;
  return { columns, labels };
}
