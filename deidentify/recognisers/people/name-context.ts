/** Whether a word is used as a name (C5.2, C5.3) */

import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  AMBIGUOUS_TOWN_PREFIXES,
  ANY_SUBJECT_VERBS,
  BEFORE_LETTERS,
  BEFORE_MONTHS,
  COMPANY_WORDS,
  EPONYM_NOUNS,
  JOBS,
  NOUN_COMPOUNDS,
  PLACE_NOUNS,
  PLURAL_PLACE_NOUNS,
  STATION_NOUNS,
  STORM_WORDS,
  TOWN_NAME_CONNECTORS,
  TOWN_PREFIXES,
  WEATHER_AND_AIRSPACE,
} from '../../tables/cues/people/name-context.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { isBeforeTypeDesignation } from '../../tagger/words/maker-before-type.ts';

/** Words that may be a name or something else. */
export const DOUBTFUL =
  lexicon.ORDINARY |
  lexicon.MAKE_OR_TYPE |
  lexicon.PLACE |
  lexicon.CALENDAR |
  lexicon.RADIO_LETTER |
  lexicon.ACRONYM |
  lexicon.ROLE |
  lexicon.TITLE |
  lexicon.SPEECH_VERB |
  lexicon.ACTION_VERB |
  lexicon.PARTICLE |
  lexicon.NUMERAL |
  lexicon.AIRCRAFT_NOUN |
  lexicon.ARTICLE |
  lexicon.PERSON_CUE |
  lexicon.LOCATIVE |
  lexicon.PLACE_ENDING |
  lexicon.PLACE_OPENING;

const APOSTROPHE = /^['’‘`´ʼ]$/;
const SERIES_TOKENS_MAX = 8;
const FORMAL = lexicon.GIVEN | lexicon.SURNAME;

/** Words that only end company names; folded. */
export function isCompanyWord(folded: string): boolean {
  return COMPANY_WORDS.has(folded);
}

export function isPlainName(token: Token | undefined): boolean {
  return token !== undefined && (token.flags & FORMAL) !== 0 && (token.flags & DOUBTFUL) === 0 && token.fold.length > 2;
}

export function opensSentence(passage: Passage, index: number): boolean {
  return passage.sentences.opens[index] === 1;
}

/** "Tom's" or "James'". */
export function isPossessive(tokens: readonly Token[], index: number): boolean {
  const [mark, letter] = [tokens[index + 1], tokens[index + 2]];
  if (!mark || mark.spaced || !APOSTROPHE.test(mark.text)) return false;
  if (letter?.fold === 's' && !letter.spaced) return true;
  return tokens[index]?.fold.endsWith('s') === true && letter?.spaced === true && letter.letterCase === 'lower';
}

/** `strictly` excludes verbs that things do too ("was", "had"). */
export function precedesVerb(tokens: readonly Token[], index: number, strictly: boolean): boolean {
  const next = tokens[index + 1];
  if (
    !next ||
    next.newLine ||
    next.letterCase === 'capital' ||
    !(next.flags & (lexicon.SPEECH_VERB | lexicon.ACTION_VERB))
  )
    return false;
  if (!strictly || next.flags & lexicon.SPEECH_VERB) return true;
  return !ANY_SUBJECT_VERBS.has(next.fold);
}

/** Part of a date, radio call or place. */
export function isOtherwiseUsed(tokens: readonly Token[], first: number, last = first): boolean {
  const token = tokens[first];
  const before = tokens[first - 1];
  const after = tokens[last + 1];
  if (!token) return true;
  if (before && !token.newLine && STORM_WORDS.has(before.fold)) return true;
  if (first === last && before && !token.newLine && JOBS.get(before.fold)?.test(token.fold)) return true;
  if (token.flags & lexicon.CALENDAR) {
    if (before?.kind === 'number' || after?.kind === 'number' || BEFORE_MONTHS.has(before?.fold ?? '')) return true;
  }
  if (token.flags & lexicon.RADIO_LETTER && first === last) {
    const letters = lexicon.RADIO_LETTER | lexicon.NUMERAL;
    if ((before?.flags ?? 0) & letters || (after?.flags ?? 0) & letters || after?.kind === 'number') return true;
    if (hasLetterNearby(tokens, first)) return true;
    if (BEFORE_LETTERS.has(before?.fold ?? '') || before?.kind === 'number' || before?.letterCase === 'upper')
      return true;
  }
  if (
    first === last &&
    after?.letterCase === 'capital' &&
    after.flags & lexicon.MAKE_OR_TYPE &&
    !(after.flags & FORMAL)
  )
    return true;
  if (first === last && isBeforeTypeDesignation(token, after)) return true;
  if (token.flags & lexicon.MAKE_OR_TYPE && first === last) return isMakeOrType(before, after);
  if (
    isPossessive(tokens, last) &&
    /^(?:law|laws|effect|theorem|criterion|principle|syndrome|disease)$/.test(tokens[last + 3]?.fold ?? '')
  )
    return true;
  const isHoliday = before?.fold === 's' && !before.spaced && token.fold === 'day';
  return isHoliday || isPlace(tokens, first, last);
}

function hasLetterNearby(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 5), index);
  const after = tokens.slice(index + 1, index + 6);
  return (
    before.some(
      (token) =>
        (token.flags & lexicon.RADIO_LETTER && !(token.flags & lexicon.GIVEN) && token.letterCase !== 'lower') ||
        /^(?:taxi|taxied|taxiing|via|taxiway|hold|holding)$/.test(token.fold),
    ) || after.some((token) => /^(?:taxiway|taxiways|apron|intersection)$/.test(token.fold))
  );
}

function isMakeOrType(before: Token | undefined, after: Token | undefined): boolean {
  if (before && before.flags & (lexicon.ARTICLE | lexicon.MAKE_OR_TYPE) && before.letterCase !== 'upper') return true;
  if (after?.kind === 'number' || after?.kind === 'code') return true;
  if (after?.text === '-' && !after.spaced) return true;
  return after !== undefined && (after.flags & (lexicon.MAKE_OR_TYPE | lexicon.AIRCRAFT_NOUN)) !== 0;
}

function isPlace(tokens: readonly Token[], first: number, last: number): boolean {
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  if (first === last && NOUN_COMPOUNDS.get(tokens[first]?.fold ?? '')?.test(after?.fold ?? '')) return true;
  const [opening, named] = [tokens[first], tokens[first + 1]];
  if (opening && opening.flags & lexicon.PLACE_OPENING && named && named.flags & lexicon.PLACE) return true;
  if (last > first && opening && opening.flags & lexicon.PLACE_OPENING && !(opening.flags & FORMAL)) return true;
  if (isAfterPlace(tokens, first) || isOfPlaces(tokens, last)) return true;
  const given = isPlainName(opening) && opening !== undefined && (opening.flags & lexicon.GIVEN) !== 0;
  if (!given && (isOfTown(tokens, first, last) || isForecastFor(tokens, first))) return true;
  if (before && before.flags & lexicon.PLACE_OPENING && before.letterCase !== 'lower') {
    if (!given || !/^(?:old|new|great|little|upper|lower)$/.test(before.fold)) return true;
  }
  if (before?.text === '.' && /^(?:st|ft|mt)$/.test(tokens[first - 2]?.fold ?? '') && !before.spaced) return true;
  if (after?.text === ',' && given && last > first) return COMPANY_WORDS.has(tokens[last + 2]?.fold ?? '');
  if (after?.text === ',' || after?.text === '-') return isPlaceAfter(tokens, last + 2, after.text);
  if (!after?.spaced || after.newLine) return false;
  if (COMPANY_WORDS.has(after.fold)) return true;
  if (after.flags & lexicon.PLACE_ENDING)
    return after.letterCase !== 'lower' || PLACE_NOUNS.has(after.fold) || (!given && STATION_NOUNS.has(after.fold));
  return EPONYM_NOUNS.has(after.fold);
}

/** "Chipping Norton", "near Stoke Hammond": a town by its first word, unless it speaks. */
function isOfTown(tokens: readonly Token[], first: number, last: number): boolean {
  const [before, opening, next] = [tokens[first - 1], tokens[first], tokens[last + 1]];
  if (((next?.flags ?? 0) & lexicon.SPEECH_VERB) !== 0 || isPossessive(tokens, last)) return false;
  const head = last > first ? opening : before;
  if (head?.letterCase !== 'capital' || !tokens[last > first ? first + 1 : first]?.spaced) return false;
  if (TOWN_PREFIXES.has(head.fold)) return true;
  const located = tokens[last > first ? first - 1 : first - 2];
  return (
    AMBIGUOUS_TOWN_PREFIXES.has(head.fold) &&
    (((located?.flags ?? 0) & lexicon.LOCATIVE) !== 0 || located?.fold === 'abeam')
  );
}

/** "the TAF for Benson". */
function isForecastFor(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:for|at|of)$/.test(tokens[index - 1]?.fold ?? '')) return false;
  return WEATHER_AND_AIRSPACE.test(tokens[index - 2]?.fold ?? '');
}

/** "Dean, Savernake and Sherwood forests". */
function isOfPlaces(tokens: readonly Token[], last: number): boolean {
  for (let at = last + 1; at <= last + SERIES_TOKENS_MAX; at++) {
    const token = tokens[at];
    if (!token || token.newLine) return false;
    if (token.letterCase === 'lower' && PLURAL_PLACE_NOUNS.test(token.fold)) return true;
    if (token.text !== ',' && !/^(?:and|or|&)$/.test(token.fold) && (token.letterCase !== 'capital' || at === last + 1))
      return false;
  }
  return false;
}

/** "Kirton in Lindsey", "Barrow upon Trent". */
function isAfterPlace(tokens: readonly Token[], index: number): boolean {
  const [joint, head] = [tokens[index - 1], tokens[index - 2]];
  if (joint?.letterCase !== 'lower' || !/^(?:in|upon|under|le|sur)$/.test(joint.fold)) return false;
  return head?.letterCase === 'capital' && !(head.flags & lexicon.GIVEN) && !(head.flags & lexicon.ORDINARY);
}

/** "Temple, Texas", "Meridian Voyager, Inc", "Lee-on-Solent". */
function isPlaceAfter(tokens: readonly Token[], index: number, mark: string): boolean {
  const token = tokens[index];
  if (!token || token.newLine) return false;
  if (mark === '-') return !token.spaced && TOWN_NAME_CONNECTORS.test(token.text);
  if (COMPANY_WORDS.has(token.fold)) return true;
  const isState = token.letterCase === 'upper' && /^[a-z]{2}$/.test(token.fold);
  if (isState && !(token.flags & (lexicon.ORDINARY | lexicon.ACRONYM))) return true;
  const person = (token.flags & (lexicon.GIVEN | lexicon.SURNAME)) !== 0;
  return token.letterCase !== 'lower' && (token.flags & lexicon.PLACE) !== 0 && !person;
}

/** Capitalised mid-sentence, or beside a title, name or verb of speech (C5.2). */
export function isUsedAsName(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  const token = tokens[index];
  if (!token || isOtherwiseUsed(tokens, index)) return false;
  const dotted = tokens[index - 1]?.text === '.';
  const before = dotted ? tokens[index - 2] : tokens[index - 1];
  if (before && before.flags & lexicon.TITLE && before.fold.length > 1) return true;
  if ((!dotted && isPlainName(before)) || (isPlainName(tokens[index + 1]) && token.letterCase !== 'lower')) return true;
  if (token.letterCase === 'lower') return false;
  const prose = passage.sentences.styles[index] === 'prose';
  if (prose && token.letterCase === 'capital' && !opensSentence(passage, index))
    return !(passage.language === 'german' && before && before.flags & lexicon.ARTICLE);
  if ((tokens[index + 1]?.flags ?? 0) & lexicon.SPEECH_VERB) return true;
  const given = (token.flags & lexicon.GIVEN) !== 0 && !((before?.flags ?? 0) & lexicon.ARTICLE);
  if (given && isPossessive(tokens, index)) return true;
  const placed = opensSentence(passage, index) || given || ((before?.flags ?? 0) & lexicon.ROLE) !== 0;
  return placed && precedesVerb(tokens, index, !given || (token.flags & lexicon.CALENDAR) !== 0);
}
