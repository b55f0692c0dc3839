// From margins to finds: each token gets a confidence by its class, neighbours that make one name become one find.

import { SURE_ENOUGH } from '../../find.ts';
import type { Token } from '../../reading/tokens.ts';
import { LANGUAGES } from '../languages.ts';
import { opensAt } from '../model/features.ts';
import type { Reading, TextMargins } from '../model/text-margins.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';
import { classOf, type NameClass } from './classes.ts';
import { takeCompany, takeEntered, takeSmallWords, takeWithWriter } from './company.ts';
import { confidenceOf } from './confidence.ts';
import { isEveryday } from './everyday.ts';
import { takeDoubleInitials, takeLoneInitials } from './initials.ts';
import { reasonOf } from './reasons.ts';
import { LEAST_SUGGESTED, thresholdsOf } from './thresholds.ts';
import { vetoesOf } from './vetoes.ts';

/** A possible name: tokens `first` to `last`, both included. From 0.5 on it is to be replaced. */
export type NameFind = { first: number; last: number; confidence: number; reason: string };

/** Steps of a byte in a hundredth of the model's unit. */
const HUNDREDTHS = 100;
/** Beside a sure part of a name a part this likely goes with it. */
const LIKELY_PART = 0.3;
/** What is likely by itself is rather sure behind an initial. */
const WITH_INITIAL = 0.6;
const LONGEST_NAME = 8;
/** There less is raised by what stands beside it: what the rules do not know is a town or a firm more often than a person. */
const ENGLISH = LANGUAGES.indexOf('en');
const HYPHEN = /^[-‐‑]$/;
const DOUBLE: ReadonlySet<NameClass> = new Set<NameClass>(['given', 'listed', 'unknown', 'ordinary', 'noun', 'thing']);

/** Confidence of each token as part of a person's name; 0 for what is none. `scale`: bytes of weight to a unit. */
export function confidencesOf(
  reading: Reading,
  { known, margin }: TextMargins,
  scale: number,
): { confidence: Float64Array; classes: NameClass[] } {
  const { tokens, sentences } = reading;
  const confidence = new Float64Array(tokens.length);
  const classes: NameClass[] = new Array(tokens.length).fill('unknown');
  const likely = (i: number): boolean => (margin[i] ?? 0) * HUNDREDTHS >= LEAST_SUGGESTED * scale;
  const marginOf = (i: number): number => ((margin[i] ?? 0) * HUNDREDTHS) / scale;
  const vetoes = vetoesOf(tokens, known, likely);
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.kind !== 'word' || vetoes[i] || !likely(i)) continue;
    const name = classOf(reading, known, i);
    classes[i] = name;
    if (tokens[i]?.text.length === 1) continue;
    const thresholds = thresholdsOf(name, known.language[i] ?? 0, opensAt(tokens, sentences, known, i));
    const announced = known.language[i] !== ENGLISH && isBehindRole(tokens, known, i) && !NOUNS.has(name);
    confidence[i] = confidenceOf(marginOf(i) + (announced ? OF_A_ROLE : 0), thresholds);
  }
  trimEdges(tokens, confidence, { known, margin });
  takeInitials(tokens, confidence, classes, known);
  takeBareInitials(reading, confidence, marginOf);
  takeDoubleNames(reading, known, confidence, vetoes);
  const beside = {
    tokens,
    known,
    vetoes,
    classOf: (i: number) => classOf(reading, known, i),
    marginOf,
  };
  dropOpeners(reading, known, confidence);
  takeWithWriter(confidence, beside);
  takeCompany(confidence, beside);
  takeEntered(confidence, beside);
  takeSmallWords(confidence, beside);
  takeDoubleInitials(tokens, confidence, known);
  takeLoneInitials(tokens, confidence, known, marginOf, (i) => opensAt(tokens, sentences, known, i));
  return { confidence, classes };
}

/** Behind a role or its label a word asks for so much less, in hundredths of a unit: "Le treuilleur Lyon", "Pilota: Ferrari". */
const OF_A_ROLE = 3000;
/** In German any noun may stand behind a role. */
const NOUNS: ReadonlySet<NameClass> = new Set<NameClass>(['word', 'formed', 'small', 'small-listed']);

function isBehindRole(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const at = tokens[i - 1]?.text === ':' ? i - 2 : i - 1;
  return tokens[i]?.letterCase !== 'lower' && ((known.own[at] ?? 0) & kinds.ROLE) !== 0;
}

/** Common in another language, and no word of the sentence's. */
function isForeign(known: Knowledge, i: number, band: number): boolean {
  return (known.elsewhere[i] ?? 0) >= band && !((known.own[i] ?? 0) & kinds.BAND);
}

/** "This is", "Danach", "Max." at the head of a sentence or a quotation: small words, also of another language, and abbreviations. */
function dropOpeners(reading: Reading, known: Knowledge, confidence: Float64Array): void {
  const { tokens, sentences } = reading;
  for (let i = 0; i < tokens.length; i++) {
    if (!confidence[i] || !opensAt(tokens, sentences, known, i) || (confidence[i + 1] ?? 0) >= SURE_ENOUGH) continue;
    const borne = (known.common[i] ?? 0) & (kinds.GIVEN_USUAL | kinds.SHORT_NAME | kinds.SURNAME_USUAL);
    const shortened =
      /^(?:max|maks|min)$/.test(tokens[i]?.fold ?? '') && tokens[i + 1]?.text === '.' && i + 2 < tokens.length;
    if (shortened || (!borne && isForeign(known, i, 3) && isForeign(known, i + 1, 2))) confidence[i] = 0;
  }
}

/** A title, a role in small letters, or a small word beside a name is no part of it; "van" and "de" before a name are. */
function trimEdges(tokens: readonly Token[], confidence: Float64Array, { known }: TextMargins): void {
  for (let i = 0; i < tokens.length; i++) {
    const own = known.own[i] ?? 0;
    if (confidence[i] === 0) continue;
    const small = tokens[i]?.letterCase === 'lower';
    const particle = ((known.common[i] ?? 0) & kinds.PARTICLE) !== 0 && (confidence[i + 1] ?? 0) > 0;
    if (own & kinds.TITLE && !particle && (confidence[i + 1] || tokens[i + 1]?.kind === 'mark')) confidence[i] = 0;
    // "Vlieger: Jan de Boer": a role with a colon is a label.
    if (own & kinds.ROLE && tokens[i + 1]?.text === ':') confidence[i] = 0;
    const alone = (known.common[i] ?? 0) & kinds.PARTICLE && !confidence[i + 1] && !confidence[i - 1];
    if (small && (alone || own & (kinds.ROLE | kinds.FAMILY | kinds.FUNCTION)) && !particle) confidence[i] = 0;
  }
}

/** One capital with a full stop beside a name belongs to it: "M. B. Freas", "Felix M.", "Procházka, S." */
function takeInitials(
  tokens: readonly Token[],
  confidence: Float64Array,
  classes: readonly NameClass[],
  known: Knowledge,
): void {
  for (let i = tokens.length - 1; i >= 0; i--) {
    if (!isInitial(tokens, i) || tokens[i + 2]?.newLine) continue;
    // Two initials in a row say more than one.
    const second = isInitial(tokens, i - 2) && !tokens[i]?.newLine;
    const shown = confidence[i + 2] ?? 0;
    const likely = (second ? shown > 0 : shown >= LIKELY_PART) && (tokens[i + 2]?.text.length ?? 0) > 1;
    // "M. Lefèvre" is Monsieur, "P. Olejniczak" hardly Pan.
    if ((known.own[i] ?? 0) & kinds.TITLE && tokens[i]?.text === 'M') continue;
    if (likely && known.language[i] !== ENGLISH && DOUBLE.has(classes[i + 2] ?? 'word'))
      confidence[i + 2] = Math.max(confidence[i + 2] ?? 0, WITH_INITIAL);
    confidence[i] = Math.max(confidence[i] ?? 0, confidence[i + 2] ?? 0);
  }
  for (let i = 0; i < tokens.length; i++) {
    if (!isInitial(tokens, i) || tokens[i]?.newLine) continue;
    const before = tokens[i - 1]?.text === ',' || tokens[i - 1]?.text === '.' ? i - 2 : i - 1;
    // "Dijkgraaf, F.", "Smith, J.": likely by itself, and sure with its initial.
    const goesOn =
      tokens[i + 2]?.kind === 'number' || (tokens[i + 2]?.letterCase === 'capital' && tokens[i + 2]?.spaced);
    const listed = ((known.common[before] ?? 0) & kinds.SURNAME) !== 0 && tokens[before]?.letterCase !== 'lower';
    if (tokens[i - 1]?.text === ',' && !goesOn && (listed || (confidence[before] ?? 0) >= LIKELY_PART))
      confidence[before] = Math.max(confidence[before] ?? 0, WITH_INITIAL);
    confidence[i] = Math.max(confidence[i] ?? 0, confidence[before] ?? 0);
  }
}

/** What the model has to think of a letter without a full stop beside a sure name: "Anders P", "J Baker". */
const BARE_INITIAL = 3000;

function takeBareInitials({ tokens }: Reading, confidence: Float64Array, marginOf: (index: number) => number): void {
  for (let i = 0; i < tokens.length; i++) {
    const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (token?.kind !== 'word' || token.text.length !== 1 || token.letterCase === 'lower') continue;
    if (next?.text === '.' || HYPHEN.test(next?.text ?? '') || next?.kind === 'number') continue;
    if (marginOf(i) < BARE_INITIAL) continue;
    const ahead = next?.letterCase === 'capital' && next.spaced && !next.newLine ? (confidence[i + 1] ?? 0) : 0;
    const behind =
      before?.kind === 'word' && !token.newLine && next?.letterCase !== 'capital' ? (confidence[i - 1] ?? 0) : 0;
    const sure = Math.max(ahead, behind);
    if (sure >= SURE_ENOUGH) confidence[i] = sure;
  }
}

/**
 * "Krüger-Hoffmann" goes as a whole; "Müller-Schlepp" does not, since no list knows its second word as a name. "Aalen-
 * Elchingen" is a place, since its first word is one.
 */
function takeDoubleNames(reading: Reading, known: Knowledge, confidence: Float64Array, vetoes: Uint8Array): void {
  const { tokens } = reading;
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (!HYPHEN.test(tokens[i]?.text ?? '') || tokens[i]?.spaced || tokens[i + 1]?.spaced) continue;
    const most = Math.max(confidence[i - 1] ?? 0, confidence[i + 1] ?? 0);
    if (most < SURE_ENOUGH) continue;
    const parts = [i - 1, i + 1].filter((part) => tokens[part]?.kind === 'word');
    const place = parts.some((part) => classOf(reading, known, part) === 'place');
    for (const part of parts) {
      // "jean-mi", "p-o": in small letters the halves are written alike.
      const small = parts.every((half) => tokens[half]?.letterCase === 'lower');
      // "Cornelia Vogt-Ritterbusch": whose given name is told has no compound behind it.
      const told =
        (confidence[i - 2] ?? 0) >= SURE_ENOUGH && tokens[i - 1]?.newLine === false && tokens[i - 2]?.kind === 'word';
      const capital = tokens[part]?.letterCase === 'capital';
      const name =
        small ||
        (told && capital) ||
        (DOUBLE.has(classOf(reading, known, part)) && tokens[part]?.letterCase !== 'lower');
      if (place) confidence[part] = Math.min(confidence[part] ?? 0, LIKELY_PART);
      else if (name && !vetoes[part]) confidence[part] = most;
    }
  }
}

function isInitial(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  return (
    token?.kind === 'word' && token.text.length === 1 && token.letterCase !== 'lower' && tokens[i + 1]?.text === '.'
  );
}

/** The finds of a text in their order. */
export function findsOf(reading: Reading, margins: TextMargins, scale: number): NameFind[] {
  const { tokens } = reading;
  const { confidence, classes } = confidencesOf(reading, margins, scale);
  const finds: NameFind[] = [];
  for (let first = 0; first < tokens.length; first++) {
    if (!confidence[first]) continue;
    let last = first;
    let most = first;
    for (let next = nextPart(tokens, confidence, last); next >= 0; next = nextPart(tokens, confidence, last)) {
      if (!together(reading, margins.known, confidence, last, next) || next - first > LONGEST_NAME) break;
      last = next;
      const clearer = tokens[most]?.text.length === 1 && (confidence[next] ?? 0) >= (confidence[most] ?? 0);
      if (clearer || (confidence[next] ?? 0) > (confidence[most] ?? 0)) most = next;
    }
    const sure = confidence[most] ?? 0;
    const reason = reasonOf(tokens, margins.known, first, last, classes[most] ?? 'unknown');
    const found = { first, last, confidence: sure, reason };
    if (!isEveryday(reading, margins.known, confidence, found)) finds.push(found);
    first = last;
  }
  return finds;
}

/** The next part of the same name: behind a space, a hyphen, an apostrophe or the full stop of an initial. */
function nextPart(tokens: readonly Token[], confidence: Float64Array, last: number): number {
  const next = tokens[last + 1];
  if (!next || next.newLine) return -1;
  if (next.kind === 'word') return confidence[last + 1] ? last + 1 : -1;
  const turned = next.text === ',' && (tokens[last]?.text.length ?? 0) > 1 && isInitial(tokens, last + 2);
  const goesOn = tokens[last + 4]?.letterCase === 'capital' && tokens[last + 4]?.spaced;
  if (turned && !goesOn && confidence[last + 2] && !tokens[last + 2]?.newLine) return last + 2;
  if (next.text === '.' && HYPHEN.test(tokens[last + 2]?.text ?? '') && tokens[last]?.text.length === 1)
    return tokens[last + 2]?.spaced || !confidence[last + 3] ? -1 : last + 3;
  if (next.kind !== 'mark' || !confidence[last + 2] || tokens[last + 2]?.newLine) return -1;
  if (/^['’]$/.test(next.text) && tokens[last + 2]?.text === 't') return last + 2;
  const letters = tokens[last]?.text.length ?? 0;
  const initial = next.text === '.' && (letters === 1 || (letters === 2 && tokens[last]?.letterCase !== 'lower'));
  const short = tokens[last]?.text === 'de' && next.text !== '-';
  const joined = /^[-‐‑'’]$/.test(next.text) && !next.spaced && (short || tokens[last + 2]?.spaced === false);
  return initial || joined ? last + 2 : -1;
}

/**
 * Parts that are both sure, both unsure, or of which one is sure and the other likely. A word in small letters behind a
 * name, and one that opens the sentence before it, are part of it only where they are sure themselves.
 */
function together(
  { tokens, sentences }: Reading,
  known: Knowledge,
  confidence: Float64Array,
  one: number,
  other: number,
): boolean {
  const [a, b] = [confidence[one] ?? 0, confidence[other] ?? 0];
  if (a >= SURE_ENOUGH === b >= SURE_ENOUGH) return true;
  const small = tokens[other]?.letterCase === 'lower' && !((known.common[other] ?? 0) & kinds.PARTICLE);
  const given = ((known.common[one] ?? 0) & kinds.GIVEN_USUAL) !== 0 || tokens[one]?.text.length === 1;
  if (a < b ? sentences.opens[one] === 1 && !given : small) return false;
  return Math.min(a, b) >= LIKELY_PART;
}
