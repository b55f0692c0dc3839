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
  const places = new Map<Token, readonly TextRange[]>();
  return {
    text: words.map(({ fold }) => fold).join(''),
    placeOf: (at) => {
      const index = lastUpTo(offsets, at);
      const word = words[index];
      return word
        ? placeWithin(text, word, at - (offsets[index] ?? 0), places)
        : { start: text.length, end: text.length };
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

function placeWithin(text: string, word: Token, number: number, places: Map<Token, readonly TextRange[]>): TextRange {
  const { start, end, fold } = word;
  if (fold.length === end - start) return { start: start + number, end: start + number + 1 };
  const known = places.get(word) ?? placesOf(text, word);
  places.set(word, known);
  return known[number] ?? { start: end, end };
}

/** Of each letter of the folded word. */
function placesOf(text: string, { start, end }: Token): TextRange[] {
  const places: TextRange[] = [];
  for (let at = start; at < end; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const place = { start: at, end: at + character.length };
    for (let sign = foldOne(character).length; sign > 0; sign--) places.push(place);
    at = place.end;
  }
  return places;
}
