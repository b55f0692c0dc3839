// The learned recogniser of people's names: a small model, trained on invented sentences (training/), reads each token
// with its neighbours and with what word lists say of it. It does no I/O: whoever uses it brings its two files.

import { findsOf, type NameFind } from './judging/finds.ts';
import { languageNumber } from './languages.ts';
import { marginsOf, type Reading } from './model/text-margins.ts';
import { readWeights } from './model/weights.ts';
import { readWordTable } from './words/word-table.ts';

export type { NameFind, Reading };

/** Finds possible names of people in a text as `readTokens` and `readSentences` have read it. */
export type NameTagger = {
  /**
   * Finds in their order, never overlapping; from a confidence of 0.5 on to be replaced, below it to be shown to the
   * manager (C5.3). `stated` is the report's language in words or as a code: no more than a hint. Never throws; linear.
   */
  tag: (reading: Reading, stated: string | null) => NameFind[];
};

/** Bytes of weight to one unit of the model. */
export const WEIGHT_SCALE = 6;

/**
 * Makes a recogniser out of the decompressed files data/weights.bin.br and data/words.bin.br. Keeps the bytes of the
 * weights. Throws where the bytes are something else.
 */
export function readTagger(files: { weights: Uint8Array; words: Uint8Array }): NameTagger {
  const weights = readWeights(files.weights);
  const table = readWordTable(files.words);
  return {
    tag: (reading, stated) => {
      const margins = marginsOf(reading, languageNumber(stated), table, weights);
      return findsOf(reading, margins, WEIGHT_SCALE);
    },
  };
}
