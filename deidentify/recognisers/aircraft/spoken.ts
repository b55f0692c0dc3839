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
 * `nations`: alphabets it may belong to; `isLetter`: a word of one; `isNumber`: several digits, taken whole or not.
 */
export type SpokenSymbol = {
  characters: string;
  first: number;
  last: number;
  nations: number;
  isLetter: boolean;
  isNumber: boolean;
};

const SPELLING_HYPHEN = /^[-‐‑‒–.,]$/;

/** "DeltaKiloAlfa": three to seven words run together; longest spelling first. */
const LETTERS = [...RADIO_LETTERS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const RUN_TOGETHER = new RegExp(`^(?:${LETTERS}){3,7}$`);
const ANY_LETTER = new RegExp(LETTERS, 'g');
const RUN_TOGETHER_MIN = 12;
const MARKS_MAX = 4;
const NUMBER_CHARS_MAX = 5;
/** Minimum of lower-case words of one alphabet that count as spelling. */
const LOWER_CASE_WORDS_MIN = 4;
/** Minimum of digits in words that make up for missing letters. */
const LOWER_CASE_DIGITS_MIN = 3;

function symbolOf(characters: string, at: number, isLetter = false): SpokenSymbol {
  return { characters, first: at, last: at, nations: ALL_NATIONS, isLetter, isNumber: false };
}

/** Several letters if run together. */
export function symbolAt({ tokens, language }: Passage, at: number): SpokenSymbol | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') return token.fold.length === 1 ? symbolOf(token.fold, at) : undefined;
  if (token?.kind !== 'word') return undefined;
  const hyphened = tokens[at + 1]?.text === '-' ? `${token.fold}-${tokens[at + 2]?.fold}` : '';
  if (/^(?:x-ray|fox-trot)$/.test(hyphened)) return { ...symbolOf(hyphened.charAt(0), at, true), last: at + 2 };
  if (/^(?:x ray|fox trot)$/.test(`${token.fold} ${tokens[at + 1]?.fold}`))
    return { ...symbolOf(token.fold.charAt(0), at, true), last: at + 1 };
  const units = language === 'other' ? SPOKEN_UNITS : undefined;
  const digit = token.flags & NUMERAL ? SPOKEN_DIGITS.get(token.fold) : units?.get(token.fold);
  if (digit !== undefined) return symbolOf(digit, at);
  if (token.flags & RADIO_LETTER) return symbolOf(RADIO_LETTERS.get(token.fold) ?? '', at, true);
  const isRay = hyphened.endsWith('x-ray');
  const several = isRay ? `${token.fold}ray` : token.fold;
  if (several.length >= RUN_TOGETHER_MIN && RUN_TOGETHER.test(several)) {
    const characters = several.replace(ANY_LETTER, (word) => RADIO_LETTERS.get(word) ?? '');
    return { ...symbolOf(characters, at, true), last: isRay ? at + 2 : at };
  }
  if (token.letterCase === 'lower' && !isLowerCaseSpelling(tokens, at)) return undefined;
  const national = NATIONAL_LETTERS.get(token.fold);
  if (national) return { ...symbolOf(national.letter, at, true), nations: national.nations };
  return token.letterCase === 'capital' && /^[a-z]$/.test(token.fold) ? symbolOf(token.fold, at) : undefined;
}

/** Also "foxtrott", "wiski" in lower case, even a few: for what is known to be a registration. */
export function lowerCaseSymbolAt(passage: Passage, at: number): SpokenSymbol | undefined {
  const national = NATIONAL_LETTERS.get(passage.tokens[at]?.fold ?? '');
  const lowerCase = national?.nations === ALL_NATIONS ? symbolOf(national.letter, at, true) : undefined;
  return symbolAt(passage, at) ?? lowerCase;
}

/** Also "1234", "345kr", "thirty-four", "dwieście". */
export function symbolOrNumberAt(passage: Passage, at: number): SpokenSymbol | undefined {
  const token = passage.tokens[at];
  if (!token) return undefined;
  const number = token.kind === 'word' ? spokenNumberAt(passage.tokens, at) : undefined;
  if (number && number.digits.length > 1) return { ...symbolOf(number.digits, at), last: number.last, isNumber: true };
  const plain = token.kind === 'number' || (token.kind === 'code' && /^\d+[a-z]{1,2}$/.test(token.fold));
  const isNumber = plain && token.fold.length > 1 && token.fold.length <= NUMBER_CHARS_MAX;
  return isNumber ? { ...symbolOf(token.fold, at), isNumber } : symbolAt(passage, at);
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

function markAt({ tokens, language }: Passage, at: number): SpokenSymbol | undefined {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.letterCase !== 'upper' || token.text.length !== 2 || !JOINED_MARKS.has(token.text)) return undefined;
  if (language === 'english' && token.text === 'OK') return undefined;
  if (next?.kind !== 'word' || next.newLine || next.fold.length < 2) return undefined;
  return symbolOf(token.fold, at, true);
}

/** Not the international alphabet only. */
export function isNational(run: readonly SpokenSymbol[]): boolean {
  return run.some(({ nations }) => nations !== ALL_NATIONS);
}

/** Two or more adjacent symbols of one alphabet; `spansLines`: also over line ends and several marks. */
export function spokenRuns(passage: Passage, read: typeof symbolAt, spansLines = false): SpokenSymbol[][] {
  const runs: SpokenSymbol[][] = [];
  for (let i = 0; i < passage.tokens.length; i++) {
    const first = markAt(passage, i) ?? read(passage, i);
    if (!first) continue;
    const run = runFrom(passage, first, read, spansLines);
    if (run.length > 1 || (run[0]?.characters.length ?? 0) > 1) runs.push(run);
    i = run.at(-1)?.last ?? i;
  }
  return runs;
}

/** Empty if `first` is undefined. */
export function runFrom(
  passage: Passage,
  first: SpokenSymbol | undefined,
  read: typeof symbolAt,
  spansLines = false,
): SpokenSymbol[] {
  const run: SpokenSymbol[] = [];
  let nations = ALL_NATIONS;
  for (let symbol = first; symbol && (symbol.nations & nations) !== 0; ) {
    run.push(symbol);
    nations &= symbol.nations;
    const at = spansLines
      ? pastMarks(passage, symbol.last + 1)
      : symbol.last + (isJoint(passage, symbol.last + 1) ? 2 : 1);
    symbol = passage.tokens[at]?.newLine && !spansLines ? undefined : read(passage, at);
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
    const symbol = symbolAt(passage, index);
    return symbol?.nations === ALL_NATIONS && (passage.tokens[index]?.fold.length ?? 0) > 1;
  };
  const isRay = passage.tokens[at - 1]?.fold === 'ray' || next.fold === 'x';
  return joint.text === ',' && (isRay || (isLetter(at - 1) && isLetter(at + 1)));
}
