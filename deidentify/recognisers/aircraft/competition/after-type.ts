/** Competition numbers after a type of glider: "LS8 QX", "discus (b4)", "his Ventus, E7," (C5.2) */
import { MAKER_FIELDS } from '../../../reading/fields.ts';
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { AND, TYPE_LIKE_NUMBER } from '../../../tables/cues/callsign.ts';
import * as cues from '../../../tables/cues/competition-number.ts';
import { UNITS } from '../../../tables/cues/unit-after.ts';
import { ACRONYM, ARTICLE, NUMERAL, ORDINARY, ROLE } from '../../../tables/lexicon.ts';
import { hasUnitAfter } from '../unit-after.ts';
import { NOT_A_COMPETITION_NUMBER, NUMBER_SHAPE } from './number-shape.ts';

/** Tokens from an article to the number after a type: "the ASW 20, E7". */
const OWNER_DISTANCE_TOKENS_MAX = 5;

/** "LS8 QX", "Ventus 3 T8", "LS 4 (M2)", but not "Discus CS". */
export function isAfterType({ field, tokens, sentences }: Passage, index: number): boolean {
  const { text = '', flags = 0, newLine } = tokens[index] ?? {};
  if (!NUMBER_SHAPE.test(text) || newLine || sentences.styles[index] === 'shout' || hasUnitAfter(tokens, index))
    return false;
  const bracketed = isBracketed(tokens, index);
  if (MAKER_FIELDS.has(field) && !bracketed) return false;
  const isVariant = cues.VARIANT.test(text) && !(bracketed && /\d/.test(text));
  if (NOT_A_COMPETITION_NUMBER.test(text) || isVariant || flags & (ACRONYM | NUMERAL)) return false;
  if (bracketed) return isType(tokens, index - 2);
  if (flags & (ORDINARY | ROLE) || goesOn(tokens, index) || isOtherType(tokens, index)) return false;
  return isType(tokens, index - 1) || isBetweenCommas(tokens, index);
}

/** "his Ventus, E7, landed": beside one glider, in a sentence that continues, not in a list. */
function isBetweenCommas(tokens: readonly Token[], index: number): boolean {
  const [before, number, after, next] = [-1, 0, 1, 2].map((steps) => tokens[index + steps]);
  if (before?.text !== ',' || after?.text !== ',' || !/\d/.test(number?.text ?? '') || next?.letterCase !== 'lower')
    return false;
  // "a" is "and" in Czech and "has" in French.
  const joins = AND.has(next.fold) && (next.fold !== 'a' || tokens[index + 3]?.letterCase !== 'lower');
  const owned = tokens
    .slice(Math.max(0, index - OWNER_DISTANCE_TOKENS_MAX), index - 1)
    .some(({ flags, fold }) => flags & ARTICLE || cues.POSSESSIVES.has(fold));
  return owned && !joins && !cues.ROAD.test(number?.text ?? '') && isType(tokens, index - 2);
}

/** Types side by side: "Astir LS4", "ASW 20 LS 4", "k21 dg", but not "il Discus K7 ha virato". */
function isOtherType(tokens: readonly Token[], index: number): boolean {
  const { text = '', letterCase } = tokens[index] ?? {};
  if (cues.TYPE_LETTERS.test(text)) return letterCase === 'lower' || /^\d/.test(tokens[index + 1]?.text ?? '');
  const [next, second] = [tokens[index + 1]?.fold ?? '', tokens[index + 2]?.fold ?? ''];
  const isFlown =
    cues.ACTION_VERB_START.test(next) ||
    cues.ACTION_VERB_START.test(second) ||
    cues.AND_FIRST_PERSON.has(`${next} ${second}`);
  if (isFlown && /^K\d/.test(text)) return false;
  return /\d/.test(text) && (TYPE_LIKE_NUMBER.test(text.toUpperCase()) || cues.SHORT_TYPE.test(text.toUpperCase()));
}

/** "B-4", "K/L": part of something longer. */
function goesOn(tokens: readonly Token[], index: number): boolean {
  const [mark, next] = [tokens[index + 1]?.text ?? '', tokens[index + 2]];
  return /^[-/]$/.test(mark) || (mark === '.' && next?.spaced === false);
}

/** "asw20 (b4)", "discus oc" without vowels: in lower case. */
export function isLowerCaseAfterType({ tokens, sentences }: Passage, index: number): boolean {
  const { text = '', flags = 0, newLine } = tokens[index] ?? {};
  const isShape = /^(?:[a-z]\d{1,2}|\d{1,2}[a-z]|[b-df-hj-np-tv-z]{2})$/.test(text);
  if (!isShape || newLine || flags !== 0 || sentences.styles[index] !== 'lower-case') return false;
  const bracketed = isBracketed(tokens, index);
  if (cues.VARIANT.test(text.toUpperCase()) && !(bracketed && /\d/.test(text))) return false;
  if (!bracketed && isOtherType(tokens, index)) return false;
  return !UNITS.test(text) && isType(tokens, bracketed ? index - 2 : index - 1);
}

function isBracketed(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === '(' && tokens[index + 1]?.text === ')';
}

/** Whether a type of glider ends here: "LS8", "ASW 20", "DG-800", "Ventus 3", "Discusem". */
export function isType(tokens: readonly Token[], last: number): boolean {
  const { text = '', fold = '', kind } = tokens[last] ?? {};
  if (cues.TYPE_CODE.test(text.toUpperCase()) || (cues.GLIDER_NAME.test(fold) && kind === 'word')) return true;
  if (!/^\d{1,3}[a-zA-Z]{0,3}$/.test(text)) return false;
  const name = tokens[tokens[last - 1]?.text === '-' ? last - 2 : last - 1];
  return cues.TYPE_LETTERS.test(name?.text ?? '') || cues.GLIDER_NAME.test(name?.fold ?? '');
}
