// The learned recogniser of people's names: a small model, trained on invented sentences (training/), reads each token
// with its neighbours and with what word lists say of it. It does no I/O: whoever uses it brings its three files.

import { classOf, type NameClass } from './judging/classes.ts';
import { findsOf, type NameFind } from './judging/finds.ts';
import { LANGUAGES, type LanguageCode, languageNumber } from './languages.ts';
import { marginsOf, type Reading } from './model/text-margins.ts';
import { readWeights } from './model/weights.ts';
import type { Knowledge } from './words/knowledge.ts';
import { readTownTable, townAround } from './words/town-table.ts';
import { isTown } from './words/towns.ts';
import { ANY_NAME, BAND, CALENDAR, DOMAIN, FUNCTION, ROLE } from './words/word-kinds.ts';
import { readWordTable } from './words/word-table.ts';

export type { NameFind, Reading };

/** What the recogniser makes of a text. */
export type NameReading = {
  /**
   * In their order, never overlapping; from a confidence of 0.5 on to be replaced, below it to be shown to the manager
   * (C5.3).
   */
  finds: NameFind[];
  /** False for a word of the language that no list has as a name, for a place and for a thing. */
  mayBeName: (index: number) => boolean;
  /** True for a word that is no ordinary one of its sentence's language, nor made like one unless lists have it as a name. */
  isRatherName: (index: number) => boolean;
  /** The language of the sentence in which a token stands, as the recogniser reads it. */
  languageAt: (index: number) => LanguageCode;
  /** What the word table says of a token, as bits of words/word-kinds.ts: in any language, and in that of its sentence. */
  kindsOf: (index: number) => { common: number; own: number };
  /** True for a town of the word table, in the cases of Polish and Czech as well. */
  isTown: (index: number) => boolean;
  /** The tokens of a town of several words around those of a name; undefined where there is none. */
  townAround: (first: number, last: number) => { first: number; last: number } | undefined;
};

export type NameTagger = {
  /**
   * Reads a text's tokens and sentences. `stated` is the report's language in words or as a code: no more than a hint;
   * `without` names a pass that is left out (judging/passes.ts).
   * Never throws; linear in the number of tokens.
   */
  tag: (reading: Reading, stated: string | null, without?: string) => NameReading;
};

/** Bytes of weight to one unit of the model. */
export const WEIGHT_SCALE = 2;

const NO_NAMES: ReadonlySet<NameClass> = new Set<NameClass>(['word', 'formed', 'place', 'thing', 'short']);

function isRatherName({ common, own, built }: Knowledge, index: number): boolean {
  if (((own[index] ?? 0) & BAND) > 1 || (own[index] ?? 0) & (FUNCTION | ROLE)) return false;
  if ((common[index] ?? 0) & CALENDAR) return false;
  return ((common[index] ?? 0) & ANY_NAME) !== 0 || !((own[index] ?? 0) & DOMAIN || built[index]);
}

/**
 * Makes a recogniser out of the decompressed files data/weights.bin.br, words.bin.br and towns.bin.br. Keeps the bytes of the
 * weights. Throws where the bytes are something else.
 */
export function readTagger(files: { weights: Uint8Array; words: Uint8Array; towns: Uint8Array }): NameTagger {
  const weights = readWeights(files.weights);
  const table = readWordTable(files.words);
  const towns = readTownTable(files.towns);
  return {
    tag: (reading, stated, without) => {
      const margins = marginsOf(reading, languageNumber(stated), table, weights);
      const finds = findsOf(reading, margins, WEIGHT_SCALE, without);
      const languageAt = (index: number) => LANGUAGES[margins.known.language[index] ?? 0] ?? 'en';
      return {
        finds,
        mayBeName: (index) => !NO_NAMES.has(classOf(reading, margins.known, index)),
        isRatherName: (index) => isRatherName(margins.known, index),
        languageAt,
        kindsOf: (index) => ({ common: margins.known.common[index] ?? 0, own: margins.known.own[index] ?? 0 }),
        isTown: (index) => isTown(reading.tokens[index], margins.known, index, table),
        townAround: (first, last) => townAround(reading.tokens, towns, first, last),
      };
    },
  };
}
