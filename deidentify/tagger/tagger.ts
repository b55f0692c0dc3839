// The learned recogniser of people's names: a small model, trained on invented sentences (training/), reads each token
// with its neighbours and with what word lists say of it. It does no I/O: whoever uses it brings its two files.

import { classOf } from './judging/classes.ts';
import { findsOf, type NameFind } from './judging/finds.ts';
import { LANGUAGES, type LanguageCode, languageNumber } from './languages.ts';
import { opensAt } from './model/features.ts';
import { marginsOf, type Reading, type TextMargins } from './model/text-margins.ts';
import { readWeights } from './model/weights.ts';
import type { Knowledge } from './words/knowledge.ts';
import { readWordTable } from './words/word-table.ts';

export type { NameFind, Reading };

/** What the recogniser makes of a text. */
export type NameReading = {
  /**
   * In their order, never overlapping; from a confidence of 0.5 on to be replaced, below it to be shown to the manager
   * (C5.3).
   */
  finds: NameFind[];
  /** True where the recogniser is sure that tokens `first` to `last` name nobody, whatever a list says of them. */
  refutes: (first: number, last: number) => boolean;
  /** True where a token opens its sentence, is an ordinary word as well, and is not rather a name than none. */
  doubts: (index: number) => boolean;
  /** The language of the sentence in which a token stands, as the recogniser reads it. */
  languageAt: (index: number) => LanguageCode;
};

export type NameTagger = {
  /**
   * Reads a text's tokens and sentences. `stated` is the report's language in words or as a code: no more than a hint.
   * Never throws; linear in the number of tokens.
   */
  tag: (reading: Reading, stated: string | null) => NameReading;
};

/** Bytes of weight to one unit of the model. */
export const WEIGHT_SCALE = 2;

/** Units of the model below nothing from which on it is sure that a token belongs to no name. */
const REFUTED = -25;

function refutes({ margin }: TextMargins, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) if ((margin[i] ?? 0) > REFUTED * WEIGHT_SCALE) return false;
  return true;
}

/** A name that opens its sentence, so that its capital says nothing, and is an ordinary word of its language. */
function isOpeningWord(reading: Reading, known: Knowledge, index: number): boolean {
  const name = classOf(reading, known, index);
  return (name === 'ordinary' || name === 'noun') && opensAt(reading.tokens, reading.sentences, known, index);
}

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
      const finds = findsOf(reading, margins, WEIGHT_SCALE);
      const languageAt = (index: number) => LANGUAGES[margins.known.language[index] ?? 0] ?? 'en';
      return {
        finds,
        refutes: (first, last) => refutes(margins, first, last),
        doubts: (index) => (margins.margin[index] ?? 0) < 0 && isOpeningWord(reading, margins.known, index),
        languageAt,
      };
    },
  };
}
