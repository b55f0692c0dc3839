// The name tagger: a small model trained on invented sentences. No I/O

import { classOf, type NameClass } from './judging/classes.ts';
import { findsOf, type NameFind } from './judging/finds.ts';
import { LANGUAGES, type LanguageCode, languageNumber } from './languages.ts';
import { marginsOf, type TokenisedText } from './model/text-margins.ts';
import { readWeights } from './model/weights.ts';
import type { Knowledge } from './words/knowledge.ts';
import { readTownTable, townAround } from './words/town-table.ts';
import { isTown } from './words/towns.ts';
import { ANY_NAME, BAND, CALENDAR, DOMAIN, FUNCTION, ROLE } from './words/word-kinds.ts';
import { readWordTable } from './words/word-table.ts';

export type { NameFind, TokenisedText };

export type NameReading = {
  /** In order, without overlap; replaced from 0.5 on, shown below (C5.3). */
  finds: NameFind[];
  /** False for places, things, and words no list has as names. */
  mayBeName: (index: number) => boolean;
  /** Not an ordinary word of the language, nor formed like one unless listed. */
  isMoreLikelyName: (index: number) => boolean;
  /** The language of the token's sentence. */
  languageAt: (index: number) => LanguageCode;
  /** Bits from words/word-kinds.ts: in any language, and in the sentence's own. */
  kindsOf: (index: number) => { common: number; own: number };
  /** Includes Polish and Czech case forms. */
  isTown: (index: number) => boolean;
  /** Tokens of a multi-word town around a name. */
  townAround: (first: number, last: number) => { first: number; last: number } | undefined;
};

export type NameTagger = {
  /** `stated`: a hint only; `without`: a pass to leave out. Never throws; linear time. */
  tag: (reading: TokenisedText, stated: string | null, without?: string) => NameReading;
};

/** Byte steps per unit of the model. */
const WEIGHT_SCALE = 2;

const NO_NAMES: ReadonlySet<NameClass> = new Set<NameClass>(['word', 'formed', 'place', 'thing', 'short']);

function isMoreLikelyName({ common, own, built }: Knowledge, index: number): boolean {
  if (((own[index] ?? 0) & BAND) > 1 || (own[index] ?? 0) & (FUNCTION | ROLE)) return false;
  if ((common[index] ?? 0) & CALENDAR) return false;
  return ((common[index] ?? 0) & ANY_NAME) !== 0 || !((own[index] ?? 0) & DOMAIN || built[index]);
}

/** Takes the decompressed data files and keeps the bytes of the weights. Throws on any other content. */
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
        isMoreLikelyName: (index) => isMoreLikelyName(margins.known, index),
        languageAt,
        kindsOf: (index) => ({ common: margins.known.common[index] ?? 0, own: margins.known.own[index] ?? 0 }),
        isTown: (index) => isTown(reading.tokens[index], margins.known, index, table),
        townAround: (first, last) => townAround(reading.tokens, towns, first, last),
      };
    },
  };
}
