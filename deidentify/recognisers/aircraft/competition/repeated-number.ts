/** Numbers and registrations that the report gives elsewhere: "competition number C2", then "C2 again" (C5.2) */
import { type Find, REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import { MAKER_FIELDS } from '../../../reading/fields.ts';
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { isWordLike } from '../../../reading/word-like.ts';
import { TYPE_OR_AVIATION_CODE } from '../../../tables/aircraft-words.ts';
import { TYPE_LIKE_NUMBER } from '../../../tables/cues/callsign.ts';
import * as cues from '../../../tables/cues/competition-number.ts';
import { BEFORE_FIGURE } from '../../../tables/cues/values.ts';
import { ACRONYM, MAKE_OR_TYPE, NUMERAL, ORDINARY, ROLE } from '../../../tables/lexicon.ts';
import { findOfTokens } from '../../find-of-tokens.ts';
import { hasUnitAfter } from '../unit-after.ts';
import { isType } from './after-type.ts';
import { isAlongRoad } from './competition-number.ts';
import { isLoneNumber } from './digits-only.ts';
import { NOT_A_COMPETITION_NUMBER, NUMBER_SHAPE } from './number-shape.ts';

/** Folded. `numbers` have letters and digits, `figures` only digits; `ends` are the last letters of registrations. */
type KnownNumbers = { numbers: Set<string>; registrations: Set<string>; ends: Set<string>; figures: Set<string> };

const REGISTRATION = /^[A-Z\d]{1,2}[-‐‑‒–]([A-Z\d]{2,5})$/i;
const ENDING_CHARS_MIN = 3;
const YEAR = /^(?:19|20)\d\d$/;
const CONTEXT_CHARS_MAX = 24;
const WORD = ORDINARY | ACRONYM | MAKE_OR_TYPE | NUMERAL | ROLE;
const KIND = { kind: 'registration', reason: 'A sign or number found elsewhere in the report' } as const;
const SURE = { ...KIND, confidence: 0.85 } as const;
const DOUBTFUL = { ...KIND, confidence: REPLACE_FROM_CONFIDENCE - 0.1 } as const;

/** Only finds of numbers that are surely replaced. */
export function rememberNumbers({ text }: Passage, finds: readonly Find[], memory: KnownNumbers): void {
  for (const { start, end, kind, confidence } of finds) {
    if (kind !== 'registration' || confidence < REPLACE_FROM_CONFIDENCE) continue;
    const written = text.slice(start, end);
    const [, rest = ''] = REGISTRATION.exec(written) ?? [];
    if (rest !== '') rememberRegistration(written.toLowerCase(), rest.toLowerCase(), memory);
    else if (/^\d{3,4}$/.test(written)) memory.figures.add(written);
    else if (isUnmistakable(written.toUpperCase())) memory.numbers.add(written.toLowerCase());
  }
}

export function emptyNumbers(): KnownNumbers {
  return { numbers: new Set(), registrations: new Set(), ends: new Set(), figures: new Set() };
}

function rememberRegistration(written: string, rest: string, { registrations, ends, figures }: KnownNumbers): void {
  registrations.add(written.replace(/[-‐‑‒–]/, ''));
  if (/^\d+$/.test(rest)) figures.add(rest);
  else for (let length = ENDING_CHARS_MIN; length <= rest.length; length++) ends.add(rest.slice(-length));
}

/** A letter and a digit, and no type. */
function isUnmistakable(number: string): boolean {
  if (!NUMBER_SHAPE.test(number) || !/\d/.test(number) || NOT_A_COMPETITION_NUMBER.test(number)) return false;
  return !TYPE_LIKE_NUMBER.test(number) && !TYPE_OR_AVIATION_CODE.test(number);
}

export function findRepeatedNumbers(passage: Passage, memory: KnownNumbers): Find[] {
  const { tokens } = passage;
  if (Object.values(memory).every(({ size }) => size === 0)) return [];
  return tokens.flatMap((token, index) => {
    if (token.kind === 'mark' || token.kind === 'redacted') return [];
    const last = endOfRegistration(tokens, index, memory);
    if (last !== undefined) return [findOfTokens(tokens, index, last, SURE)];
    if (memory.numbers.has(token.fold) && isSameNumber(passage, index))
      return [findOfTokens(tokens, index, index, SURE)];
    if (memory.ends.has(token.fold) && isEnd(passage, index)) return [findOfTokens(tokens, index, index, SURE)];
    return memory.figures.has(token.fold) && isSameFigure(passage, index)
      ? [findOfTokens(tokens, index, index, DOUBTFUL)]
      : [];
  });
}

/** "fcijk", "F CIJK", "f-cijk". */
function endOfRegistration(
  tokens: readonly Token[],
  index: number,
  { registrations }: KnownNumbers,
): number | undefined {
  const [mark, next, second] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!mark || (index > 0 && !mark.spaced && tokens[index - 1]?.text === '-')) return undefined;
  if (registrations.has(mark.fold)) return isPlainWord(mark) ? undefined : index;
  const last = /^[-‐‑‒–]$/.test(next?.text ?? '') ? second : next;
  if (!last || last.newLine || mark.text.length > 2 || !registrations.has(mark.fold + last.fold)) return undefined;
  return isPlainWord(last) ? undefined : index + (last === second ? 2 : 1);
}

function isPlainWord({ flags, letterCase, fold }: Token): boolean {
  return (flags & WORD) !== 0 || (letterCase !== 'upper' && isWordLike(fold));
}

/** Not a taxiway, class of airspace, road, measure or variant of a type. */
function isSameNumber({ tokens, sentences }: Passage, index: number): boolean {
  const [before, token, next, second] = [-1, 0, 1, 2].map((steps) => tokens[index + steps]);
  if (!token || (token.letterCase === 'lower' && sentences.styles[index] !== 'lower-case')) return false;
  if (cues.OTHER_CODES.has(before?.fold ?? '') || (cues.OTHER_CODES.has(next?.fold ?? '') && next?.kind === 'word'))
    return false;
  const isJoined = (mark: Token | undefined, other: Token | undefined) =>
    /^[-/.]$/.test(mark?.text ?? '') && other?.spaced === false && other.kind !== 'word';
  if (isJoined(next, second) || (!token.spaced && isJoined(before, token))) return false;
  if (hasUnitAfter(tokens, index) || isAlongRoad(tokens, index)) return false;
  return !(isType(tokens, index - 1) && cues.VARIANT.test(token.text.toUpperCase()));
}

/** "KXAB hat nicht gefunkt", "cijk". */
function isEnd({ tokens, sentences }: Passage, index: number): boolean {
  const token = tokens[index];
  if (token?.flags !== 0 || hasUnitAfter(tokens, index)) return false;
  if (token.letterCase === 'upper') return sentences.styles[index] === 'prose' || !isWordLike(token.fold);
  return token.fold.length > ENDING_CHARS_MIN && !isWordLike(token.fold);
}

/** Types are figures too: "DG 300". */
function isSameFigure({ field, tokens, text }: Passage, index: number): boolean {
  const { fold = '', start = 0 } = tokens[index] ?? {};
  if (MAKER_FIELDS.has(field) || isType(tokens, index)) return false;
  if (YEAR.test(fold) || BEFORE_FIGURE.test(text.slice(Math.max(0, start - CONTEXT_CHARS_MAX), start))) return false;
  return fold.length > ENDING_CHARS_MIN ? !hasUnitAfter(tokens, index) : isLoneNumber(tokens, index);
}
