// Initials with a full stop: in double names, as particles, or for whole names

import { REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  ABBREVIATIONS,
  BEFORE_INITIALS,
  BEFORE_SUBJECT,
  COMPANY_AND_STATE_CODES,
  GERMAN_ABBREVIATIONS,
  NON_PERSON_CODES,
  VERBS_AFTER_INITIALS,
} from '../../tables/cues/people/initials.ts';
import { ACTION_VERB_FORMS } from '../../tables/cues/people/surroundings.ts';
import { ACRONYM, ACTION_VERB, lookUp, SPEECH_VERB } from '../../tables/lexicon.ts';
import { AUXILIARIES } from '../../tables/namesakes/place-predicates.ts';
import { LANGUAGES } from '../languages.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';
import type { NameClass } from './classes.ts';

const HYPHEN = /^[-‐‑]$/;
/** A surname follows. */
const NOBLE_CONFIDENCE = 0.6;
const ENGLISH = LANGUAGES.indexOf('en');
const GERMAN = LANGUAGES.indexOf('de');

/** "J.-P. Mazet", "J-O Hedbrant"; "v. Rabenau". */
export function raiseDoubleInitials(tokens: readonly Token[], confidence: Float64Array, known: Knowledge): void {
  for (let i = tokens.length - 4; i >= 0; i--) {
    if (tokens[i]?.text === 'v') {
      judgeNobleLetter(tokens, confidence, known, i);
      continue;
    }
    const hyphen = tokens[i + 1]?.text === '.' ? i + 2 : i + 1;
    if (!isInitial(tokens[i]) || !HYPHEN.test(tokens[hyphen]?.text ?? '') || tokens[hyphen]?.spaced) continue;
    const second = hyphen + 1;
    if (!isInitial(tokens[second]) || tokens[second]?.spaced) continue;
    const name = tokens[second + 1]?.text === '.' ? second + 2 : second + 1;
    if (!tokens[name]?.spaced || tokens[name]?.newLine) continue;
    const sure = confidence[name] ?? 0;
    confidence[i] = Math.max(confidence[i] ?? 0, sure);
    confidence[second] = Math.max(confidence[second] ?? 0, sure);
  }
}

/** "Frau v. Rabenau": after a title or name; elsewhere ("10 km v. Flugplatz") only as sure as the next word. */
function judgeNobleLetter(tokens: readonly Token[], confidence: Float64Array, known: Knowledge, i: number): void {
  const [dot, name] = [tokens[i + 1], tokens[i + 2]];
  if (dot?.text !== '.' || dot.spaced || name?.letterCase !== 'capital' || !name.spaced || name.newLine) return;
  if (name.text.length < 2) return;
  const titled = ((known.own[i - 1] ?? 0) & kinds.TITLE) !== 0;
  const named = ((known.common[i - 1] ?? 0) & kinds.GIVEN_USUAL) !== 0 && tokens[i - 1]?.letterCase === 'capital';
  const sure = Math.max(confidence[i + 2] ?? 0, titled || named ? NOBLE_CONFIDENCE : 0);
  confidence[i] = sure;
  confidence[i + 2] = sure;
}

function isLoneLetter(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.text.length === 1;
}

function isInitial(token: Token | undefined): boolean {
  return isLoneLetter(token) && token?.letterCase !== 'lower';
}

/** Compass points look like initials: "N.", "S. O." */
const COMPASS_POINT = /^[nsewo]$/;
const INITIALS_OF_A_ROLE = 0.6;
const INITIALS_OF_A_SPEAKER = 0.4;
const INITIALS_ALONE = 0.35;
const INITIALS_MAX = 4;
/** Margin in hundredths of a unit. */
const SURELY_INITIALS = 6000;

/**
 * Replaced after a role or if the model is sure; otherwise shown, unless an abbreviation ("U.S."). English signatures:
 * recognisers/people/shapes/initials.ts.
 */
export function judgeLoneInitials(
  tokens: readonly Token[],
  confidence: Float64Array,
  known: Knowledge,
  marginOf: (index: number) => number,
  opens: (index: number) => boolean,
): void {
  for (let i = 0; i + 3 < tokens.length; i++) {
    if (!isInitial(tokens[i]) || !(isStopped(tokens, i) || isHyphened(tokens, i))) continue;
    if (isLoneLetter(tokens[i - 2])) continue;
    const parts = initialsFrom(tokens, i);
    const last = parts.at(-1) ?? i;
    if (parts.length > 1 && parts.length <= INITIALS_MAX && !areCompassPoints(tokens, parts)) {
      const next = tokens[last + 2];
      const goesOn = next?.letterCase === 'lower' && known.language[i] !== ENGLISH;
      const role = goesOn && ((known.own[i - 1] ?? 0) & kinds.ROLE) !== 0;
      const speaks = goesOn && (opens(i) || ((known.own[last + 2] ?? 0) & kinds.SPEECH_VERB) !== 0);
      const isShort = isAbbreviation(tokens, parts);
      const letters = lettersOf(tokens, parts);
      const isGerman = known.language[i] === GERMAN && GERMAN_ABBREVIATIONS.test(letters);
      const mayAct = !isShort && !isGerman && !NON_PERSON_CODES.test(letters) && !(lookUp(letters) & ACRONYM);
      const acts = mayAct && isActor(tokens, known, i, last + 2, opens(i));
      const loneConfidence = isShort ? 0 : INITIALS_ALONE;
      const named =
        !isGerman && known.language[i] !== ENGLISH && parts.every((part) => marginOf(part) >= SURELY_INITIALS);
      const minimum = role || named || acts ? INITIALS_OF_A_ROLE : speaks ? INITIALS_OF_A_SPEAKER : loneConfidence;
      const sure = Math.max(minimum, confidence[last] ?? 0);
      for (const part of parts) confidence[part] = sure;
    }
    i = last;
  }
}

function isStopped(tokens: readonly Token[], i: number): boolean {
  return tokens[i + 1]?.text === '.' && !tokens[i + 1]?.spaced;
}

/** The P of "P-O.S.". */
function isHyphened(tokens: readonly Token[], i: number): boolean {
  const joined = HYPHEN.test(tokens[i + 1]?.text ?? '') && !tokens[i + 1]?.spaced && !tokens[i + 2]?.spaced;
  return joined && isInitial(tokens[i + 2]) && isStopped(tokens, i + 2);
}

/** "T.W. has flown", "told A.B.": opens the sentence before a verb, or in English follows a word before people. */
function isActor(tokens: readonly Token[], known: Knowledge, first: number, after: number, opens: boolean): boolean {
  const verb = tokens[after];
  const language = LANGUAGES[known.language[first] ?? 0] ?? 'en';
  if (language === 'en' && BEFORE_INITIALS.test(tokens[first - 1]?.fold ?? '')) return true;
  if (verb?.letterCase !== 'lower' || verb.newLine) return false;
  if (!opens && !(language === 'en' && BEFORE_SUBJECT.test(tokens[first - 1]?.fold ?? ''))) return false;
  if (language === 'en')
    return (verb.flags & (SPEECH_VERB | ACTION_VERB)) !== 0 || VERBS_AFTER_INITIALS.test(verb.fold);
  const own = known.own[after] ?? 0;
  if (own & kinds.SPEECH_VERB && !(own & kinds.FUNCTION)) return true;
  return AUXILIARIES[language].has(verb.text) || ACTION_VERB_FORMS[language]?.test(verb.text) === true;
}

function areCompassPoints(tokens: readonly Token[], parts: readonly number[]): boolean {
  return parts.every((part) => COMPASS_POINT.test(tokens[part]?.fold ?? ''));
}

function lettersOf(tokens: readonly Token[], parts: readonly number[]): string {
  return parts.map((part) => tokens[part]?.fold ?? '').join('');
}

function isAbbreviation(tokens: readonly Token[], parts: readonly number[]): boolean {
  const together = lettersOf(tokens, parts);
  return COMPANY_AND_STATE_CODES.test(together) || ABBREVIATIONS.test(together);
}

/** Each with its full stop: "K.-H.", "T. P.", "P.d.G."; the first may have a hyphen: "P-O.S." */
function initialsFrom(tokens: readonly Token[], first: number): number[] {
  const parts = isHyphened(tokens, first) ? [first, first + 2] : [first];
  for (let at = parts.at(-1) ?? first; ; ) {
    const next = HYPHEN.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
    if (tokens[next + 1]?.text !== '.' || tokens[next]?.newLine) return parts;
    const isParticle = /^[dv]$/.test(tokens[next]?.text ?? '') && tokens[next + 1]?.spaced === false;
    if (!isInitial(tokens[next]) && !isParticle) return parts;
    parts.push(next);
    at = next;
  }
}

export const LIKELY_PART = 0.3;
const WITH_INITIAL = 0.6;
const NAMELIKE: ReadonlySet<NameClass> = new Set<NameClass>([
  'given',
  'listed',
  'unknown',
  'ordinary',
  'noun',
  'thing',
]);

/** Beside a name: "M. B. Freas", "Felix M.", "Procházka, S." */
export function raiseInitials(
  tokens: readonly Token[],
  confidence: Float64Array,
  classes: readonly NameClass[],
  known: Knowledge,
): void {
  for (let i = tokens.length - 1; i >= 0; i--) {
    if (!isDotted(tokens, i) || tokens[i + 2]?.newLine) continue;
    // Two initials say more than one.
    const second = isDotted(tokens, i - 2) && !tokens[i]?.newLine;
    const shown = confidence[i + 2] ?? 0;
    const likely = (second ? shown > 0 : shown >= LIKELY_PART) && (tokens[i + 2]?.text.length ?? 0) > 1;
    // "M. Lefèvre" is Monsieur, "P. Olejniczak" hardly Pan.
    if ((known.own[i] ?? 0) & kinds.TITLE && tokens[i]?.text === 'M') continue;
    if (likely && known.language[i] !== ENGLISH && NAMELIKE.has(classes[i + 2] ?? 'word'))
      confidence[i + 2] = Math.max(confidence[i + 2] ?? 0, WITH_INITIAL);
    confidence[i] = Math.max(confidence[i] ?? 0, confidence[i + 2] ?? 0);
  }
  for (let i = 0; i < tokens.length; i++) {
    if (!isDotted(tokens, i) || tokens[i]?.newLine) continue;
    const before = tokens[i - 1]?.text === ',' || tokens[i - 1]?.text === '.' ? i - 2 : i - 1;
    // "Dijkgraaf, F.": likely alone, sure with its initial.
    const goesOn =
      tokens[i + 2]?.kind === 'number' || (tokens[i + 2]?.letterCase === 'capital' && tokens[i + 2]?.spaced);
    const listed = ((known.common[before] ?? 0) & kinds.SURNAME) !== 0 && tokens[before]?.letterCase !== 'lower';
    if (tokens[i - 1]?.text === ',' && !goesOn && (listed || (confidence[before] ?? 0) >= LIKELY_PART))
      confidence[before] = Math.max(confidence[before] ?? 0, WITH_INITIAL);
    confidence[i] = Math.max(confidence[i] ?? 0, confidence[before] ?? 0);
  }
}

/** Minimum margin for an initial without a full stop. */
const BARE_INITIAL = 3000;

/** "Anders P", "J Baker". */
export function raiseBareInitials(
  tokens: readonly Token[],
  confidence: Float64Array,
  marginOf: (index: number) => number,
): void {
  for (let i = 0; i < tokens.length; i++) {
    const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (token?.kind !== 'word' || token.text.length !== 1 || token.letterCase === 'lower') continue;
    if (next?.text === '.' || HYPHEN.test(next?.text ?? '') || next?.kind === 'number') continue;
    if (marginOf(i) < BARE_INITIAL) continue;
    const ahead = next?.letterCase === 'capital' && next.spaced && !next.newLine ? (confidence[i + 1] ?? 0) : 0;
    const following =
      before?.kind === 'word' && !token.newLine && next?.letterCase !== 'capital' ? (confidence[i - 1] ?? 0) : 0;
    const sure = Math.max(ahead, following);
    if (sure >= REPLACE_FROM_CONFIDENCE) confidence[i] = sure;
  }
}

export function isDotted(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  return (
    token?.kind === 'word' && token.text.length === 1 && token.letterCase !== 'lower' && tokens[i + 1]?.text === '.'
  );
}
