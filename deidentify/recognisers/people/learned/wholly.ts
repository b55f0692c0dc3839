/**
 * A name that the learned recogniser found, with what belongs to it on either side: a small word with a capital ("Le
 * Bihan"), one letter with an apostrophe ("N'Guessan", "'t Hart"), a nickname in quotation marks ("„Plåten" Persson").
 */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { APOSTROPHE } from '../name-phrase.ts';
import type { NameStretch } from '../site.ts';

const QUOTE = /^["“”„«»]$/;

/** The stretch with all that belongs to it; a stretch that reaches no further is given back as it is. */
export function wholly<Stretch extends NameStretch>({ tokens, sentences }: Passage, stretch: Stretch): Stretch {
  let { first, last } = stretch;
  const before = tokens[first - 1];
  if (isOpened(tokens, first)) first -= 2;
  else if (isNickname(tokens, first - 3)) first -= 3;
  else if (before?.letterCase === 'capital' && before.flags & lexicon.PARTICLE && sentences.opens[first - 1] !== 1) {
    if (before.fold.length > 1 && tokens[first]?.spaced && !tokens[first]?.newLine) first -= 1;
  }
  if (isNickname(tokens, last + 1) && isCapital(tokens[last + 4])) last += 4;
  const end = tokens[last];
  const next = tokens[last + 1];
  if (last > first && end && end.flags & lexicon.PARTICLE && end.letterCase === 'lower' && isCapital(next)) last += 1;
  return first === stretch.first && last === stretch.last ? stretch : { ...stretch, first, last };
}

/** "N'" or "'t" stands before the token. */
function isOpened(tokens: readonly Token[], index: number): boolean {
  const [letter, mark, token] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  if (!letter || !mark || !token) return false;
  if (APOSTROPHE.test(mark.text) && !mark.spaced && !token.spaced)
    return letter.text.length === 1 && letter.letterCase === 'capital';
  return APOSTROPHE.test(letter.text) && mark.fold === 't' && !mark.spaced && token.spaced;
}

/** One word with a capital in quotation marks, from `index` on. */
function isNickname(tokens: readonly Token[], index: number): boolean {
  const [open, word, close, name] = [0, 1, 2, 3].map((steps) => tokens[index + steps]);
  if (!open || !close || !name || !QUOTE.test(open.text) || !QUOTE.test(close.text)) return false;
  return word?.kind === 'word' && word.letterCase === 'capital' && !word.spaced && !close.spaced && name.spaced;
}

function isCapital(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.letterCase === 'capital' && !token.newLine;
}
