// Never people: saints' places, makers, types, months, radio letters, eponyms, units

import type { Token } from '../../reading/tokens.ts';
import { MAKES } from '../../tables/cues/plate.ts';
import { AERODROME } from '../../tables/cues/spoken-registration.ts';
import { LANGUAGES } from '../languages.ts';
import type { Knowledge } from '../words/knowledge.ts';
import { isBeforeTypeDesignation } from '../words/maker-before-type.ts';
import * as kinds from '../words/word-kinds.ts';

/** Folded beginnings of laws, instruments, units and manoeuvres; none is a usual name. */
const EPONYMS = words(`
  bernoull ventur coand maccready beaufort pitot prandtl celsius fahrenheit immelmann reynolds archimed arkimed navier
  stokes coriolis doppler otto-motor bowden krueger fowler frise cobb-slater kutta joukowski
`);
const EPONYM_ENDING = 3;
const POLISH = LANGUAGES.indexOf('pl');
/** Endings of Polish verbs, folded: "Zgłoszono". */
const POLISH_VERB = /^.{3,}(?:lismy|lysmy|liscie|lyscie|szono|wano|niono)$/;
const UNITS = new Set(
  words(`m km ft kt kts kn nm kg hpa mb mbar mhz khz kmh mps fpm fl ft/min kph mph h min sek sec uhr meter metre metres
  metri metros meters metrow metru metra`),
);

const BESIDE_AERODROME = /^(?:metar|taf|atis|speci|notam|notams|qnh|icao)$/;
const INDEFINITE = /^(?:an|eine?[nmr]?|une?|una|uno|een|en|ett)$/;
const PRODUCTS = /^(?:core|fusion|atom|eagle|mouse)$/;

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** Trained on Latin only: neither between Extended-B and Extended Additional nor after the latter. */
function isOfOtherScript(code: number): boolean {
  return (code > 0x24f && code < 0x1e00) || code > 0x1eff;
}

/** 1 for tokens that are not a person; those in lower case only if `likely`. */
export function vetoesOf(tokens: readonly Token[], known: Knowledge, likely: (i: number) => boolean): Uint8Array {
  const vetoes = new Uint8Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind === 'word') {
      if ((token.letterCase !== 'lower' || likely(i)) && isNotPerson(tokens, known, i, token)) vetoes[i] = 1;
    }
    if (token?.kind === 'number' || token?.kind === 'code') vetoes[i] = 1;
  }
  vetoSaints(tokens, known, vetoes);
  vetoRadio(tokens, known, vetoes);
  return vetoes;
}

function isNotPerson(tokens: readonly Token[], known: Knowledge, i: number, token: Token): boolean {
  if (isOfOtherScript(token.text.charCodeAt(0))) return true;
  const common = known.common[i] ?? 0;
  if (POLISH_VERB.test(token.fold) && known.language[i] === POLISH) return true;
  if ((known.common[i - 1] ?? 0) & kinds.WEATHER && token.letterCase !== 'lower' && !tokens[i]?.newLine) return true;
  const figure = isFigure(tokens[i + 1]) || (tokens[i + 1]?.text === '-' && isFigure(tokens[i + 2]));
  if (isBeforeTypeDesignation(token, tokens[i + 1])) return true;
  if (common & kinds.MAKE_OR_TYPE && (figure || !(common & kinds.ANY_NAME || isAfterTitleOrName(tokens, known, i))))
    return true;
  if (
    common & kinds.CALENDAR &&
    (figure || isFigure(tokens[i - 1]) || isFigure(tokens[i - 2]) || !(common & kinds.ANY_NAME))
  )
    return true;
  if (common & kinds.COUNTRY && !(common & kinds.GIVEN_USUAL)) return true;
  if (common & kinds.RADIO_LETTER && !(common & kinds.ANY_NAME)) return true;
  if (isLettered(tokens, i) || isAerodrome(tokens, i) || isProduct(tokens, i)) return true;
  if (common & kinds.NUMERAL && !(common & (kinds.ANY_NAME | kinds.PARTICLE))) return true;
  if (isFigure(tokens[i - 1]) && UNITS.has(token.fold)) return true;
  if (common & kinds.GIVEN_USUAL) return false;
  return EPONYMS.some((name) => token.fold.startsWith(name) && token.fold.length <= name.length + EPONYM_ENDING);
}

/** "Philipp Borgelt", "Herr Filser": then a maker's name is a person's. */
function isAfterTitleOrName(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const before = tokens[i - 1];
  if (before?.kind !== 'word' || tokens[i]?.newLine || (known.own[i - 1] ?? 0) & kinds.FUNCTION) return false;
  const common = known.common[i - 1] ?? 0;
  if (common & kinds.GIVEN_USUAL && !(common & kinds.MAKE_OR_TYPE) && before.letterCase === 'capital') return true;
  return ((known.own[i - 1] ?? 0) & (kinds.TITLE | kinds.ROLE)) !== 0;
}

function isLettered(tokens: readonly Token[], i: number): boolean {
  const [letter, hyphen] = [tokens[i - 2], tokens[i - 1]];
  return hyphen?.text === '-' && !hyphen.spaced && !tokens[i]?.spaced && letter?.text.length === 1;
}

/** "METAR von EDDS", "LKPR ATIS": an ICAO code beside the words it goes with. */
function isAerodrome(tokens: readonly Token[], i: number): boolean {
  const { letterCase, fold = '' } = tokens[i] ?? {};
  if (letterCase !== 'upper' || !AERODROME.test(fold)) return false;
  return tokens.slice(Math.max(0, i - 3), i + 2).some((beside) => BESIDE_AERODROME.test(beside.fold));
}

/** "FLARM Core", "une Clio". */
function isProduct(tokens: readonly Token[], i: number): boolean {
  const [before, { fold = '', newLine, letterCase }] = [tokens[i - 1], tokens[i] ?? {}];
  if (!before || newLine || letterCase === 'lower') return false;
  return (before.fold === 'flarm' && PRODUCTS.test(fold)) || (INDEFINITE.test(before.fold) && MAKES.has(fold));
}

function isFigure(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'code';
}

/** "St. Gallen", "San Vicente", "S:t Olof". */
function vetoSaints(tokens: readonly Token[], known: Knowledge, vetoes: Uint8Array): void {
  for (let i = 0; i < tokens.length; i++) {
    const own = known.own[i] ?? 0;
    if (!(own & kinds.SAINT) || own & (kinds.TITLE | kinds.FUNCTION) || followsName(tokens, known, i)) continue;
    // "Mijn vrouw", not "Onze-Lieve-Vrouw".
    if (own & kinds.FAMILY && tokens[i]?.letterCase === 'lower') continue;
    vetoes[i] = 1;
    let next = i + 1;
    while (next < tokens.length && next <= i + 3 && /^(?:\.|-|:|t|’|')$/.test(tokens[next]?.text ?? '')) next += 1;
    if (tokens[next]?.kind === 'word' && tokens[next]?.newLine === false) vetoes[next] = 1;
  }
}

/** "Carlos San Martín", "instructor St John": people. */
function followsName(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const before = tokens[i - 1];
  if (before?.kind !== 'word') return before?.text === '.' && tokens[i - 2]?.text.length === 1;
  if (before.letterCase === 'capital' && (known.common[i - 1] ?? 0) & kinds.PARTICLE && i > 1)
    return followsName(tokens, known, i - 1);
  if ((known.own[i - 1] ?? 0) & (kinds.TITLE | kinds.ROLE)) return true;
  return before.letterCase === 'capital' && ((known.common[i - 1] ?? 0) & (kinds.GIVEN | kinds.GIVEN_USUAL)) !== 0;
}

/** Radio words: three without commas, two if one is not a given name, or one beside a number. */
function vetoRadio(tokens: readonly Token[], known: Knowledge, vetoes: Uint8Array): void {
  for (let start = 0; start < tokens.length; start++) {
    if (!isRadio(known, start)) continue;
    let end = start;
    let letters = 0;
    let unmistakable = false;
    let commas = false;
    for (let at = start; at < tokens.length && (isRadio(known, at) || isBetween(tokens[at])); at++) {
      if (!isRadio(known, at)) {
        if (tokens[at]?.text === ',') commas = true;
        continue;
      }
      letters += 1;
      if (!((known.common[at] ?? 0) & kinds.GIVEN)) unmistakable = true;
      end = at;
    }
    const figure =
      isFigure(tokens[start - 1]) ||
      isFigure(tokens[end + 1]) ||
      isNumeral(known, start - 1) ||
      isNumeral(known, end + 1);
    if ((letters > 2 && !commas) || (letters > 1 && unmistakable) || figure) vetoes.fill(1, start, end + 1);
    start = end;
  }
}

function isRadio(known: Knowledge, i: number): boolean {
  return ((known.common[i] ?? 0) & kinds.RADIO_LETTER) !== 0;
}

/** "en" is one in Swedish, a function word in Spanish; "eleven" is a Swedish pupil. */
function isNumeral(known: Knowledge, i: number): boolean {
  return ((known.common[i] ?? 0) & kinds.NUMERAL) !== 0 && !((known.own[i] ?? 0) & (kinds.FUNCTION | kinds.ROLE));
}

function isBetween(token: Token | undefined): boolean {
  return token?.text === '-' || token?.text === ',';
}
