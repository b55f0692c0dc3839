// Names joined to a sure one: another person, or "Surname, Given"

import { REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import type { Token } from '../../reading/tokens.ts';
import { FIRST_PERSON_PRONOUN } from '../../tables/cues/people/series.ts';
import { LANGUAGES } from '../languages.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';
import type { NameClass } from './classes.ts';

const JOINER = /^(?:,|&|\/|and|und|et|en|i|y|e|och|a|oraz)$/;
/** Not an ordinary word, place or thing. */
const PERSON_CLASSES: ReadonlySet<NameClass> = new Set<NameClass>([
  'given',
  'listed',
  'unknown',
  'formed',
  'ordinary',
  'plain',
]);
/** Only shown to the manager. */
const SHOWN_CONFIDENCE = 0.35;
/** Minimum margin (hundredths of a unit) for a name joined to a sure one. */
const COORDINATED_MARGIN_MIN = 0;
const NAME_TOKENS_MAX = 8;
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
export function raiseCoordinated(confidence: Float64Array, input: NeighbourInput): void {
  const { tokens, known } = input;
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (Math.max(confidence[i - 1] ?? 0, confidence[i + 1] ?? 0) < REPLACE_FROM_CONFIDENCE || !isJoiner(tokens[i]))
      continue;
    for (const [sure, other] of [
      [i - 1, i + 1],
      [i + 1, i - 1],
    ] as const) {
      if (!isSureName(tokens[sure], confidence[sure] ?? 0) || (confidence[other] ?? 0) >= REPLACE_FROM_CONFIDENCE)
        continue;
      if (!mayBePerson(other, input)) continue;
      const isReplaced =
        known.language[other] !== ENGLISH &&
        (input.marginOf(other) >= COORDINATED_MARGIN_MIN ||
          isUsual(other, input) ||
          isLastOfSeries(confidence, tokens, sure, other));
      confidence[other] = Math.max(confidence[other] ?? 0, isReplaced ? REPLACE_FROM_CONFIDENCE : SHOWN_CONFIDENCE);
    }
  }
}

export function raiseWithWriter(confidence: Float64Array, input: NeighbourInput): void {
  const { tokens, known } = input;
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (!FIRST_PERSON_PRONOUN.test(tokens[i + 1]?.fold ?? '') || tokens[i]?.kind !== 'word' || !isJoiner(tokens[i]))
      continue;
    const noun = input.classOf(i - 1) === 'noun' && !input.vetoes[i - 1] && tokens[i - 1]?.letterCase === 'capital';
    if (known.language[i] !== ENGLISH && (noun || mayBePerson(i - 1, input)))
      confidence[i - 1] = Math.max(confidence[i - 1] ?? 0, REPLACE_FROM_CONFIDENCE);
  }
}

/** "Hasse Grundelius, Ida-Marie Sköldblom och Tikkanen": the last of a series, after two sure names. */
function isLastOfSeries(confidence: Float64Array, tokens: readonly Token[], sure: number, other: number): boolean {
  if (other < sure || tokens[other - 1]?.text === ',') return false;
  let comma = sure;
  while (comma > sure - NAME_TOKENS_MAX && (confidence[comma] ?? 0) >= REPLACE_FROM_CONFIDENCE)
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

function mayBePerson(index: number, input: NeighbourInput): boolean {
  const { tokens, vetoes, classOf } = input;
  const token = tokens[index];
  if (token?.kind !== 'word' || token.letterCase !== 'capital' || token.text.length < 2 || vetoes[index]) return false;
  if ((input.known.own[index] ?? 0) & kinds.TITLE) return false;
  return PERSON_CLASSES.has(classOf(index));
}

const BEFORE_COMMA_MAX = 4;
const ENTRY_CONFIDENCE = 0.8;
const ENDS_ENTRY = /^[:.;(–—-]$/;
const FIGURE = /^\d/;

/** "Pettifer, Dilys: outlanding": surname, comma, given name opening a line or entry. */
export function raiseListEntries(confidence: Float64Array, input: NeighbourInput): void {
  const { tokens, known, vetoes, classOf } = input;
  for (let first = 0; first + 2 < tokens.length; first++) {
    if (first > 0 && !tokens[first]?.newLine && tokens[first - 1]?.text !== ':') continue;
    const comma = commaAfterName(input, first);
    const [given, end] = [tokens[comma + 1], tokens[comma + 2]];
    if (comma < 0 || given?.letterCase !== 'capital' || !given.spaced || given.newLine || vetoes[comma + 1]) continue;
    const labelled = tokens[first - 1]?.text === ':' && end?.text === ',';
    const isFigureNext = end?.text === ',' && FIGURE.test(tokens[comma + 3]?.text ?? '');
    if (end && !end.newLine && !isFigureNext && !labelled && !ENDS_ENTRY.test(end.text)) continue;
    const isGiven = ((known.common[comma + 1] ?? 0) & (kinds.GIVEN | kinds.GIVEN_USUAL | kinds.SHORT_NAME)) !== 0;
    if (!isGiven || !GIVEN_CLASSES.has(classOf(comma + 1)) || (known.common[comma + 1] ?? 0) & TOWN) continue;
    for (let at = first; at <= comma + 1; at++)
      if (tokens[at]?.kind === 'word') confidence[at] = Math.max(confidence[at] ?? 0, ENTRY_CONFIDENCE);
  }
}

const TOWN = kinds.PLACE | kinds.PLACE_LARGE;
const GIVEN_CLASSES: ReadonlySet<NameClass> = new Set<NameClass>(['given', 'listed', 'ordinary', 'noun']);
const FAMILY_CLASSES: ReadonlySet<NameClass> = new Set<NameClass>(['given', 'listed', 'unknown', 'formed']);

function commaAfterName(input: NeighbourInput, first: number): number {
  const { tokens, known } = input;
  for (let at = first; at <= first + BEFORE_COMMA_MAX; at++) {
    const token = tokens[at];
    if (token?.text === ',' && !token.spaced) return at > first && isFamily(at - 1, input) ? at : -1;
    const part = token?.letterCase === 'capital' || ((known.common[at] ?? 0) & kinds.PARTICLE) !== 0;
    if (token?.kind !== 'word' || !part || (at > first && token.newLine)) return -1;
  }
  return -1;
}

function isFamily(index: number, input: NeighbourInput): boolean {
  if ((input.known.common[index] ?? 0) & kinds.PLACE_LARGE || input.vetoes[index]) return false;
  if ((input.known.common[index] ?? 0) & kinds.SURNAME_USUAL) return true;
  return mayBePerson(index, input) && FAMILY_CLASSES.has(input.classOf(index));
}

/** First particle of a surname. */
const FIRST_PARTICLE = /^(?:van|von|de|del|della|di|da|dal|dos|das|du|d|af|ter|ten)$/;
const FIRST_OF_TWO = /^(?:in|op|zu|zur|zum)$/;
const GERMAN = LANGUAGES.indexOf('de');
const GERMAN_ARTICLE = /^(?:da|das|du)$/;
/** Possible German nouns after "von". */
const GERMAN_NOUNS: ReadonlySet<NameClass> = new Set<NameClass>(['word', 'formed', 'noun', 'thing']);
const APOSTROPHE = /^['’]$/;
const BEFORE_MAX = 5;

/**
 * Between names ("Verónica de la Hoz"), foreign to the sentence ("von Falkenhayn" in Polish), or capitalised ("Van der
 * Laarse").
 */
export function raiseParticles(confidence: Float64Array, { tokens, known, vetoes, classOf }: NeighbourInput): void {
  for (let i = 1; i < tokens.length; i++) {
    if (tokens[i]?.letterCase !== 'capital') continue;
    let first = i;
    for (let at = particleBefore(tokens, known, i); at >= 0 && at > i - BEFORE_MAX; ) {
      first = at;
      at = particleBefore(tokens, known, first);
    }
    if (first === i || tokens[first]?.kind !== 'word') continue;
    const given = ((known.common[i] ?? 0) & (kinds.GIVEN_USUAL | kinds.SHORT_NAME)) !== 0;
    const opens = tokens[first]?.letterCase === 'capital' && i - first > 1 && !given;
    const fold = tokens[first]?.fold ?? '';
    const begins = FIRST_PARTICLE.test(fold) || (FIRST_OF_TWO.test(fold) && i - first > 1);
    const between = begins && isSureName(tokens[first - 1], confidence[first - 1] ?? 0) && !tokens[first]?.newLine;
    // "Erik von Platen": after a given name any word is a surname.
    const noun = known.language[i] === GERMAN && (GERMAN_ARTICLE.test(fold) || GERMAN_NOUNS.has(classOf(i)));
    const barred = vetoes[i] === 1 && !((known.common[i] ?? 0) & (kinds.COUNTRY | kinds.RADIO_LETTER));
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
function particleBefore(tokens: readonly Token[], known: Knowledge, i: number): number {
  const [before, mark] = [tokens[i - 1], tokens[i - 2]];
  if (tokens[i]?.newLine || !before) return -1;
  if (APOSTROPHE.test(before.text)) return /^[dl]$/.test(mark?.text ?? '') && !tokens[i]?.spaced ? i - 2 : -1;
  if (before.text === 't' && APOSTROPHE.test(mark?.text ?? '')) return i - 2;
  return before.kind === 'word' && (known.common[i - 1] ?? 0) & kinds.PARTICLE ? i - 1 : -1;
}
