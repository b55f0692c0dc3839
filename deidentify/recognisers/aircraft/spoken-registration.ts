/** Registrations in radio words (C5.2); the aircraft's own also by its last letters */
import { type Find, REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { INTERNATIONAL_LETTERS, RADIO_LETTERS, SPOKEN_DIGITS } from '../../tables/context-words.ts';
import { ACTION_VERB_START, ADVERBS } from '../../tables/cues/competition-number.ts';
import {
  AERODROME,
  BEFORE_LETTERS,
  BEFORE_POINTS,
  OTHER_PAIRS,
  RADIO_CALL_VERBS,
  SPELT_ABBREVIATIONS,
  UNMISTAKABLE_LETTERS,
} from '../../tables/cues/spoken-registration.ts';
import { ACRONYM, AIRCRAFT_NOUN, lookUp, RADIO_LETTER } from '../../tables/lexicon.ts';
import { isJoinedRegistration, UNITED_STATES } from '../../tables/nationality-marks.ts';
import { ALL_NATIONS, NATIONAL_LETTERS } from '../../tables/radio-alphabets.ts';
import { SPOKEN_UNITS } from '../../tables/spoken-figures.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import {
  isPoint,
  ownIn,
  REGISTRATION_CHARS_MAX,
  REGISTRATION_CHARS_MIN,
  type SpellingRule,
  spelling,
  spellings,
} from './spelling.ts';
import { isNational, lowerCaseSymbolAt, type SpokenSymbol, spokenRuns, symbolAt } from './spoken.ts';

/** Joins points: "November Echo Sierra und Sierra Whiskey Echo". */
const JOINER = /^(?:und|et|y|e|en|i|a|och|oraz|and|or)$/;
const CALL_LETTERS_MIN = 3;
/** Spoken digits that make up for missing letters: "Delta Sieben Neun". */
const CALL_DIGITS_MIN = 2;
const CALL_VERB_DISTANCE_TOKENS_MAX = 3;
const SUGGESTED = REPLACE_FROM_CONFIDENCE - 0.1;
const SHORT_CALL = { kind: 'registration', reason: 'A call sign, spelt out', confidence: 0.85 } as const;
/** Starts with a letter; ends in a letter or two digits, as a single digit is a count or an article. */
const CALL = /[a-z](?:[a-z\d]*(?:[a-z]|\d\d))?/;

/** `own`: compact, or empty. */
export function findSpokenRegistrations(passage: Passage, own: string): Find[] {
  const called = passage.tokens.flatMap((_, index) => findShortCall(passage, index) ?? findPair(passage, index) ?? []);
  const runs = spokenRuns(passage, symbolAt).flatMap((run) => {
    const spelt = spellings(passage, run, [ownIn(passage, run, own), anyRegistration(passage, run)]);
    return spelt.length > 0 ? spelt : (findCalled(passage, run) ?? []);
  });
  const lowerCaseRuns = own === '' ? [] : spokenRuns(passage, lowerCaseSymbolAt);
  const ownInLowerCase = lowerCaseRuns.flatMap((run) => spellings(passage, run, [ownIn(passage, run, own)]));
  return [...runs, ...called, ...ownInLowerCase, ...findOwnAcrossLines(passage, own)];
}

/** The aircraft's own over line ends and marks: "golf... delta... echo". */
function findOwnAcrossLines(passage: Passage, own: string): Find[] {
  if (own === '') return [];
  // Figures of every language: one English word may hide the report's own.
  const anyLanguage: Passage = { ...passage, language: 'other' };
  return spokenRuns(anyLanguage, symbolAt, true).flatMap((run) => {
    const inFull: SpellingRule = (characters, from, to) =>
      characters.length < REGISTRATION_CHARS_MIN ? undefined : ownIn(anyLanguage, run, own)(characters, from, to);
    return spellings(anyLanguage, run, [inFull]);
  });
}

/**
 * "I heard Echo Seven call", "hab gefunkt kilo sieben": a letter and a digit after a word for talking on the radio.
 */
function findShortCall({ tokens, language }: Passage, index: number): Find | undefined {
  const [before, letter, second] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!letter || !second || letter.kind !== 'word' || second.kind !== 'word' || second.newLine) return undefined;
  const isLetter = RADIO_LETTERS.has(letter.fold) || NATIONAL_LETTERS.has(letter.fold);
  const value =
    SPOKEN_DIGITS.get(second.fold) ??
    (language === 'other' || language === 'german' ? SPOKEN_UNITS.get(second.fold) : undefined);
  if (!isLetter || value === undefined || BEFORE_LETTERS.has(before?.fold ?? '')) return undefined;
  return isAfterTalk(tokens, index) ? findOfTokens(tokens, index, index + 1, SHORT_CALL) : undefined;
}

/**
 * "Kilo Romeo", "Echo Seven", "die Zwo Echo": two radio letters, or one and a digit, all with capitals and no others
 * beside them. With a digit it is a point after a preposition of place ("over Sierra One"), and a count where it opens
 * a sentence ("Two Golf"). In English the manager is asked, unless the text is about a glider.
 */
function findPair(passage: Passage, index: number): Find | undefined {
  const { tokens, sentences } = passage;
  const [before, first, second] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!first || !second || second.newLine || !isRadioWord(passage, index) || !isRadioWord(passage, index + 1))
    return undefined;
  if (isRadioWord(passage, index - 1) || isRadioWord(passage, index + 2) || BEFORE_LETTERS.has(before?.fold ?? ''))
    return undefined;
  const letters = [first, second].filter(isInternational).length;
  const isCount = !isInternational(first) && sentences.opens[index] === 1;
  if (letters < 2 && (letters < 1 || isCount || BEFORE_POINTS.has(before?.fold ?? ''))) return undefined;
  if (OTHER_PAIRS.has(`${first.fold} ${second.fold}`)) return undefined;
  const isSure = passage.language !== 'english' || isAboutGlider(tokens, index);
  return findOfTokens(tokens, index, index + 1, isSure ? SHORT_CALL : { ...SHORT_CALL, confidence: SUGGESTED });
}

function isAfterTalk(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(Math.max(0, index - CALL_VERB_DISTANCE_TOKENS_MAX), index)
    .some(({ fold }) => RADIO_CALL_VERBS.has(fold));
}

/** "the glider was Kilo Romeo", "I heard Hotel Lima", "Echo Seven called finals", "Whiskey Uniform then landed". */
function isAboutGlider(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - CALL_VERB_DISTANCE_TOKENS_MAX), index);
  const [next = '', second = ''] = [tokens[index + 2]?.fold, tokens[index + 3]?.fold];
  if (isAfterTalk(tokens, index) || before.some(({ flags }) => flags & AIRCRAFT_NOUN)) return true;
  return (
    ACTION_VERB_START.test(next) || RADIO_CALL_VERBS.has(next) || (ADVERBS.has(next) && ACTION_VERB_START.test(second))
  );
}

/** A capitalised radio letter or digit; in lower case only an unmistakable one. */
function isRadioWord({ tokens, language }: Passage, index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'word' || token.fold.length === 1) return false;
  if (token.letterCase === 'lower') return UNMISTAKABLE_LETTERS.has(token.fold);
  return (
    isInternational(token) || SPOKEN_DIGITS.has(token.fold) || (language !== 'english' && SPOKEN_UNITS.has(token.fold))
  );
}

function isInternational({ fold }: Token): boolean {
  return INTERNATIONAL_LETTERS.has(fold) || NATIONAL_LETTERS.get(fold)?.nations === ALL_NATIONS;
}

function anyRegistration({ tokens }: Passage, run: readonly SpokenSymbol[]): SpellingRule {
  const spelt = isNational(run) || run.some(({ first }) => (tokens[first]?.flags ?? 0) & RADIO_LETTER);
  return (characters) => {
    const upper = characters.toUpperCase();
    const [long, american] = [
      characters.length > REGISTRATION_CHARS_MIN,
      characters.length >= REGISTRATION_CHARS_MIN && UNITED_STATES.test(upper),
    ];
    if (!(american && (spelt || long)) && !(long && isJoinedRegistration(upper))) return undefined;
    return { reason: 'A registration, spelt out', confidence: 0.93 };
  };
}

/**
 * "Eco Charlie Uniform", "Delta Sieben Neun": three or more letters, or one and two digits, unless an abbreviation,
 * aerodrome, point or taxiway. In English the manager is asked, since points have such names too.
 */
function findCalled(passage: Passage, run: readonly SpokenSymbol[]): Find | undefined {
  const { tokens, language } = passage;
  const characters = spelling(run);
  const [called = ''] = CALL.exec(characters) ?? [];
  const letters = called.replace(/\d/g, '');
  const isLong = letters.length >= CALL_LETTERS_MIN && new Set(letters).size > 1;
  const isWithDigits = language !== 'english' && called.length - letters.length >= CALL_DIGITS_MIN;
  if (isNational(run) || !(isLong || isWithDigits) || called.length > REGISTRATION_CHARS_MAX) return undefined;
  if (lookUp(called) & ACRONYM || AERODROME.test(called) || SPELT_ABBREVIATIONS.test(called)) return undefined;
  const [from, pieces] = [
    characters.indexOf(called),
    run.flatMap((symbol) => [...symbol.characters].map(() => symbol)),
  ];
  const stretch = pieces.slice(from, from + called.length);
  const [first, last] = [stretch[0]?.first ?? 0, stretch.at(-1)?.last ?? 0];
  const words = run.map((piece) => tokens[piece.first]);
  if (!words.every((token) => token?.kind === 'word' && token.fold.length > 1)) return undefined;
  // "im November zwei drei Starts".
  if (!isLong && tokens[first]?.fold === 'november') return undefined;
  if (tokens.slice(first, last).some(({ text }) => text === ',') || isPoint(passage, stretch[0])) return undefined;
  if (JOINER.test(tokens[first - 1]?.fold ?? '') && (tokens[first - 2]?.flags ?? 0) & RADIO_LETTER) return undefined;
  const confidence = language === 'english' ? SUGGESTED : 0.85;
  return findOfTokens(tokens, first, last, { kind: 'registration', reason: 'A call sign, spelt out', confidence });
}
