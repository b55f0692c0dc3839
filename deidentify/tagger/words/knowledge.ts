// Features of each token, as columns: its hash, its bits in the word table for any language and for the language of its
// sentence, and whether it is an inflected form or a compound of ordinary words.

import type { Token } from '../../reading/tokens.ts';
import { LANGUAGES } from '../languages.ts';
import { isCompound } from './compounds.ts';
import { ANY_NAME, BAND, DOMAIN, FUNCTION, MAKE_OR_TYPE, STEM, STEM_SIGN } from './word-kinds.ts';
import { HASH_START, hashLetters, type WordTable } from './word-table.ts';

/** One entry per token. `built`: 0, or how the word derives from ordinary ones (FORM, COMPOUND). */
export type Knowledge = {
  hash: Uint32Array;
  row: Uint16Array;
  common: Uint32Array;
  own: Uint16Array;
  /** The word's highest frequency band in any other language. */
  elsewhere: Uint8Array;
  built: Uint8Array;
  language: Uint8Array;
};

const FORM = 1;
const COMPOUND = 2;

const WITH_GENITIVE_S: readonly number[] = (['de', 'en', 'nl', 'sv'] as const).map((code) => LANGUAGES.indexOf(code));
const CZECH = LANGUAGES.indexOf('cs');
const DECLINING: readonly number[] = (['cs', 'pl', 'sv'] as const).map((code) => LANGUAGES.indexOf(code));
/** Case endings of aircraft types, folded: "do Cirrusu", "s Discusem", "Jantarowi", "Janusen". */
const TYPE_ENDING = /^(.{4,})(?:u|a|e|y|em|ovi|owi|ie|ow|ami|en|ens|n)$/;
/** The same for types that end in "a": "za Wilgou". */
const TYPE_ENDING_OF_A = /^(.{4,})(?:ou|y|u|e|o|i|am|ami|ach)$/;
/** Endings of possessive adjectives, folded: "Radkův kluzák", "Hrdličkovy brzdy", "Evina chyba". */
const MASCULINE_POSSESSIVE = /^(.{3,})(?:uv|ova|ovo|ovy|ovu|ove|ovi|ovych|ovym|ovou)$/;
const FEMININE_POSSESSIVE = /^(.{2,})in(?:a|o|y|u|e|i|ych|ym|ou)?$/;
/** Consonants softened before the feminine ending: "Jitčin" is Jitka's, "Olžin" Olga's. */
const HARD_CONSONANTS: Readonly<Record<string, string>> = { c: 'k', z: 'g' };
const STEM_START = hashLetters(STEM_SIGN, 0, 1, HASH_START);
const STEM_LETTERS_MIN = 4;
const STEM_LETTERS_MAX = 8;
const ENDING_LETTERS_MAX = 4;

/** Looks up every word; `fillLanguageColumns` fills the language-dependent columns. */
export function lookUpWords(tokens: readonly Token[], table: WordTable): Knowledge {
  const count = tokens.length;
  const known: Knowledge = {
    hash: new Uint32Array(count),
    row: new Uint16Array(count),
    common: new Uint32Array(count),
    own: new Uint16Array(count),
    elsewhere: new Uint8Array(count),
    built: new Uint8Array(count),
    language: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const token = tokens[i];
    if (!token) continue;
    const hash = hashLetters(token.fold === '' ? token.text : token.fold);
    known.hash[i] = hash;
    if (token.kind !== 'word') continue;
    const row = table.rowOf(hash);
    known.row[i] = row;
    known.common[i] = table.common[row] ?? 0;
  }
  return known;
}

/** Bits to drop from a token, in its language and in any: training randomly drops list features. */
export type FeatureDropout = {
  own: (index: number, bits: number) => number;
  common: (index: number, bits: number) => number;
};

/** Fills the language-dependent columns, once `known.language` is set. */
export function fillLanguageColumns(
  tokens: readonly Token[],
  known: Knowledge,
  table: WordTable,
  dropout?: FeatureDropout,
): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== 'word') continue;
    const language = known.language[i] ?? 0;
    const first = (known.row[i] ?? 0) * LANGUAGES.length;
    let own = table.own[first + language] ?? 0;
    if (dropout) {
      own &= ~dropout.own(i, own);
      known.common[i] = (known.common[i] ?? 0) & ~dropout.common(i, known.common[i] ?? 0);
    }
    known.own[i] = own;
    let elsewhere = 0;
    for (let other = 0; other < LANGUAGES.length; other++) {
      const band = (table.own[first + other] ?? 0) & BAND;
      if (other !== language && band > elsewhere) elsewhere = band;
    }
    known.elsewhere[i] = elsewhere;
    if ((own & (BAND | DOMAIN | FUNCTION)) >= 2) continue;
    known.built[i] = howBuilt(token.fold, language, table);
    if (DECLINING.includes(language)) known.common[i] = (known.common[i] ?? 0) | craftOf(token, table);
    const genitive = genitiveOf(token.fold, language, table) | (language === CZECH ? ownerOf(token, table) : 0);
    known.common[i] = (known.common[i] ?? 0) | (dropout ? genitive & ~dropout.common(i, genitive) : genitive);
  }
}

/** "Bergmans" is a name because "Bergman" is one. */
function genitiveOf(folded: string, language: number, table: WordTable): number {
  if (!folded.endsWith('s') || folded.length < STEM_LETTERS_MIN || !WITH_GENITIVE_S.includes(language)) return 0;
  return (table.common[table.rowOf(hashLetters(folded, 0, folded.length - 1))] ?? 0) & ANY_NAME;
}

/** "Cirrusu" is a type because "Cirrus" is one. */
function craftOf({ fold, letterCase }: Token, table: WordTable): number {
  if (letterCase === 'lower') return 0;
  const [stem, stemOfA] = [TYPE_ENDING.exec(fold)?.[1], TYPE_ENDING_OF_A.exec(fold)?.[1]];
  return craftBits(stem, table) | craftBits(stemOfA && `${stemOfA}a`, table);
}

function craftBits(folded: string | undefined, table: WordTable): number {
  return folded ? (table.common[table.rowOf(hashLetters(folded))] ?? 0) & MAKE_OR_TYPE : 0;
}

/**
 * "Radkův" derives from a name because "Radka" is a form of one: masculine ones from the genitive, feminine ones from
 * the nominative.
 */
function ownerOf({ fold, letterCase }: Token, table: WordTable): number {
  if (letterCase === 'lower') return 0;
  const man = MASCULINE_POSSESSIVE.exec(fold)?.[1];
  if (man) return nameBits(`${man}a`, table);
  const woman = FEMININE_POSSESSIVE.exec(fold)?.[1];
  if (!woman) return 0;
  const hard = HARD_CONSONANTS[woman.slice(-1)];
  return nameBits(`${woman}a`, table) | (hard ? nameBits(`${woman.slice(0, -1)}${hard}a`, table) : 0);
}

function nameBits(folded: string, table: WordTable): number {
  return (table.common[table.rowOf(hashLetters(folded))] ?? 0) & ANY_NAME;
}

function howBuilt(folded: string, language: number, table: WordTable): number {
  if (isForm(folded, language, table)) return FORM;
  return isCompound(folded, language, table) ? COMPOUND : 0;
}

/** "startovaliśmy" shares its stem with "startował". */
function isForm(folded: string, language: number, table: WordTable): boolean {
  const least = Math.max(STEM_LETTERS_MIN, folded.length - ENDING_LETTERS_MAX);
  const most = Math.min(STEM_LETTERS_MAX, folded.length - 1);
  if (least > most) return false;
  let hash = hashLetters(folded, 0, least - 1, STEM_START);
  for (let length = least; length <= most; length++) {
    hash = hashLetters(folded, length - 1, length, hash);
    if ((table.own[table.rowOf(hash) * LANGUAGES.length + language] ?? 0) & STEM) return true;
  }
  return false;
}
