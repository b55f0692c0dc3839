// A field's text as the recognisers see it: the text, its tokens, and its letters and digits pressed together.

import { foldOne } from './fold.ts';
import { readTokens, type Token } from './tokens.ts';

/** Letters and digits of a text without anything between them; `starts` leads back to the text. */
export type Pressed = { text: string; starts: Int32Array; ends: Int32Array };

export type Passage = { field: string; text: string; tokens: readonly Token[]; pressed: () => Pressed };

/** Reads one field's text. The pressed form is made when first asked for. */
export function readPassage(field: string, text: string): Passage {
  let pressed: Pressed | undefined;
  const tokens = readTokens(text);
  return {
    field,
    text,
    tokens,
    pressed: () => {
      pressed ??= press(text, tokens);
      return pressed;
    },
  };
}

function press(text: string, tokens: readonly Token[]): Pressed {
  const parts: string[] = [];
  const starts = new Int32Array(text.length * 4 + 1);
  const ends = new Int32Array(text.length * 4 + 1);
  let length = 0;
  const add = (folded: string, start: number, end: number): void => {
    if (folded === '' || length + folded.length > starts.length) return;
    parts.push(folded);
    for (let i = 0; i < folded.length; i++, length++) {
      starts[length] = start;
      ends[length] = end;
    }
  };
  for (const token of tokens) {
    if (token.kind === 'mark' || token.kind === 'redacted') continue;
    for (let at = token.start; at < token.end; ) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      add(foldOne(character), at, at + character.length);
      at += character.length;
    }
  }
  return { text: parts.join(''), starts, ends };
}
