// Turns tokens into margins: word lookup, language, scores

import type { Passage } from '../../reading/passage.ts';
import { readLanguages } from '../sentence-language.ts';
import { type FeatureDropout, fillLanguageColumns, type Knowledge, lookUpWords } from '../words/knowledge.ts';
import type { WordTable } from '../words/word-table.ts';
import { margins } from './decoding.ts';
import { readColumns } from './features.ts';
import { scoresOf, type Weights } from './weights.ts';

export type TokenisedText = Pick<Passage, 'tokens' | 'sentences'>;

export type TextMargins = { known: Knowledge; margin: Float64Array };

/** `stated`: index of the language, or -1. */
export function marginsOf(
  { tokens, sentences }: TokenisedText,
  stated: number,
  table: WordTable,
  weights: Weights,
  dropout?: FeatureDropout,
): TextMargins {
  const known = lookUpWords(tokens, table);
  readLanguages(tokens, sentences, known, table, stated);
  fillLanguageColumns(tokens, known, table, dropout);
  return { known, margin: margins(scoresOf(readColumns(tokens, sentences, known), weights)) };
}
