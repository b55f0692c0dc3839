// A token as small numbers: its shape, its role for its neighbours, its name lists

import type { Style } from '../../reading/sentences.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';

export const STYLE_NUMBERS: Readonly<Record<Style, number>> = { prose: 0, shout: 1, heading: 2, 'lower-case': 3 };

const CASES = { none: 0, lower: 1, capital: 2, upper: 3 } as const;
const NUMBER = 4;
const CODE = 5;
const MARK = 6;
const REDACTED = 7;

export function readShapes(token: Token): number {
  if (token.kind === 'mark') return MARK;
  if (token.kind === 'redacted') return REDACTED;
  const long = Math.min(7, token.fold.length > 9 ? 7 : token.fold.length > 6 ? 6 : token.fold.length);
  if (token.kind === 'number') return NUMBER | (Math.min(3, long) << 3);
  if (token.kind === 'code') return CODE | (Math.min(3, long) << 3);
  return CASES[token.letterCase] | (long << 3);
}

const NAMES = kinds.GIVEN | kinds.SURNAME | kinds.SHORT_NAME | kinds.DECLINED;

/** Eight bits of category, the letter case, and the hash of a function word in lower case. */
export function kindOf(token: Token, known: Knowledge, i: number): number {
  if (token.kind === 'mark') return 64 | ((token.text.codePointAt(0) ?? 0) << 8);
  if (token.kind === 'redacted') return 65;
  if (token.kind !== 'word') return token.kind === 'number' ? 66 : 67;
  const own = known.own[i] ?? 0;
  const letterCase = CASES[token.letterCase];
  const category = categoryOf(own, known.common[i] ?? 0, known.built[i] ?? 0, letterCase);
  const functionWord = own & kinds.FUNCTION && letterCase === CASES.lower ? ((known.hash[i] ?? 0) & 0xffff) << 12 : 0;
  return (category | (letterCase << 8) | functionWord) >>> 0;
}

function categoryOf(own: number, common: number, built: number, letterCase: number): number {
  if (own & kinds.TITLE && !(own & kinds.FUNCTION && letterCase === CASES.lower)) return 4;
  if (common & (kinds.LANDMARK | kinds.WEATHER) && !(own & kinds.FUNCTION)) return common & kinds.WEATHER ? 29 : 28;
  if (own & kinds.FUNCTION) return own & kinds.PLACE_PREPOSITION ? 2 : 1;
  if (own & kinds.ROLE) return 3;
  if (own & kinds.SPEECH_VERB) return 5;
  if (own & kinds.FAMILY) return 6;
  if (own & kinds.PLACE_PREPOSITION) return 7;
  if (own & kinds.NAME_CUE) return 8;
  if (own & kinds.GREETING) return 9;
  if (own & kinds.SAINT) return 10;
  if (own & kinds.ROLE_PART) return 11;
  if (own & kinds.CLUB) return 12;
  if (common & kinds.MAKE_OR_TYPE) return 13;
  if (common & kinds.CALENDAR) return 14;
  if (common & kinds.NUMERAL) return 15;
  if (common & kinds.ACRONYM) return 16;
  if (common & kinds.PARTICLE) return 17;
  if (letterCase === CASES.lower) return (own & kinds.BAND) > 1 ? 18 : built ? 19 : 20;
  if ((own & kinds.BAND) > 1 || own & kinds.DOMAIN) return common & NAMES ? 21 : 22;
  if (common & NAMES) return 23;
  if (common & kinds.PLACE) return 24;
  if (common & kinds.RADIO_LETTER) return 25;
  return built ? 26 : 27;
}

/** As in abbreviations: fewer than one letter in four. */
export function fewVowels(folded: string): boolean {
  let vowels = 0;
  for (let at = 0; at < folded.length; at++) if (isVowel(folded.charCodeAt(at))) vowels += 1;
  return folded.length > 1 && vowels * 4 < folded.length;
}

function isVowel(code: number): boolean {
  return code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121 || code > 122;
}

/** From lists: how ordinary, given name, surname, place, flying term. */
export function nameKindOf(token: Token, known: Knowledge, i: number): number {
  if (token.kind !== 'word') return 0;
  const own = known.own[i] ?? 0;
  const common = known.common[i] ?? 0;
  const band = own & kinds.BAND;
  const ordinary = own & kinds.FUNCTION ? 7 : band > 1 ? band + 2 : own & kinds.DOMAIN ? 3 : (known.built[i] ?? 0);
  const given = common & kinds.GIVEN_USUAL ? 2 : common & (kinds.GIVEN | kinds.SHORT_NAME) ? 1 : 0;
  const surname = common & kinds.SURNAME_USUAL ? 2 : common & kinds.SURNAME ? 1 : 0;
  const place = common & kinds.PLACE_LARGE ? 2 : common & kinds.PLACE ? 1 : 0;
  const declined = common & kinds.DECLINED ? 1 : 0;
  const thing =
    common & kinds.MAKE_OR_TYPE ? 1 : common & kinds.CALENDAR ? 2 : common & (kinds.ACRONYM | kinds.NUMERAL) ? 3 : 0;
  const person = own & (kinds.ROLE | kinds.TITLE | kinds.FAMILY) ? 1 : 0;
  const rest =
    (common & kinds.RADIO_LETTER ? 1 : 0) |
    (common & kinds.PROPER ? 2 : 0) |
    (common & kinds.PLACE_PART ? 4 : 0) |
    ((known.elsewhere[i] ?? 0) > 1 ? 8 : 0) |
    (band === 1 ? 16 : 0) |
    (fewVowels(token.fold) ? 32 : 0);
  return (
    ordinary |
    (given << 3) |
    (surname << 5) |
    (place << 7) |
    (declined << 9) |
    (thing << 10) |
    (person << 12) |
    (rest << 13)
  );
}
