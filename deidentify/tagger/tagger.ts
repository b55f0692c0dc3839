// The learned recogniser of people's names: a small model, trained on invented sentences (training/), reads each token
// with its neighbours and with what word lists say of it. It does no I/O: whoever uses it brings its two files.

import { classOf, type NameClass } from './judging/classes.ts';
import { findsOf, type NameFind } from './judging/finds.ts';
import { saintsOf } from './judging/vetoes.ts';
import { LANGUAGES, type LanguageCode, languageNumber } from './languages.ts';
import { opensAt } from './model/features.ts';
import { marginsOf, type Reading, type TextMargins } from './model/text-margins.ts';
import { readWeights } from './model/weights.ts';
import type { Knowledge } from './words/knowledge.ts';
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
  /**
   * True where the recogniser is sure that tokens `first` to `last` name nobody: surer where they are no mere guess of a
   * rule, but listed as names.
   */
  refutes: (first: number, last: number, what: 'guess' | 'listed') => boolean;
  /** True where a token opens its sentence, is an ordinary word as well, and is not rather a name than none. */
  doubts: (index: number) => boolean;
  /** True where tokens `first` to `last` are rather a place: a saint's, or a town by what stands beside it. */
  isPlace: (first: number, last: number) => boolean;
  /** False for a word of the language that no list has as a name, for a place and for a thing. */
  mayBeName: (index: number) => boolean;
  /** True for a word that is no ordinary one of its sentence's language, nor made like one unless lists have it as a name. */
  isRatherName: (index: number) => boolean;
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

/** Units of the model below nothing from which on it is sure that a token belongs to no name: a guess, or what lists are sure of. */
const REFUTED = { guess: -25, listed: -40 } as const;

function refutes({ margin }: TextMargins, first: number, last: number, what: keyof typeof REFUTED): boolean {
  for (let i = first; i <= last; i++) if ((margin[i] ?? 0) > REFUTED[what] * WEIGHT_SCALE) return false;
  return true;
}

const NO_NAMES: ReadonlySet<NameClass> = new Set<NameClass>(['word', 'formed', 'place', 'thing', 'short']);

/** Each word is a town by what stands beside it or belongs to a saint; one of a single letter is neither ("U Svatého Jiří"). */
function isPlace(reading: Reading, known: Knowledge, saints: Uint8Array, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) {
    const token = reading.tokens[i];
    if (token?.text.length === 1 && (i === last || reading.tokens[i + 1]?.text === '.')) return false;
    if (token?.kind !== 'word' || token.text.length === 1 || saints[i]) continue;
    if (classOf(reading, known, i) !== 'place') return false;
  }
  return true;
}

function isRatherName({ common, own, built }: Knowledge, index: number): boolean {
  if (((own[index] ?? 0) & BAND) > 1 || (own[index] ?? 0) & (FUNCTION | ROLE)) return false;
  if ((common[index] ?? 0) & CALENDAR) return false;
  return ((common[index] ?? 0) & ANY_NAME) !== 0 || !((own[index] ?? 0) & DOMAIN || built[index]);
}

/** A name whose capital says nothing, since it opens its sentence or is a noun, and that is an ordinary word of its language. */
function doubts(reading: Reading, { known, margin }: TextMargins, index: number): boolean {
  const { tokens, sentences } = reading;
  if ((margin[index] ?? 0) >= 0) return false;
  const name = classOf(reading, known, index);
  if (name === 'noun' && tokens[index - 1]?.kind === 'word') return true;
  return (name === 'ordinary' || name === 'noun') && opensAt(tokens, sentences, known, index);
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
      const saints = saintsOf(reading.tokens, margins.known);
      return {
        finds,
        refutes: (first, last, what) => refutes(margins, first, last, what),
        doubts: (index) => doubts(reading, margins, index),
        mayBeName: (index) => !NO_NAMES.has(classOf(reading, margins.known, index)),
        isRatherName: (index) => isRatherName(margins.known, index),
        isPlace: (first, last) => isPlace(reading, margins.known, saints, first, last),
        languageAt,
      };
    },
  };
}
