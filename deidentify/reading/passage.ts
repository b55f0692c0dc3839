/**
 * A field's text as the recognisers see it: the text, its tokens and sentences, and its letters and digits pressed
 * together.
 */
import { FOREIGN, ORDINARY } from '../tables/lexicon.ts';
import { foldOne } from './fold.ts';
import { type Language, languageOf } from './language.ts';
import { readSentences, type Sentences } from './sentences.ts';
import { readTokens, type Token } from './tokens.ts';

/** Letters and digits of a text without anything between them; `starts` and `ends` lead back to the text. */
export type Pressed = { text: string; starts: Int32Array; ends: Int32Array };

export type Passage = {
  field: string;
  text: string;
  tokens: readonly Token[];
  sentences: Sentences;
  language: Language;
  pressed: () => Pressed;
};

/** Reads one field's text. The pressed form is made when first asked for. */
export function readPassage(field: string, text: string, language: string | null): Passage {
  let pressed: Pressed | undefined;
  const tokens = readTokens(text);
  const spoken = languageOf(tokens, language);
  if (spoken === 'english') forgetForeignWords(tokens);
  return {
    field,
    text,
    tokens,
    sentences: readSentences(tokens),
    language: spoken,
    pressed: () => {
      pressed ??= press(text, tokens);
      return pressed;
    },
  };
}

/** "Dan", "Ella" and "Vic" are ordinary words in other languages only. */
function forgetForeignWords(tokens: readonly Token[]): void {
  for (const token of tokens) if (token.flags & FOREIGN) token.flags &= ~(FOREIGN | ORDINARY);
}

function press(text: string, tokens: readonly Token[]): Pressed {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const token of tokens) {
    if (token.kind === 'mark' || token.kind === 'redacted') continue;
    const plain = token.fold.length === token.end - token.start;
    for (let at = token.start; at < token.end; ) {
      const character = plain ? '' : String.fromCodePoint(text.codePointAt(at) ?? 0);
      const width = plain ? 1 : character.length;
      const folded = plain ? token.fold.charAt(at - token.start) : foldOne(character);
      for (let i = 0; i < folded.length; i++) {
        starts.push(at);
        ends.push(at + width);
      }
      parts.push(folded);
      at += width;
    }
  }
  return { text: parts.join(''), starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}
