/** Writes tokens as one line of unaccented letters, for patterns (C5.2, C5.5) */
import { isAscii } from './fold.ts';
import type { Token } from './tokens.ts';

type Line = { text: string; starts: readonly number[]; ends: readonly number[] };

const CONTEXT_CHARS_MAX = 120;
const lines = new WeakMap<readonly Token[], Line>();

/** A pattern for any of the words, capitalised or not. */
export function anyOf(list: Iterable<string>): string {
  const sources = [...list]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&'));
  return `(?:${sources.join('|').replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})(?![A-Za-z\\d])`;
}

/** `pattern` is sticky; returns '' without a match. */
export function matchAt(pattern: RegExp, text: string, start: number): string {
  return text.slice(start, endOf(pattern, text, start));
}

/** Last token matched by a sticky pattern. */
export function endAt(tokens: readonly Token[], first: number, pattern: RegExp): number | undefined {
  return read(tokens, first, pattern, lineOf(tokens).starts[first]);
}

export function endAfter(tokens: readonly Token[], last: number, pattern: RegExp): number | undefined {
  return read(tokens, last, pattern, lineOf(tokens).ends[last]);
}

export function startBefore(tokens: readonly Token[], last: number, pattern: RegExp): number | undefined {
  const { text, starts } = lineOf(tokens);
  const end = starts[last] ?? 0;
  const from = Math.max(0, end - CONTEXT_CHARS_MAX);
  const found = text.slice(from, end).search(pattern);
  if (found < 0) return undefined;
  let first = last;
  while (first > 0 && (starts[first] ?? 0) > from + found) first -= 1;
  return first;
}

function read(tokens: readonly Token[], from: number, pattern: RegExp, at?: number): number | undefined {
  if (at === undefined) return undefined;
  const { text, ends } = lineOf(tokens);
  const end = endOf(pattern, text, at);
  if (end === at) return undefined;
  let last = from;
  while (last < tokens.length && (ends[last] ?? end) < end) last += 1;
  return last;
}

function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

function lineOf(tokens: readonly Token[]): Line {
  const known = lines.get(tokens);
  if (known) return known;
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const token of tokens) {
    text += token.newLine ? '\n' : token.spaced ? ' ' : '';
    starts.push(text.length);
    text += plain(token);
    ends.push(text.length);
  }
  const line = { text, starts, ends };
  lines.set(tokens, line);
  return line;
}

/** Without accents, case kept. */
function plain({ text, fold, letterCase }: Token): string {
  if (text === fold || isAscii(text)) return text;
  if (letterCase === 'upper') return fold.toUpperCase();
  return letterCase === 'capital' ? fold.charAt(0).toUpperCase() + fold.slice(1) : fold;
}
