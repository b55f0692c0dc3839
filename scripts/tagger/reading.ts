// Reads a sample into the model's input, with its labels.

import { readSentences } from '../../deidentify/reading/sentences.ts';
import { readTokens, type Token } from '../../deidentify/reading/tokens.ts';
import { LANGUAGES } from '../../deidentify/tagger/languages.ts';
import { type Columns, readColumns } from '../../deidentify/tagger/model/features.ts';
import { type FeatureDropout, fillLanguageColumns, lookUpWords } from '../../deidentify/tagger/words/knowledge.ts';
import { ANY_NAME, BAND, DOMAIN, PROPER, ROLE, SPEECH_VERB } from '../../deidentify/tagger/words/word-kinds.ts';
import type { WordTable } from '../../deidentify/tagger/words/word-table.ts';
import { DOMAIN_LINES } from '../word-lists/sources/field-words.ts';
import type { Random } from './samples/random.ts';
import type { Sample } from './samples/samples.ts';

/** How often each word occurs in training lines, by language. */
export type DomainCounts = ReadonlyMap<string, number>[];

/** Percentages of cases in which the facts from the lists are dropped. */
const NAME_DROPOUT_PERCENT = 28;
const SPEECH_VERB_DROPOUT_PERCENT = 30;
const ROLE_DROPOUT_PERCENT = 12;
const WORD_DROPOUT_PERCENT = 12;

/** 1 for each token that belongs to a person. */
export function labelsOf(tokens: readonly Token[], sample: Sample): Uint8Array {
  const labels = new Uint8Array(tokens.length);
  for (const [i, token] of tokens.entries()) {
    if (sample.persons.some(({ start, end }) => token.start < end && start < token.end)) labels[i] = 1;
  }
  return labels;
}

/** Reads a sample for training: list facts are sometimes dropped; a word in this line only is not a domain word. */
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
  let dropsName = false;
  const dropout: FeatureDropout = {
    own: (i, bits) => {
      if (labels[i] && !labels[i - 1]) dropsName = random.percent(NAME_DROPOUT_PERCENT);
      let dropped = 0;
      if (bits & DOMAIN && (counts[language]?.get(tokens[i]?.fold ?? '') ?? 0) - 1 < DOMAIN_LINES) dropped |= DOMAIN;
      if (bits & SPEECH_VERB && random.percent(SPEECH_VERB_DROPOUT_PERCENT)) dropped |= SPEECH_VERB;
      if (bits & ROLE && random.percent(ROLE_DROPOUT_PERCENT)) dropped |= ROLE;
      if (labels[i] && dropsName && (bits & BAND) === 1) dropped |= 1;
      return dropped;
    },
    common: (i) => (labels[i] && dropsName ? ANY_NAME | PROPER : 0),
  };
  fillLanguageColumns(tokens, known, table, dropout);
  const columns = readColumns(tokens, readSentences(tokens), known);
  for (let at = 0; at < columns.word.length; at++) if (random.percent(WORD_DROPOUT_PERCENT)) columns.word[at] = 0;
  return { columns, labels };
}
