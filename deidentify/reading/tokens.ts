/** Tokens: words, numbers, codes ("LS4", "N123AB"), marks, placeholders */
import { REPLACEMENT_WORDS } from '../../domain/reports/spans.ts';
import { lookUp } from '../tables/lexicon.ts';
import { fold as foldWord, isAscii } from './fold.ts';

export type TokenKind = 'word' | 'number' | 'code' | 'mark' | 'redacted';
export type LetterCase = 'lower' | 'capital' | 'upper' | 'none';

export type Token = {
  kind: TokenKind;
  start: number;
  end: number;
  text: string;
  fold: string;
  /** Bits from tables/lexicon.ts. */
  flags: number;
  letterCase: LetterCase;
  spaced: boolean;
  newLine: boolean;
};

type Word = Pick<Token, 'text' | 'fold' | 'flags' | 'letterCase'>;

const SPACE = 1;
const LETTER = 2;
const DIGIT = 3;
const MARK = 4;
const INVISIBLE = 5;
const BREAK = 6;
const SURROGATE = 7;

/** Placeholders (C5.2). */
const REDACTED = new RegExp(
  `\\[(?:${[...new Set(Object.values(REPLACEMENT_WORDS))].map((word) => word.slice(1, -1)).join('|')})\\]`,
  'y',
);
/** Cache of table words only. */
const vocabulary = new Map<string, Word>();
const VOCABULARY_MAX = 50_000;
const classes = new Uint8Array(65_536);

function classify(code: number): number {
  const character = String.fromCharCode(code);
  if (code === 10 || code === 13 || code === 0x2028 || code === 0x2029) return BREAK;
  if (code >= 0xd800 && code <= 0xdfff) return SURROGATE;
  if (/\s/.test(character)) return SPACE;
  if (/\p{L}/u.test(character)) return LETTER;
  if (/\p{Nd}/u.test(character)) return DIGIT;
  if (/[\p{M}\p{Cf}]/u.test(character)) return INVISIBLE;
  return MARK;
}

function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  let known = classes[code] ?? 0;
  if (known === 0) {
    known = classify(code);
    classes[code] = known;
  }
  return known === SURROGATE ? classifyPair(text, at) : known;
}

function classifyPair(text: string, at: number): number {
  return /^[\p{L}\p{Nd}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? LETTER : MARK;
}

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function letterCaseOf(text: string, folded: string): LetterCase {
  // Most words are plain lower case: no conversion needed.
  if (text === folded && isAscii(text)) return 'lower';
  const lower = text.toLowerCase();
  if (text === lower) return text === text.toUpperCase() ? 'none' : 'lower';
  if (text === text.toUpperCase()) return text.length === 1 ? 'capital' : 'upper';
  return text.charCodeAt(0) === lower.charCodeAt(0) ? 'lower' : 'capital';
}

/** In order, without overlap; skips white space and control characters. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = true;
  let newLine = true;
  while (at < text.length) {
    const found = classAt(text, at);
    if (found === SPACE || found === BREAK) {
      spaced = true;
      if (found === BREAK) newLine = true;
      at += 1;
      continue;
    }
    const token = readOne(text, at, found, spaced, newLine);
    tokens.push(token);
    at = token.end;
    spaced = false;
    newLine = false;
  }
  return tokens;
}

function readOne(text: string, start: number, found: number, spaced: boolean, newLine: boolean): Token {
  if (found !== LETTER && found !== DIGIT) return readMark(text, start, spaced, newLine);
  let letters = false;
  let digits = false;
  let end = start;
  while (end < text.length) {
    const next = classAt(text, end);
    if (next === LETTER) letters = true;
    else if (next === DIGIT) digits = true;
    else if (next !== INVISIBLE) break;
    end += widthAt(text, end);
  }
  const kind = letters ? (digits ? 'code' : 'word') : 'number';
  const word = readWord(text.slice(start, end), kind);
  const { fold, flags, letterCase } = word;
  return { kind, start, end, text: word.text, fold, flags, letterCase, spaced, newLine };
}

function readWord(text: string, kind: TokenKind): Word {
  const known = vocabulary.get(text);
  if (known) return known;
  const folded = foldWord(text);
  if (kind === 'number') return { text, fold: folded, flags: 0, letterCase: 'none' };
  const word: Word = { text, fold: folded, flags: lookUp(folded), letterCase: letterCaseOf(text, folded) };
  if (word.flags !== 0 && vocabulary.size < VOCABULARY_MAX) vocabulary.set(text, word);
  return word;
}

function readMark(text: string, start: number, spaced: boolean, newLine: boolean): Token {
  let end = start + widthAt(text, start);
  let kind: TokenKind = 'mark';
  if (text.charCodeAt(start) === 91) {
    REDACTED.lastIndex = start;
    const redacted = REDACTED.exec(text);
    if (redacted) {
      end = start + redacted[0].length;
      kind = 'redacted';
    }
  }
  const mark = text.slice(start, end);
  return { kind, start, end, text: mark, fold: mark, flags: 0, letterCase: 'none', spaced, newLine };
}
