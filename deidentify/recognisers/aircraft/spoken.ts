/** Reads radio alphabets: "Golf Alpha Bravo" is "gab" (C5.2) */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { RADIO_LETTERS, SPOKEN_DIGITS } from '../../tables/context-words.ts';
import { NUMERAL, RADIO_LETTER } from '../../tables/lexicon.ts';
import { JOINED_MARKS } from '../../tables/nationality-marks.ts';
import { ALL_NATIONS, NATIONAL_LETTERS } from '../../tables/radio-alphabets.ts';
import { SPOKEN_UNITS } from '../../tables/spoken-figures.ts';
import { spokenNumberAt } from '../numbers/spoken-number.ts';

/**
 * `nations`: alphabets it may belong to; `letter`: a word of one; `figure`: several digits, taken whole or not at all.
 */
export type Sign = { signs: string; first: number; last: number; nations: number; letter: boolean; figure: boolean };

const SPELLING_HYPHEN = /^[-‐‑‒–.,]$/;

/** "DeltaKiloAlfa": three to seven words run together; longest spelling first. */
const LETTERS = [...RADIO_LETTERS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const RUN_TOGETHER = new RegExp(`^(?:${LETTERS}){3,7}$`);
const ANY_LETTER = new RegExp(LETTERS, 'g');
const RUN_TOGETHER_MIN = 12;
const MARKS_MAX = 4;
const LONGEST_FIGURE = 5;
/** Minimum of lower-case words of one alphabet that count as spelling. */
const LOWER_CASE_WORDS_MIN = 4;
/** Minimum of digits in words that make up for missing letters. */
const LOWER_CASE_DIGITS_MIN = 3;

function signOf(signs: string, at: number, letter = false): Sign {
  return { signs, first: at, last: at, nations: ALL_NATIONS, letter, figure: false };
}

/** Several letters if run together. */
export function signAt({ tokens, language }: Passage, at: number): Sign | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') return token.fold.length === 1 ? signOf(token.fold, at) : undefined;
  if (token?.kind !== 'word') return undefined;
  const hyphened = tokens[at + 1]?.text === '-' ? `${token.fold}-${tokens[at + 2]?.fold}` : '';
  if (/^(?:x-ray|fox-trot)$/.test(hyphened)) return { ...signOf(hyphened.charAt(0), at, true), last: at + 2 };
  if (/^(?:x ray|fox trot)$/.test(`${token.fold} ${tokens[at + 1]?.fold}`))
    return { ...signOf(token.fold.charAt(0), at, true), last: at + 1 };
  const units = language === 'other' ? SPOKEN_UNITS : undefined;
  const digit = token.flags & NUMERAL ? SPOKEN_DIGITS.get(token.fold) : units?.get(token.fold);
  if (digit !== undefined) return signOf(digit, at);
  if (token.flags & RADIO_LETTER) return signOf(RADIO_LETTERS.get(token.fold) ?? '', at, true);
  const isRay = hyphened.endsWith('x-ray');
  const several = isRay ? `${token.fold}ray` : token.fold;
  if (several.length >= RUN_TOGETHER_MIN && RUN_TOGETHER.test(several)) {
    const signs = several.replace(ANY_LETTER, (word) => RADIO_LETTERS.get(word) ?? '');
    return { ...signOf(signs, at, true), last: isRay ? at + 2 : at };
  }
  if (token.letterCase === 'lower' && !isLowerCaseSpelling(tokens, at)) return undefined;
  const national = NATIONAL_LETTERS.get(token.fold);
  if (national) return { ...signOf(national.letter, at, true), nations: national.nations };
  return token.letterCase === 'capital' && /^[a-z]$/.test(token.fold) ? signOf(token.fold, at) : undefined;
}

/** Also "foxtrott", "wiski" in lower case, even a few: for what is known to be a registration. */
export function lowerCaseSignAt(passage: Passage, at: number): Sign | undefined {
  const national = NATIONAL_LETTERS.get(passage.tokens[at]?.fold ?? '');
  const small = national?.nations === ALL_NATIONS ? signOf(national.letter, at, true) : undefined;
  return signAt(passage, at) ?? small;
}

/** Also "1234", "345kr", "thirty-four", "dwieście". */
export function signOrFigureAt(passage: Passage, at: number): Sign | undefined {
  const token = passage.tokens[at];
  if (!token) return undefined;
  const number = token.kind === 'word' ? spokenNumberAt(passage.tokens, at) : undefined;
  if (number && number.digits.length > 1) return { ...signOf(number.digits, at), last: number.last, figure: true };
  const plain = token.kind === 'number' || (token.kind === 'code' && /^\d+[a-z]{1,2}$/.test(token.fold));
  const figure = plain && token.fold.length > 1 && token.fold.length <= LONGEST_FIGURE;
  return figure ? { ...signOf(token.fold, at), figure } : signAt(passage, at);
}

/**
 * "sigurd erik urban kalle bertil", "oskar kilo čtyři pět nula devět": lower-case words of one alphabet, and digits.
 */
function isLowerCaseSpelling(tokens: readonly Token[], at: number): boolean {
  const nationsAt = (index: number): number => {
    const { fold = '', letterCase } = tokens[index] ?? {};
    if (letterCase !== 'lower') return 0;
    return RADIO_LETTERS.has(fold) ? ALL_NATIONS : (NATIONAL_LETTERS.get(fold)?.nations ?? 0);
  };
  let [first, last, nations] = [at, at, nationsAt(at)];
  while (nations & nationsAt(first - 1)) nations &= nationsAt(--first);
  while (nations & nationsAt(last + 1)) nations &= nationsAt(++last);
  if (nations === 0) return false;
  const letters = last - first + 1;
  while (SPOKEN_UNITS.has(tokens[last + 1]?.fold ?? '')) last += 1;
  const digits = last - first + 1 - letters;
  return letters >= LOWER_CASE_WORDS_MIN || (letters > 1 && digits >= LOWER_CASE_DIGITS_MIN);
}

function markAt({ tokens, language }: Passage, at: number): Sign | undefined {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.letterCase !== 'upper' || token.text.length !== 2 || !JOINED_MARKS.has(token.text)) return undefined;
  if (language === 'english' && token.text === 'OK') return undefined;
  if (next?.kind !== 'word' || next.newLine || next.fold.length < 2) return undefined;
  return signOf(token.fold, at, true);
}

/** Not the international alphabet only. */
export function isNational(run: readonly Sign[]): boolean {
  return run.some(({ nations }) => nations !== ALL_NATIONS);
}

/** Two or more adjacent signs of one alphabet; `spansLines`: also over line ends and several marks. */
export function spokenRuns(passage: Passage, read: typeof signAt, spansLines = false): Sign[][] {
  const runs: Sign[][] = [];
  for (let i = 0; i < passage.tokens.length; i++) {
    const first = markAt(passage, i) ?? read(passage, i);
    if (!first) continue;
    const run = runFrom(passage, first, read, spansLines);
    if (run.length > 1 || (run[0]?.signs.length ?? 0) > 1) runs.push(run);
    i = run.at(-1)?.last ?? i;
  }
  return runs;
}

/** Empty if `first` is undefined. */
export function runFrom(passage: Passage, first: Sign | undefined, read: typeof signAt, spansLines = false): Sign[] {
  const run: Sign[] = [];
  let nations = ALL_NATIONS;
  for (let sign = first; sign && (sign.nations & nations) !== 0; ) {
    run.push(sign);
    nations &= sign.nations;
    const at = spansLines ? pastMarks(passage, sign.last + 1) : sign.last + (isJoint(passage, sign.last + 1) ? 2 : 1);
    sign = passage.tokens[at]?.newLine && !spansLines ? undefined : read(passage, at);
  }
  return run;
}

/** "golf... delta", "golf / delta". */
function pastMarks({ tokens }: Passage, from: number): number {
  let at = from;
  while (tokens[at]?.kind === 'mark' && at < from + MARKS_MAX) at += 1;
  return at;
}

/** The hyphen in "Delta-Kilo"; commas between radio letters. */
function isJoint(passage: Passage, at: number): boolean {
  const [joint, next] = [passage.tokens[at], passage.tokens[at + 1]];
  if (!joint || joint.spaced || !SPELLING_HYPHEN.test(joint.text)) return false;
  if (joint.text === '-' || !next?.spaced) return true;
  const isLetter = (index: number): boolean => {
    const sign = signAt(passage, index);
    return sign?.nations === ALL_NATIONS && (passage.tokens[index]?.fold.length ?? 0) > 1;
  };
  const isRay = passage.tokens[at - 1]?.fold === 'ray' || next.fold === 'x';
  return joint.text === ',' && (isRay || (isLetter(at - 1) && isLetter(at + 1)));
}
