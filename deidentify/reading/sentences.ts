/** How a sentence uses capitals: they mean nothing in headings, shouting or lower-case writing */
import { TITLE } from '../tables/lexicon.ts';
import type { Token } from './tokens.ts';

export type Style = 'prose' | 'shout' | 'heading' | 'lower-case';

/** Per token: whether it opens a sentence or quotation, and its style. */
export type Sentences = { opens: Uint8Array; styles: Style[] };

const ENDING = /^[.!?…:;•*]$/;
const QUOTE = /^["“„«‘(\-–—]$/;

export function readSentences(tokens: readonly Token[]): Sentences {
  const opens = new Uint8Array(tokens.length);
  const styles: Style[] = new Array(tokens.length);
  const whole = styleOf(tokens, 0, tokens.length, 'prose');
  let start = 0;
  let fresh = true;
  for (const [index, token] of tokens.entries()) {
    if (token.newLine) fresh = true;
    if (fresh && index > start && token.kind !== 'mark') {
      fillStyle(styles, tokens, start, index, whole);
      start = index;
    }
    if (fresh || isQuoted(tokens, index)) opens[index] = 1;
    if (token.kind !== 'mark') fresh = false;
    else if (endsSentence(tokens, index)) fresh = true;
  }
  fillStyle(styles, tokens, start, tokens.length, whole);
  return { opens, styles };
}

function endsSentence(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token || !ENDING.test(token.text)) return false;
  const before = tokens[index - 1];
  if (token.text === '.' && before && before.flags & TITLE) return false;
  return tokens[index + 1]?.spaced !== false || token.text === '…';
}

function isQuoted(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (!before?.spaced || tokens[index]?.spaced) return false;
  return QUOTE.test(before.text) && before.text !== '(';
}

function fillStyle(styles: Style[], tokens: readonly Token[], start: number, end: number, whole: Style): void {
  styles.fill(styleOf(tokens, start, end, whole), start, end);
}

function styleOf(tokens: readonly Token[], start: number, end: number, fallback: Style): Style {
  const count = { upper: 0, capital: 0, lower: 0, words: 0, longLower: 0 };
  let first: Token | undefined;
  for (let i = start; i < end; i++) {
    const token = tokens[i];
    if (token?.kind === 'redacted') first ??= token;
    if (token?.kind !== 'word') continue;
    first ??= token;
    count.words += 1;
    if (token.letterCase === 'upper') count.upper += 1;
    else if (token.letterCase === 'capital' && token.text.length > 1 && token !== first) count.capital += 1;
    else if (token.letterCase === 'lower') count.lower += 1;
    if (token.letterCase === 'lower' && token.text.length > 3) count.longLower += 1;
  }
  if (count.upper >= 2 && count.upper > count.lower && count.upper >= count.words * 0.5) return 'shout';
  const sentence = count.lower >= 2 && tokens[end - 1]?.text === '.';
  if (!sentence && count.capital >= 3 && count.capital > count.longLower * 3 && count.lower <= count.capital)
    return 'heading';
  if (count.words < 3) return fallback;
  return first?.letterCase === 'lower' && count.capital + count.upper <= count.words * 0.1 ? 'lower-case' : 'prose';
}
