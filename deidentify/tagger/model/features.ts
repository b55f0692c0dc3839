// The model's features: some forty per token, hashed to weight slots

import type { Sentences } from '../../reading/sentences.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Knowledge } from '../words/knowledge.ts';
import { ANY_NAME, BAND, FUNCTION, PARTICLE, TITLE } from '../words/word-kinds.ts';
import { hashLetters } from '../words/word-table.ts';
import { kindOf, nameKindOf, readShapes, STYLE_NUMBERS } from './signatures.ts';

/** Per token; transitions from the previous token have their own list. */
export const FEATURES_MAX = 64;

/** Padded with three empty tokens on either side. */
export type Columns = {
  count: number;
  word: Uint32Array;
  shape: Uint8Array;
  kind: Uint32Array;
  name: Uint32Array;
  ending: Uint32Array;
  endingTwo: Uint32Array;
  endingFour: Uint32Array;
  beginning: Uint32Array;
  beginningTwo: Uint32Array;
  language: Uint8Array;
  opens: Uint8Array;
  /** 1: function words or very common lower-case words that no list calls a name. */
  plain: Uint8Array;
  style: Uint8Array;
  speaker: Uint8Array;
  roleNear: Uint8Array;
};

export const EDGE = 3;
const NOTHING = 0x9e3779b9;
const NUMBER_SHAPE = 4;
const MARK_SHAPE = 6;

export function readColumns(tokens: readonly Token[], sentences: Sentences, known: Knowledge): Columns {
  const count = tokens.length;
  const size = count + 2 * EDGE;
  const columns: Columns = {
    count,
    word: new Uint32Array(size).fill(NOTHING),
    shape: new Uint8Array(size),
    kind: new Uint32Array(size),
    name: new Uint32Array(size),
    ending: new Uint32Array(size),
    endingTwo: new Uint32Array(size),
    endingFour: new Uint32Array(size),
    beginning: new Uint32Array(size),
    beginningTwo: new Uint32Array(size),
    language: new Uint8Array(size),
    opens: new Uint8Array(size),
    plain: new Uint8Array(size),
    style: new Uint8Array(size),
    speaker: new Uint8Array(size),
    roleNear: new Uint8Array(size),
  };
  for (let i = 0; i < count; i++) {
    const token = tokens[i];
    const at = i + EDGE;
    if (!token) continue;
    columns.word[at] = known.hash[i] ?? 0;
    columns.shape[at] = readShapes(token);
    columns.kind[at] = kindOf(token, known, i);
    columns.name[at] = nameKindOf(token, known, i);
    columns.language[at] = known.language[i] ?? 0;
    columns.opens[at] = opensAt(tokens, sentences, known, i) ? 1 : 0;
    columns.plain[at] = isPlain(token, known, i) ? 1 : 0;
    columns.style[at] = STYLE_NUMBERS[sentences.styles[i] ?? 'prose'];
    readLetters(token, columns, at);
  }
  readFarContext(columns);
  return columns;
}

const NAME_OR_PARTICLE = ANY_NAME | PARTICLE;
const COMMONEST = 3;

function isPlain(token: Token, known: Knowledge, i: number): boolean {
  if (token.kind !== 'word' || token.letterCase !== 'lower' || (known.common[i] ?? 0) & NAME_OR_PARTICLE) return false;
  const own = known.own[i] ?? 0;
  return (own & FUNCTION) !== 0 || (own & BAND) === COMMONEST;
}

/** Also after a closed quotation, but not after an initial or title. */
export function opensAt(tokens: readonly Token[], sentences: Sentences, known: Knowledge, i: number): boolean {
  if (tokens[i]?.newLine) return true;
  const stop = /^["'”“’»)]$/.test(tokens[i - 1]?.text ?? '') ? i - 2 : i - 1;
  if (!/^[.!?]$/.test(tokens[stop]?.text ?? '')) return sentences.opens[i] === 1;
  const short = tokens[stop - 1];
  if (tokens[stop]?.text !== '.' || short?.kind !== 'word') return true;
  return !(short.text.length === 1 && short.letterCase === 'capital') && !((known.own[stop - 1] ?? 0) & TITLE);
}

function readLetters(token: Token, columns: Columns, at: number): void {
  const { fold } = token;
  const length = fold.length;
  if (token.kind !== 'word' || length < 2) return;
  columns.beginningTwo[at] = hashLetters(fold, 0, 2);
  columns.beginning[at] = hashLetters(fold, 0, Math.min(3, length));
  columns.endingTwo[at] = hashLetters(fold, length - 2, length);
  columns.ending[at] = hashLetters(fold, Math.max(0, length - 3), length);
  columns.endingFour[at] = hashLetters(fold, Math.max(0, length - 4), length);
}

const FAR = 4;
const SAY_KIND = 5;
const ROLE_KIND = 3;
const TITLE_KIND = 4;
const MARK_KIND = 64;

function readFarContext(columns: Columns): void {
  const { kind, speaker, roleNear, count } = columns;
  let role = 0;
  for (let at = EDGE; at < count + EDGE; at++) {
    roleNear[at] = role;
    const here = (kind[at] ?? 0) & 0xff;
    if (here === ROLE_KIND || here === TITLE_KIND) role = 1;
    else if (here >= MARK_KIND || role >= FAR) role = 0;
    else if (role > 0) role += 1;
  }
  let say = 0;
  for (let at = count + EDGE - 1; at >= EDGE; at--) {
    speaker[at] = say;
    const here = (kind[at] ?? 0) & 0xff;
    if (here === SAY_KIND) say = 1;
    else if (here >= MARK_KIND || say >= FAR) say = 0;
    else if (say > 0) say += 1;
  }
}

function slot(template: number, value: number, shift: number): number {
  let hash = Math.imul(value ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> shift;
}

function mix(one: number, other: number): number {
  return (Math.imul(one, 0x01000193) ^ Math.imul(other ^ (other >>> 13), 0x27d4eb2f)) >>> 0;
}

/** For numbers, and punctuation not between two words. */
export const NEVER = -1e6;

export function mayBeName(columns: Columns, index: number): boolean {
  const shape = (columns.shape[index + EDGE] ?? 0) & 7;
  if (shape < NUMBER_SHAPE) return true;
  if (shape !== MARK_SHAPE) return false;
  const [before = 0, after = 0] = [columns.shape[index + EDGE - 1], columns.shape[index + EDGE + 1]];
  return index > 0 && index + 1 < columns.count && (before & 7) < NUMBER_SHAPE && (after & 7) < NUMBER_SHAPE;
}

/** `into` receives the slots; weights have 2^(32 - shift). Returns the count. */
export function featuresOf(columns: Columns, index: number, shift: number, into: Int32Array): number {
  const c = columns;
  const i = index + EDGE;
  const word = c.word[i] ?? 0;
  const shape = c.shape[i] ?? 0;
  const name = c.name[i] ?? 0;
  const language = c.language[i] ?? 0;
  const opens = c.opens[i] ?? 0;
  const self = shape | (opens << 6) | ((c.style[i] ?? 0) << 7);
  const brief = mix(name & 0xfff, shape & 7);
  const before = c.kind[i - 1] ?? 0;
  const after = c.kind[i + 1] ?? 0;
  const wordBefore = c.word[i - 1] ?? 0;
  const wordAfter = c.word[i + 1] ?? 0;
  into[0] = slot(1, mix(language, shape), shift);
  into[1] = slot(2, mix(word, shape & 7), shift);
  into[2] = slot(3, mix(c.ending[i] ?? 0, shape & 7), shift);
  into[3] = slot(4, mix(c.endingTwo[i] ?? 0, mix(shape & 7, language)), shift);
  into[4] = slot(5, mix(c.endingFour[i] ?? 0, shape & 7), shift);
  into[5] = slot(6, mix(c.beginning[i] ?? 0, shape & 7), shift);
  into[6] = slot(7, mix(c.beginningTwo[i] ?? 0, shape & 7), shift);
  into[7] = slot(8, mix(name, self), shift);
  into[8] = slot(9, mix(name, mix(shape & 7, language)), shift);
  into[9] = slot(10, mix(self, language), shift);
  into[10] = slot(11, mix(wordBefore, language), shift);
  into[11] = slot(12, mix(wordAfter, language), shift);
  into[12] = slot(13, c.word[i - 2] ?? 0, shift);
  into[13] = slot(14, c.word[i + 2] ?? 0, shift);
  into[14] = slot(15, mix(before, brief), shift);
  into[15] = slot(16, mix(after, brief), shift);
  into[16] = slot(17, mix(mix(before, after), brief), shift);
  into[17] = slot(18, mix(mix(before, after), shape & 7), shift);
  into[18] = slot(19, mix(mix(before, c.kind[i - 2] ?? 0), brief), shift);
  into[19] = slot(20, mix(mix(after, c.kind[i + 2] ?? 0), brief), shift);
  into[20] = slot(21, mix(wordBefore, brief), shift);
  into[21] = slot(22, mix(wordAfter, brief), shift);
  into[22] = slot(23, mix(c.word[i - 2] ?? 0, shape & 7), shift);
  into[23] = slot(27, mix(c.ending[i + 1] ?? 0, brief), shift);
  into[24] = slot(28, mix(c.ending[i - 1] ?? 0, brief), shift);
  into[25] = slot(29, mix(c.speaker[i] ?? 0, brief), shift);
  into[26] = slot(30, mix(c.roleNear[i] ?? 0, brief), shift);
  into[27] = slot(31, mix(mix(c.roleNear[i] ?? 0, c.speaker[i] ?? 0), mix(opens, brief)), shift);
  into[28] = slot(32, mix(c.name[i - 1] ?? 0, brief), shift);
  into[29] = slot(33, mix(c.name[i + 1] ?? 0, brief), shift);
  into[30] = slot(37, mix(mix(before, after), mix(brief, language)), shift);
  return 31;
}

export function transitionFeaturesOf(columns: Columns, index: number, shift: number, into: Int32Array): number {
  const c = columns;
  const i = index + EDGE;
  const shape = c.shape[i] ?? 0;
  const brief = mix((c.name[i] ?? 0) & 0xfff, shape & 7);
  into[0] = slot(50, 0, shift);
  into[1] = slot(51, brief, shift);
  into[2] = slot(52, c.kind[i] ?? 0, shift);
  into[3] = slot(53, mix(c.shape[i - 1] ?? 0, brief), shift);
  into[4] = slot(54, mix(c.name[i - 1] ?? 0, brief), shift);
  into[5] = slot(55, mix(mix(c.kind[i] ?? 0, c.kind[i + 1] ?? 0), c.shape[i - 1] ?? 0), shift);
  return 6;
}
