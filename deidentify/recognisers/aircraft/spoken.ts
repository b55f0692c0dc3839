/**
 * The radio alphabet read back into letters and digits: "Golf Alpha Bravo" is "gab" (C5.2). Single capitals and single
 * digits count as well, so that "G A B" and "Golf A B" are read too, and the alphabets of nations, where all is of one.
 */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { RADIO_LETTERS, SPOKEN_DIGITS } from '../../tables/context-words.ts';
import { NUMERAL, RADIO } from '../../tables/lexicon.ts';
import { JOINED_MARKS } from '../../tables/nationality-marks.ts';
import { ALL_NATIONS, NATIONAL_LETTERS } from '../../tables/radio-alphabets.ts';
import { SPOKEN_UNITS } from '../../tables/spoken-figures.ts';

/** What a token spells: its signs, the last token of it, the alphabets it may be of, and whether it is a word of one. */
export type Sign = { signs: string; last: number; nations: number; letter: boolean };

/** A run of spelt signs: the n-th of `signs` from token `indices[n]` to `lasts[n]`; `national`: not of the radio's alphabet alone. */
export type SpokenRun = { signs: string; indices: readonly number[]; lasts: readonly number[]; national: boolean };

/** What stands between two signs that are spelt. */
export const SPELLING_HYPHEN = /^[-‐‑‒–.,]$/;

/** Letters said in two words with a hyphen: "X-ray", "fox-trot". */
const HYPHENED: ReadonlyMap<string, string> = new Map([
  ['x', 'ray'],
  ['fox', 'trot'],
]);

/** Three to seven words of the radio alphabet without a space, "DeltaKiloAlfa"; the longest spelling of a letter first. */
const RUN_TOGETHER = new RegExp(`^(?:${longestFirst(RADIO_LETTERS.keys())}){3,7}$`);
const ONE_OF_THEM = new RegExp(longestFirst(RADIO_LETTERS.keys()), 'g');
/** Shorter words need not be looked at: three words of four letters. */
const RUN_TOGETHER_LEAST = 12;

function longestFirst(words: Iterable<string>): string {
  return [...words].toSorted((a, b) => b.length - a.length).join('|');
}

/** The letters of a word that spells several, or undefined. */
function runTogether(fold: string): string | undefined {
  if (fold.length < RUN_TOGETHER_LEAST || !RUN_TOGETHER.test(fold)) return undefined;
  return (fold.match(ONE_OF_THEM) ?? []).map((word) => RADIO_LETTERS.get(word) ?? '').join('');
}

/** The letter or digit that the token at `at` spells, or undefined; several letters where they are run together. */
export function signAt({ tokens, language }: Passage, at: number): Sign | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'number') return token.fold.length === 1 ? plain(token.fold, at, false) : undefined;
  if (token.kind !== 'word') return undefined;
  if (isHyphened(tokens, at)) return { ...plain(token.fold.charAt(0), at, true), last: at + 2 };
  const digit =
    token.flags & NUMERAL
      ? SPOKEN_DIGITS.get(token.fold)
      : language === 'other'
        ? SPOKEN_UNITS.get(token.fold)
        : undefined;
  if (digit !== undefined) return plain(digit, at, false);
  if (token.flags & RADIO) return plain(RADIO_LETTERS.get(token.fold) ?? '', at, true);
  const isRay = token.fold.endsWith('x') && tokens[at + 1]?.text === '-' && tokens[at + 2]?.fold === 'ray';
  const letters = runTogether(isRay ? `${token.fold}ray` : token.fold);
  if (letters !== undefined) return { ...plain(letters, at, true), last: isRay ? at + 2 : at };
  if (token.letterCase === 'lower') return undefined;
  const national = NATIONAL_LETTERS.get(token.fold);
  if (national) return { signs: national.letter, last: at, nations: national.nations, letter: true };
  const single = token.fold.length === 1 && token.letterCase === 'capital' && /[a-z]/.test(token.fold);
  return single ? plain(token.fold, at, false) : undefined;
}

function plain(signs: string, last: number, letter: boolean): Sign {
  return { signs, last, nations: ALL_NATIONS, letter };
}

function isHyphened(tokens: readonly Token[], at: number): boolean {
  const rest = HYPHENED.get(tokens[at]?.fold ?? '');
  return rest !== undefined && tokens[at + 1]?.text === '-' && tokens[at + 2]?.fold === rest;
}

/** The "SP" of "SP trzy siedem dwa jeden": a mark in letters, with what is said behind it. */
export function markAt(passage: Passage, at: number): Sign | undefined {
  const token = passage.tokens[at];
  if (token?.letterCase !== 'upper' || token.text.length !== 2 || !JOINED_MARKS.has(token.text)) return undefined;
  if (passage.language === 'english' && token.text === 'OK') return undefined;
  const next = passage.tokens[at + 1];
  if (next?.kind !== 'word' || next.newLine || next.fold.length < 2) return undefined;
  return { signs: token.fold, last: at, nations: ALL_NATIONS, letter: true };
}

/** True for a sign that only a nation's own alphabet has. */
export function isNational({ nations }: Sign): boolean {
  return nations !== ALL_NATIONS;
}

/** The runs of two signs and more in which a letter of the radio, or nothing but single capitals and digits, is spelt. */
export function spokenRuns(passage: Passage): SpokenRun[] {
  const runs: SpokenRun[] = [];
  for (let i = 0; i < passage.tokens.length; i++) {
    const first = markAt(passage, i) ?? signAt(passage, i);
    if (!first) continue;
    const run = readRun(passage, i, first);
    if (run.indices.length > 1) runs.push(run);
    i = Math.max(i, run.last);
  }
  return runs;
}

/** "Golf, Charlie, Kilo": a comma between two letters of the radio alphabet. */
function isSpelt(passage: Passage, comma: number): boolean {
  const spelt = (at: number): boolean => {
    const sign = signAt(passage, at);
    return sign !== undefined && !isNational(sign) && (passage.tokens[at]?.fold.length ?? 0) > 1;
  };
  const isRay = passage.tokens[comma - 1]?.fold === 'ray' || passage.tokens[comma + 1]?.fold === 'x';
  return passage.tokens[comma]?.text === ',' && (isRay || (spelt(comma - 1) && spelt(comma + 1)));
}

function readRun(passage: Passage, from: number, first: Sign): SpokenRun & { last: number } {
  const { tokens } = passage;
  const indices: number[] = [];
  const lasts: number[] = [];
  let signs = '';
  let nations = ALL_NATIONS;
  let last = from;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    const sign = at === from ? first : signAt(passage, at);
    if (sign && !(at > from && token?.newLine) && (sign.nations & nations) !== 0) {
      for (let index = 0; index < sign.signs.length; index++) {
        indices.push(at);
        lasts.push(sign.last);
      }
      signs += sign.signs;
      nations &= sign.nations;
      last = sign.last;
      at = last;
    } else if (sign || !SPELLING_HYPHEN.test(token?.text ?? '') || token?.spaced || !signAt(passage, at + 1)) break;
    else if (token?.text !== '-' && tokens[at + 1]?.spaced && !isSpelt(passage, at)) break;
  }
  return { signs, indices, lasts, last, national: nations !== ALL_NATIONS };
}
