// Names joined to a sure one: another person, or "Surname, Given"

import { REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import type { Token } from '../../reading/tokens.ts';
import { MYSELF } from '../../tables/cues/people/series.ts';
import { LANGUAGES } from '../languages.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';
import type { NameClass } from './classes.ts';

const JOINER = /^(?:,|&|\/|and|und|et|en|i|y|e|och|a|oraz)$/;
/** Not an ordinary word, place or thing. */
const SOMEBODY: ReadonlySet<NameClass> = new Set<NameClass>([
  'given',
  'listed',
  'unknown',
  'formed',
  'ordinary',
  'plain',
]);
/** Only shown to the manager. */
const BESIDE_NAME = 0.35;
/** Least margin (hundredths of a unit) to go with a sure name. */
const GOES_ALONG = 0;
const LONGEST_NAME = 8;
const ENGLISH = LANGUAGES.indexOf('en');

/** Margins are in hundredths of a unit. */
export type NeighbourInput = {
  tokens: readonly Token[];
  known: Knowledge;
  vetoes: Uint8Array;
  classOf: (index: number) => NameClass;
  marginOf: (index: number) => number;
};

/** "Ulrike und Xhemal": replaced if the model agrees, else shown. */
export function takeCoordinated(confidence: Float64Array, beside: NeighbourInput): void {
  const { tokens, known } = beside;
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (Math.max(confidence[i - 1] ?? 0, confidence[i + 1] ?? 0) < REPLACE_FROM_CONFIDENCE || !isJoiner(tokens[i]))
      continue;
    for (const [sure, other] of [
      [i - 1, i + 1],
      [i + 1, i - 1],
    ] as const) {
      if (!isSureName(tokens[sure], confidence[sure] ?? 0) || (confidence[other] ?? 0) >= REPLACE_FROM_CONFIDENCE)
        continue;
      if (!maybeSomebody(other, beside)) continue;
      const goes =
        known.language[other] !== ENGLISH &&
        (beside.marginOf(other) >= GOES_ALONG || isUsual(other, beside) || endsRow(confidence, tokens, sure, other));
      confidence[other] = Math.max(confidence[other] ?? 0, goes ? REPLACE_FROM_CONFIDENCE : BESIDE_NAME);
    }
  }
}

export function takeWithWriter(confidence: Float64Array, beside: NeighbourInput): void {
  const { tokens, known } = beside;
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (!MYSELF.test(tokens[i + 1]?.fold ?? '') || tokens[i]?.kind !== 'word' || !isJoiner(tokens[i])) continue;
    const noun = beside.classOf(i - 1) === 'noun' && !beside.vetoes[i - 1] && tokens[i - 1]?.letterCase === 'capital';
    if (known.language[i] !== ENGLISH && (noun || maybeSomebody(i - 1, beside)))
      confidence[i - 1] = Math.max(confidence[i - 1] ?? 0, REPLACE_FROM_CONFIDENCE);
  }
}

/** "Hasse Grundelius, Ida-Marie Sköldblom och Tikkanen": the last in a row after two sure ones. */
function endsRow(confidence: Float64Array, tokens: readonly Token[], sure: number, other: number): boolean {
  if (other < sure || tokens[other - 1]?.text === ',') return false;
  let comma = sure;
  while (comma > sure - LONGEST_NAME && (confidence[comma] ?? 0) >= REPLACE_FROM_CONFIDENCE)
    comma -= comma > 1 && isHyphen(tokens[comma - 1]) ? 2 : 1;
  return tokens[comma]?.text === ',' && (confidence[comma - 1] ?? 0) >= REPLACE_FROM_CONFIDENCE;
}

function isHyphen(token: Token | undefined): boolean {
  return token?.text === '-' && !token.spaced;
}

function isUsual(index: number, { known, classOf }: NeighbourInput): boolean {
  return ((known.common[index] ?? 0) & kinds.GIVEN_USUAL) !== 0 && classOf(index) === 'given';
}

function isJoiner(token: Token | undefined): boolean {
  return token !== undefined && JOINER.test(token.kind === 'mark' ? token.text : token.fold);
}

function isSureName(token: Token | undefined, confidence: number): boolean {
  return (
    token?.kind === 'word' &&
    token.letterCase === 'capital' &&
    token.text.length > 1 &&
    confidence >= REPLACE_FROM_CONFIDENCE
  );
}

function maybeSomebody(index: number, beside: NeighbourInput): boolean {
  const { tokens, vetoes, classOf } = beside;
  const token = tokens[index];
  if (token?.kind !== 'word' || token.letterCase !== 'capital' || token.text.length < 2 || vetoes[index]) return false;
  if ((beside.known.own[index] ?? 0) & kinds.TITLE) return false;
  return SOMEBODY.has(classOf(index));
}

const MOST_BEFORE_COMMA = 4;
const ENTERED = 0.8;
const ENDS_ENTRY = /^[:.;(–—-]$/;
const FIGURE = /^\d/;

/** "Pettifer, Dilys: outlanding": surname, comma, given name opening a line or entry. */
export function takeListEntries(confidence: Float64Array, beside: NeighbourInput): void {
  const { tokens, known, vetoes, classOf } = beside;
  for (let first = 0; first + 2 < tokens.length; first++) {
    if (first > 0 && !tokens[first]?.newLine && tokens[first - 1]?.text !== ':') continue;
    const comma = commaAfterName(beside, first);
    const [given, end] = [tokens[comma + 1], tokens[comma + 2]];
    if (comma < 0 || given?.letterCase !== 'capital' || !given.spaced || given.newLine || vetoes[comma + 1]) continue;
    const labelled = tokens[first - 1]?.text === ':' && end?.text === ',';
    const told = end?.text === ',' && FIGURE.test(tokens[comma + 3]?.text ?? '');
    if (end && !end.newLine && !told && !labelled && !ENDS_ENTRY.test(end.text)) continue;
    const isGiven = ((known.common[comma + 1] ?? 0) & (kinds.GIVEN | kinds.GIVEN_USUAL | kinds.SHORT_NAME)) !== 0;
    if (!isGiven || !GIVEN_CLASSES.has(classOf(comma + 1)) || (known.common[comma + 1] ?? 0) & TOWN) continue;
    for (let at = first; at <= comma + 1; at++)
      if (tokens[at]?.kind === 'word') confidence[at] = Math.max(confidence[at] ?? 0, ENTERED);
  }
}

const TOWN = kinds.PLACE | kinds.PLACE_LARGE;
const GIVEN_CLASSES: ReadonlySet<NameClass> = new Set<NameClass>(['given', 'listed', 'ordinary', 'noun']);
const FAMILY_CLASSES: ReadonlySet<NameClass> = new Set<NameClass>(['given', 'listed', 'unknown', 'formed']);

function commaAfterName(beside: NeighbourInput, first: number): number {
  const { tokens, known } = beside;
  for (let at = first; at <= first + MOST_BEFORE_COMMA; at++) {
    const token = tokens[at];
    if (token?.text === ',' && !token.spaced) return at > first && isFamily(at - 1, beside) ? at : -1;
    const part = token?.letterCase === 'capital' || ((known.common[at] ?? 0) & kinds.PARTICLE) !== 0;
    if (token?.kind !== 'word' || !part || (at > first && token.newLine)) return -1;
  }
  return -1;
}

function isFamily(index: number, beside: NeighbourInput): boolean {
  if ((beside.known.common[index] ?? 0) & kinds.PLACE_LARGE || beside.vetoes[index]) return false;
  if ((beside.known.common[index] ?? 0) & kinds.SURNAME_USUAL) return true;
  return maybeSomebody(index, beside) && FAMILY_CLASSES.has(beside.classOf(index));
}

/** First particle of a surname. */
const FIRST_SMALL = /^(?:van|von|de|del|della|di|da|dal|dos|das|du|d|af|ter|ten)$/;
const FIRST_OF_TWO = /^(?:in|op|zu|zur|zum)$/;
const GERMAN = LANGUAGES.indexOf('de');
const GERMAN_ARTICLE = /^(?:da|das|du)$/;
/** Possible German nouns after "von". */
const GERMAN_NOUNS: ReadonlySet<NameClass> = new Set<NameClass>(['word', 'formed', 'noun', 'thing']);
const APOSTROPHE = /^['’]$/;
const MOST_BEFORE = 5;

/**
 * Between names ("Verónica de la Hoz"), foreign to the sentence ("von Falkenhayn" in Polish), or capitalised ("Van der
 * Laarse").
 */
export function takeSmallWords(confidence: Float64Array, { tokens, known, vetoes, classOf }: NeighbourInput): void {
  for (let i = 1; i < tokens.length; i++) {
    if (tokens[i]?.letterCase !== 'capital') continue;
    let first = i;
    for (let at = smallWordBefore(tokens, known, i); at >= 0 && at > i - MOST_BEFORE; ) {
      first = at;
      at = smallWordBefore(tokens, known, first);
    }
    if (first === i || tokens[first]?.kind !== 'word') continue;
    const given = ((known.common[i] ?? 0) & (kinds.GIVEN_USUAL | kinds.SHORT_NAME)) !== 0;
    const opens = tokens[first]?.letterCase === 'capital' && i - first > 1 && !given;
    const fold = tokens[first]?.fold ?? '';
    const begins = FIRST_SMALL.test(fold) || (FIRST_OF_TWO.test(fold) && i - first > 1);
    const between = begins && isSureName(tokens[first - 1], confidence[first - 1] ?? 0) && !tokens[first]?.newLine;
    // "Erik von Platen": after a given name any word is a surname.
    const noun = known.language[i] === GERMAN && (GERMAN_ARTICLE.test(fold) || GERMAN_NOUNS.has(classOf(i)));
    const barred = vetoes[i] === 1 && !((known.common[i] ?? 0) & (kinds.COUNTRY | kinds.RADIO));
    const called = between && !given && !noun && !barred && known.language[i] !== ENGLISH;
    const sure = Math.max(confidence[i] ?? 0, called ? REPLACE_FROM_CONFIDENCE : 0);
    if (sure < REPLACE_FROM_CONFIDENCE) continue;
    const foreign = begins && !given && !vetoes[i] && !((known.own[first] ?? 0) & kinds.FUNCTION);
    if (!opens && (!between || noun || barred) && !foreign) continue;
    for (let at = first; at <= i; at++)
      if (tokens[at]?.kind === 'word') confidence[at] = Math.max(confidence[at] ?? 0, sure);
  }
}

/** Index of "de", "d'", "'t"; or -1. */
function smallWordBefore(tokens: readonly Token[], known: Knowledge, i: number): number {
  const [before, mark] = [tokens[i - 1], tokens[i - 2]];
  if (tokens[i]?.newLine || !before) return -1;
  if (APOSTROPHE.test(before.text)) return /^[dl]$/.test(mark?.text ?? '') && !tokens[i]?.spaced ? i - 2 : -1;
  if (before.text === 't' && APOSTROPHE.test(mark?.text ?? '')) return i - 2;
  return before.kind === 'word' && (known.common[i - 1] ?? 0) & kinds.PARTICLE ? i - 1 : -1;
}
