/** Registrations of every state (C5.2), hyphenated, spaced or joined */
import type { Find } from '../../find.ts';
import { MAKER_FIELDS, PLACE_FIELDS } from '../../reading/fields.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { isWordLike } from '../../reading/word-like.ts';
import { ACTION_VERB_START } from '../../tables/cues/competition-number.ts';
import * as cues from '../../tables/cues/registration.ts';
import { UNITS } from '../../tables/cues/unit-after.ts';
import { ACRONYM, AIRCRAFT_NOUN, ARTICLE, MAKE_OR_TYPE, ORDINARY } from '../../tables/lexicon.ts';
import { isJoinedRegistration, NATIONALITY_MARKS, UNITED_STATES } from '../../tables/nationality-marks.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { hasUnitAfter } from './unit-after.ts';

const HYPHEN = /^[-‐‑‒–—−－_./·]$/;
const MARK_CHARS_MAX = 4;
/** Nationality marks that a space may follow; not "I". */
const SPACED_MARK = /^(?!I$)(?=.*[A-Z])[A-Z\d]{1,2}$/;
const SUFFIX_CHARS_MAX = 6;
const DIGITS_APART = 4;
/** No English word begins like this: in all-capitals text only these need no hyphen. */
const UNLIKE_ANY_WORD = /^(?:G[BCDFJKTVXZ]|D[BFGKMNXZ]|F[BCGHJKMPW])[A-Z]{3}$/;

const A_ROAD = 'May be a registration or a road number';

export function findRegistrations(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'mark' || token.kind === 'redacted') continue;
    if (isInsideCode(tokens, i) || isNotam(tokens, i)) continue;
    const last =
      hyphenated(passage, i) ??
      hyphenedAndSpaced(tokens, i) ??
      frenchUltralight(tokens, i) ??
      digitByDigit(tokens, i) ??
      spacedOut(passage, i) ??
      joined(passage, i);
    if (last === undefined) continue;
    const doubt = isIntroduced(tokens, i) ? undefined : last > i ? roadReason(passage, i) : wordReason(passage, token);
    const judged = doubt
      ? { reason: doubt, confidence: 0.4 }
      : { reason: 'An aircraft registration', confidence: 0.95 };
    finds.push(findOfTokens(tokens, i, last, { kind: 'registration', ...judged }));
    i = last;
  }
  return finds;
}

/** "N331", "DRONE": a road or a word. Alone in a place, maker or type field, one vowel is enough: "HAWKER". */
function wordReason({ field, tokens, language }: Passage, { fold, kind, text }: Token): string | undefined {
  if (language === 'other' && cues.ROAD.test(text)) return A_ROAD;
  const isOnlyToken = (PLACE_FIELDS.has(field) || MAKER_FIELDS.has(field)) && tokens.length === 1;
  const word = kind === 'word' && (isWordLike(fold) || (isOnlyToken && /[aeiou]/.test(fold)));
  return word ? 'May be a registration or a word' : undefined;
}

/** "la N-122". */
function roadReason({ tokens, language }: Passage, index: number): string | undefined {
  const [letter, hyphen, figures] = [0, 1, 2].map((steps) => tokens[index + steps]?.text ?? '');
  return language === 'other' && hyphen === '-' && cues.ROAD.test(`${letter}${figures}`) ? A_ROAD : undefined;
}

/** "D2214/26": a NOTAM's series, number and year. */
function isNotam(tokens: readonly Token[], index: number): boolean {
  const [slash, year] = [tokens[index + 1], tokens[index + 2]];
  if (!/^[A-Z]\d{4}$/.test(tokens[index]?.text ?? '') || slash?.text !== '/' || slash.spaced) return false;
  return year?.spaced === false && /^\d\d$/.test(year.text);
}

function isInsideCode(tokens: readonly Token[], index: number): boolean {
  const [first, before] = [tokens[index - 2], tokens[index - 1]];
  if (!before || before.spaced || tokens[index]?.spaced || !first || first.kind === 'mark') return false;
  return /^[-‐‑‒–—−]$/.test(before.text);
}

/** The "KABC" in "D-KABC"; "G-LOAD" is part of a machine, as is "D-RING" in all-capitals text. */
function hyphenated({ tokens, sentences }: Passage, index: number): number | undefined {
  if ((tokens[index]?.text.length ?? 0) > MARK_CHARS_MAX || !HYPHEN.test(tokens[index + 1]?.text ?? ''))
    return undefined;
  const [mark, hyphen, suffix, after, following] = tokens.slice(index, index + 5);
  if (!mark || !suffix || hyphen?.spaced !== suffix.spaced || suffix.newLine || !fits(mark, suffix)) return undefined;
  const upper = mark.text === mark.text.toUpperCase() && suffix.letterCase === 'upper';
  const ordinary = suffix.flags & ORDINARY && (!upper || sentences.styles[index] === 'shout');
  if (ordinary || cues.HYPHENATED_TERMS.test(suffix.fold)) return undefined;
  const figures = suffix.kind === 'number' && following?.kind === 'number' && !following.spaced;
  if (figures && !after?.spaced && HYPHEN.test(after?.text ?? '')) return undefined;
  return isUltralight(mark, suffix, after) ? index + 3 : index + 2;
}

/** "D-K XYZ": a space after the first letter. */
function hyphenedAndSpaced(tokens: readonly Token[], index: number): number | undefined {
  const [mark, hyphen, letter, rest] = tokens.slice(index, index + 4);
  if (hyphen?.text !== '-' || hyphen.spaced || letter?.spaced || !rest?.spaced || rest.newLine) return undefined;
  const isRest = /^[A-Z]$/.test(letter?.text ?? '') && /^[A-Z]{3}$/.test(rest.text) && !(rest.flags & ORDINARY);
  return isRest && NATIONALITY_MARKS.get(mark?.text ?? '')?.test(`${letter?.text}${rest.text}`) ? index + 3 : undefined;
}

/** "OK-KUU 41": Czech ultralights have two digits after a space. */
function isUltralight(mark: Token, suffix: Token, after: Token | undefined): boolean {
  if (mark.text !== 'OK' || suffix.text.length !== 3 || suffix.kind !== 'word') return false;
  return after?.spaced === true && !after.newLine && /^\d\d$/.test(after.text);
}

/** "ULM 31-AKQ", "immatriculé 974 AB": department number and letters. */
function frenchUltralight(tokens: readonly Token[], index: number): number | undefined {
  if (!/^(?:\d\d|2[AB]|97\d)$/.test(tokens[index]?.text ?? '')) return undefined;
  const before = tokens.slice(Math.max(0, index - 3), index);
  if (!before.some(({ fold }) => /^(?:immatricul|identifi|ulm$|pendulaire$)/.test(fold))) return undefined;
  const last = HYPHEN.test(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1;
  return /^[A-Z]{2,3}$/.test(tokens[last]?.text ?? '') ? last : undefined;
}

/** "ok 7 3 0 6", "h b 1 9 2 6": each character apart. */
function digitByDigit(tokens: readonly Token[], index: number): number | undefined {
  const isLetter = (at: number) => tokens[at]?.kind === 'word' && tokens[at]?.text.length === 1;
  const first = isLetter(index) && isLetter(index + 1) ? index + 2 : index + 1;
  const mark = tokens.slice(index, first);
  const digits = tokens.slice(first, first + DIGITS_APART);
  const isApart = [...mark.slice(1), ...digits].every(({ spaced, newLine }) => spaced && !newLine);
  if (!isApart || digits.length < DIGITS_APART || !digits.every(({ text }) => /^\d$/.test(text))) return undefined;
  const isMark = cues.MARKS_OF_NUMBERS.has(mark.map(({ fold }) => fold).join(''));
  return isMark && !/^\d$/.test(tokens[first + DIGITS_APART]?.text ?? '') ? first + DIGITS_APART - 1 : undefined;
}

/** The "KABC" in "D KABC". */
function spacedOut(passage: Passage, index: number): number | undefined {
  const { tokens, sentences, language } = passage;
  const [mark, suffix] = [tokens[index], tokens[index + 1]];
  if (!mark || mark.text.length > 2 || !suffix?.spaced || suffix.newLine) return undefined;
  const last = index + 1;
  if (mark.letterCase === 'lower') return isSpacedLowerCase(passage, mark, suffix, last) ? last : undefined;
  const upper = SPACED_MARK.test(mark.text) && suffix.text === suffix.text.toUpperCase();
  if (isItalian(passage, index)) return last;
  if (!upper || suffix.text.length > SUFFIX_CHARS_MAX || !fits(mark, suffix)) return undefined;
  const introduced = isIntroduced(tokens, index);
  const american = mark.text === 'N';
  // "CN 2004-112": a directive.
  if (suffix.kind === 'number' && tokens[last + 1]?.text === '-' && tokens[last + 2]?.kind === 'number')
    return undefined;
  if (suffix.kind === 'number' && !american)
    return introduced || !(mark.flags & (ORDINARY | ACRONYM)) || isCzech(tokens, last, language) ? last : undefined;
  if (sentences.styles[index] === 'shout' || suffix.flags & (ORDINARY | ACRONYM | MAKE_OR_TYPE)) return undefined;
  const isNational = language === 'other' && /^[A-Z]{2}$/.test(mark.text) && /^[A-Z]{3}$/.test(suffix.text);
  if (!american)
    return introduced || isNational || /^[GDF]$/.test(mark.text) || isCzech(tokens, last, language) ? last : undefined;
  const likely = (introduced || suffix.kind === 'code') && suffix.text.length > 3 && (mark.spaced || index === 0);
  return likely && !/(?:KT|FT|KM|NM|MB|M)$/.test(suffix.text) ? last : undefined;
}

/** "del I KOZB", in a text in another language than English: "I" is an article only where a sentence opens. */
function isItalian({ tokens, sentences, language }: Passage, index: number): boolean {
  const [mark, suffix] = [tokens[index], tokens[index + 1]];
  if (language !== 'other' || mark?.text !== 'I' || sentences.opens[index] === 1 || sentences.styles[index] === 'shout')
    return false;
  return /^[A-Z]{4}$/.test(suffix?.text ?? '') && !((suffix?.flags ?? 0) & (ORDINARY | ACRONYM | MAKE_OR_TYPE));
}

/** "OK 5806" in non-English text: no measurement, no round number after "okay". */
function isCzech(tokens: readonly Token[], last: number, language: Passage['language']): boolean {
  const { text = '' } = tokens[last] ?? {};
  return language === 'other' && tokens[last - 1]?.text === 'OK' && !text.endsWith('00') && !hasUnitAfter(tokens, last);
}

/** "d kabc", "hb 3412": not the beginning of a word; or digits that are not a measurement. */
function isSpacedLowerCase({ tokens, language }: Passage, mark: Token, suffix: Token, last: number): boolean {
  const written = `${mark.text} ${suffix.text}`;
  if (cues.SPACED_NUMBER.test(written)) return !hasUnitAfter(tokens, last);
  if (language !== 'english' && cues.SPACED_GERMAN_NUMBER.test(written)) return !hasUnitAfter(tokens, last);
  if (cues.SPACED_LETTERS.test(written)) return mark.spaced && suffix.flags === 0 && !UNITS.test(suffix.fold);
  const before = (tokens[last - 2]?.flags ?? 0) & (AIRCRAFT_NOUN | MAKE_OR_TYPE | ARTICLE);
  if (before && cues.INTRODUCED_NUMBER.test(written)) return !hasUnitAfter(tokens, last);
  if (before && cues.INTRODUCED_LETTERS.test(written)) return mark.spaced && suffix.flags === 0;
  if (!mark.spaced || suffix.flags !== 0 || !/^[gdf]$/.test(mark.text)) return false;
  return UNLIKE_ANY_WORD.test((mark.text + suffix.text).toUpperCase());
}

/** "DKABC". */
function joined({ tokens, sentences, language }: Passage, index: number): number | undefined {
  const token = tokens[index];
  if (!token || token.kind === 'number' || token.text.length < 4 || token.text.length > 8) return undefined;
  if (token.flags & (ORDINARY | ACRONYM | MAKE_OR_TYPE) || cues.NON_REGISTRATIONS.has(token.fold)) return undefined;
  const upper = token.text.toUpperCase();
  if (upper.endsWith('000')) return undefined;
  if (UNITED_STATES.test(upper)) return index;
  const isUnlikeAnyWord = UNLIKE_ANY_WORD.test(upper);
  if (token.kind === 'word') {
    const isPronounceable = token.letterCase !== 'upper' && /[aeiouy]/.test(token.fold);
    const isOfAircraft = language === 'other' && isLowerCaseRegistration(tokens, index);
    if (
      isPronounceable
        ? !isOfAircraft && (!isUnlikeAnyWord || language !== 'english')
        : !isUnlikeAnyWord && sentences.styles[index] === 'shout'
    )
      return undefined;
  }
  return isJoinedRegistration(upper) ? index : undefined;
}

/**
 * "la avioneta ecmdk", "seuhd rullade": letters that do not look like a word, after an aircraft or before its verb.
 */
function isLowerCaseRegistration(tokens: readonly Token[], index: number): boolean {
  const { fold = '', flags = 0, letterCase } = tokens[index] ?? {};
  if (letterCase !== 'lower' || flags !== 0 || !cues.LOWER_CASE_LETTERS.test(fold) || isWordLike(fold)) return false;
  return (
    ((tokens[index - 1]?.flags ?? 0) & AIRCRAFT_NOUN) !== 0 || ACTION_VERB_START.test(tokens[index + 1]?.fold ?? '')
  );
}

function fits(...pieces: [mark: Token, suffix: Token]): boolean {
  const [mark = '', rest = ''] = pieces.map(({ text }) => text.normalize('NFKC').toUpperCase());
  if (mark === 'N') return UNITED_STATES.test(`N${rest}`) && rest.length > 2;
  const form = NATIONALITY_MARKS.get(mark);
  return form?.test(rest) === true || (/\d.*\d/.test(rest) && form?.test(withDigits(rest)) === true);
}

/** "OK-85l1", "SP-33O8": letters typed for the digits that they look like. */
function withDigits(rest: string): string {
  return rest.replace(/[LI]/g, '1').replace(/O/g, '0');
}

/** An aircraft word within the three words before: "the tug, D 1234". */
export function isIntroduced(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - 3), index).some(({ flags }) => flags & AIRCRAFT_NOUN);
}
