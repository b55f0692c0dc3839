/** A field's text for the recognisers */
import { FOREIGN, ORDINARY } from '../tables/lexicon.ts';
import { foldOne } from './fold.ts';
import { type Language, languageOf } from './language.ts';
import { readSentences, type Sentences } from './sentences.ts';
import { readTokens, type Token } from './tokens.ts';

export type TextRange = { start: number; end: number };

/** Letters and digits only; `placeOf` maps back to the text. */
export type CompactText = { text: string; placeOf: (at: number) => TextRange };

export type Passage = {
  field: string;
  text: string;
  tokens: readonly Token[];
  sentences: Sentences;
  language: Language;
  compact: () => CompactText;
};

/** The compact form is built lazily. */
export function readPassage(field: string, text: string, language: string | null): Passage {
  let compacted: CompactText | undefined;
  const tokens = readTokens(text);
  const detected = languageOf(tokens, language);
  if (detected === 'english') forgetForeignWords(tokens);
  return {
    field,
    text,
    tokens,
    sentences: readSentences(tokens),
    language: detected,
    compact: () => {
      compacted ??= compact(text, tokens);
      return compacted;
    },
  };
}

/** "Dan", "Ella" and "Vic" are ordinary words in other languages only. */
function forgetForeignWords(tokens: readonly Token[]): void {
  for (const token of tokens) if (token.flags & FOREIGN) token.flags &= ~(FOREIGN | ORDINARY);
}

function compact(text: string, tokens: readonly Token[]): CompactText {
  const words = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'redacted');
  const offsets = new Int32Array(words.length);
  let length = 0;
  for (const [index, { fold }] of words.entries()) {
    offsets[index] = length;
    length += fold.length;
  }
  return {
    text: words.map(({ fold }) => fold).join(''),
    placeOf: (at) => {
      const index = lastUpTo(offsets, at);
      const word = words[index];
      return word ? placeWithin(text, word, at - (offsets[index] ?? 0)) : { start: text.length, end: text.length };
    },
  };
}

function lastUpTo(offsets: Int32Array, at: number): number {
  let low = 0;
  let high = offsets.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}

function placeWithin(text: string, { start, end, fold }: Token, number: number): TextRange {
  if (fold.length === end - start) return { start: start + number, end: start + number + 1 };
  let signs = 0;
  for (let at = start; at < end; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    signs += foldOne(character).length;
    if (signs > number) return { start: at, end: at + character.length };
    at += character.length;
  }
  return { start: end, end };
}
